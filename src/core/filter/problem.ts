import type { Comparison } from './filter.ts';
import type { PatternProblem, PatternWhy } from './regex.ts';

/** Why a text is no filter. Facts; `problemSentence` makes the words. */
export type FilterProblem =
  | { readonly code: 'unexpected-character'; readonly character: string }
  | { readonly code: 'unclosed-text' }
  | { readonly code: 'bad-text' }
  | { readonly code: 'unclosed-parenthesis' }
  | { readonly code: 'condition-expected'; readonly found: string }
  | { readonly code: 'operator-expected'; readonly field: string }
  | { readonly code: 'value-expected'; readonly field: string; readonly found: string }
  | { readonly code: 'list-expected'; readonly field: string }
  | { readonly code: 'null-expected'; readonly field: string }
  | { readonly code: 'null-as-value'; readonly field: string }
  | { readonly code: 'joiner-expected'; readonly found: string }
  | { readonly code: 'unknown-field'; readonly name: string; readonly nearest: string | null }
  | {
      readonly code: 'unknown-value';
      readonly field: string;
      readonly value: string;
      readonly allowed: readonly string[];
    }
  | { readonly code: 'not-a-number'; readonly field: string; readonly value: string }
  | { readonly code: 'no-order'; readonly field: string; readonly operator: Comparison }
  | { readonly code: 'no-contains'; readonly field: string }
  | { readonly code: 'unclosed-pattern' }
  | { readonly code: 'pattern-flags'; readonly flags: string }
  | { readonly code: 'bad-pattern'; readonly why: PatternWhy; readonly text: string }
  | { readonly code: 'too-deep'; readonly limit: number };

export function badPattern({ why, text }: PatternProblem): FilterProblem {
  return { code: 'bad-pattern', why, text };
}

/** The problem in one sentence that also says what to write instead. */
export function problemSentence(problem: FilterProblem): string {
  switch (problem.code) {
    case 'unexpected-character':
      return `${shown(problem.character)} cannot stand here: put text with such characters in double quotes.`;
    case 'unclosed-text':
      return 'The text has no closing quote.';
    case 'bad-text':
      return 'Inside quotes, write \\" for a quote, \\\\ for a backslash and \\n for a line end.';
    case 'unclosed-parenthesis':
      return 'A parenthesis is not closed.';
    case 'condition-expected':
      return `A condition is expected here, such as verdict = wrong${foundInstead(problem.found)}.`;
    case 'operator-expected':
      return `${problem.field} is a field: write ${problem.field} = …, or "${problem.field}" in quotes to search for the text.`;
    case 'value-expected':
      return `A value for ${problem.field} is expected here${foundInstead(problem.found)}${/^\w+$/.test(problem.found) ? ': put it in double quotes to mean the text' : ''}.`;
    case 'list-expected':
      return `Write the values in parentheses: ${problem.field} in (a, b).`;
    case 'null-expected':
      return `Write ${problem.field} is null or ${problem.field} is not null.`;
    case 'null-as-value':
      return `Nothing equals null: write ${problem.field} is null, or "null" in quotes for the text.`;
    case 'joiner-expected':
      return `Put "and" or "or" before ${shown(problem.found)}, or several words in double quotes.`;
    case 'unknown-field':
      return `There is no field ${shown(problem.name)}${problem.nearest === null ? '.' : `: did you mean ${problem.nearest}?`}`;
    case 'unknown-value':
      return `${problem.field} is never ${shown(problem.value)}: it is one of ${problem.allowed.join(', ')}.`;
    case 'not-a-number':
      return `${problem.field} is a number, and ${shown(problem.value)} is none.`;
    case 'no-order':
      return `${problem.field} has no order, so ${problem.operator} cannot be asked of it: use =, != or in.`;
    case 'no-contains':
      return `${problem.field} is a number: use =, != or an order such as >=.`;
    case 'unclosed-pattern':
      return 'The expression has no closing slash: write /…/, and \\/ for a slash in it.';
    case 'pattern-flags':
      return `Behind the closing slash only i may stand (any case), not ${shown(problem.flags)}.`;
    case 'bad-pattern':
      return patternSentence(problem.why, shown(problem.text));
    case 'too-deep':
      return `Parentheses and not may be nested ${problem.limit} deep.`;
    default:
      return unknownProblem(problem);
  }
}

function patternSentence(why: PatternWhy, text: string): string {
  switch (why) {
    case 'look-around':
      return `${text} looks around, which cannot be searched in a time that is sure: match what stands there as well, or join two conditions with and, or and not.`;
    case 'back-reference':
      return `${text} refers to an earlier group, which cannot be searched in a time that is sure: write out what it may be.`;
    case 'group-kind':
      return `${text} is no group that can be searched: write (?:…) for a group that is not kept.`;
    case 'unclosed-group':
      return 'The group that begins here is not closed: write \\( for a parenthesis itself.';
    case 'unclosed-class':
      return 'The list of characters that begins here is not closed: write \\[ for a bracket itself.';
    case 'unexpected-close':
      return 'This parenthesis closes nothing: write \\) for a parenthesis itself.';
    case 'lone-backslash':
      return 'A backslash at the end escapes nothing: write \\\\ for a backslash itself.';
    case 'nothing-to-repeat':
      return `${text} has nothing, or something repeated already, to repeat: write a backslash before it for the character itself.`;
    case 'repeat-count':
      return `${text} repeats too often: a repetition, also of repetitions, goes up to 1000, the smaller number first.`;
    case 'escape':
      return `${text} means nothing: write \\\\ for a backslash itself.`;
    case 'range':
      return `${text} is no range of characters: the lower one stands first, and a - itself behind a backslash.`;
    case 'group-name':
      return `${text} is no name of a group, or is the name of two: write (?:…) for a group that is not kept.`;
    case 'too-large':
      return 'The expression is too large to be searched for: write a shorter one, or fewer repetitions.';
    case 'syntax':
      return `${text} cannot be understood: write a backslash before a sign that is meant itself.`;
    default:
      return unknownProblem(why);
  }
}

function foundInstead(found: string): string {
  return found === '' ? '' : `, not ${shown(found)}`;
}

function shown(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

function unknownProblem(problem: never): string {
  return String(problem);
}
