/**
 * Why a pattern cannot be searched for. `offset` and `length` in UTF-16 units of the pattern; `text` is what stands
 * there.
 */
export interface PatternProblem {
  readonly why: PatternWhy;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

export type PatternWhy =
  | 'look-around'
  | 'back-reference'
  | 'group-kind'
  | 'unclosed-group'
  | 'unclosed-class'
  | 'unexpected-close'
  | 'lone-backslash'
  | 'nothing-to-repeat'
  | 'repeat-count'
  | 'escape'
  | 'range'
  | 'group-name'
  | 'too-large'
  | 'syntax';

/**
 * Makes a test of a pattern in RE2's syntax: whether a text holds a match anywhere. The test takes time in proportion
 * to the text, whatever the pattern. Case counts unless `ignoreCase`; `.` is no line end, `^` and `$` are the ends of
 * the text. Handed in, as core has no engine of its own.
 */
export type FilterRegex = (
  pattern: string,
  ignoreCase: boolean,
) => ((text: string) => boolean) | { readonly problem: PatternProblem };
