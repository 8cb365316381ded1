import type { State } from '../../core/model/verdict.ts';
import type { JudgeFault } from '../../core/rubric/judgeOutput.ts';
import type { RunParams } from '../route.ts';

/** An automated giver of verdicts that is itself being checked. */
export type JudgeChoice =
  | { readonly kind: 'run'; readonly run: RunParams }
  /** `judge-output`: the column holds what a judge answered, in YAML (document 003). */
  | { readonly kind: 'column'; readonly column: string; readonly reads: 'value' | 'judge-output' }
  /** Verdicts of a label file. */
  | { readonly kind: 'log'; readonly judge: string; readonly version: string };

/** What a judge says of one item. */
export interface SaidByJudge {
  readonly state: State | null;
  /** A category, where it says one. */
  readonly value: string | null;
  /** As a decimal. */
  readonly score: string | null;
  /** A reason's code, a cause, or its thoughts, as written. */
  readonly why: string | null;
  /** Why its output gives no verdict. */
  readonly problem: JudgeFault | null;
}
