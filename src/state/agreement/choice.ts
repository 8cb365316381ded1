import type { Pick } from '../../core/labels/raterSeries.ts';
import type { JudgeChoice } from '../judges/judge.ts';

/** Whose word is held against the judge's. */
export type HumanChoice =
  | { readonly kind: 'rater'; readonly rater: string }
  /** What most of all people say, those of the label files and those whose words the file recorded. */
  | { readonly kind: 'majority' }
  | { readonly kind: 'adjudicated' }
  /** What the file recorded of a person. */
  | { readonly kind: 'column'; readonly column: string };

/** Who is compared with whom, and how. */
export interface AgreementChoice {
  /** Null: your own labels, else a recorded person. */
  readonly human: HumanChoice | null;
  /** Null: see `defaultJudge`. */
  readonly judge: JudgeChoice | null;
  /** Of raters: what was said before the judge was in sight, or what holds now. */
  readonly pick: Pick;
  /** The least score that the judge passes, as a decimal; null: what it says by itself, or a score that is proposed. */
  readonly atLeast: string | null;
  /** `values`: what stands in the columns, as categories of its own, in place of PASS and FAIL. */
  readonly by: 'verdicts' | 'values' | null;
  /** The values are a scale from one end to the other. */
  readonly scale: boolean;
  /** Items whose reference is held to be wrong are left out. */
  readonly undisputed: boolean;
  /** `id@version` of the rubric whose labels count; null: the one with most labels. */
  readonly rubric: string | null;
}

export const NO_CHOICE: AgreementChoice = {
  human: null,
  judge: null,
  pick: 'blind-first',
  atLeast: null,
  by: null,
  scale: false,
  undisputed: false,
  rubric: null,
};
