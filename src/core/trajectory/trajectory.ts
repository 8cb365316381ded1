/** One tool call of a trajectory. */
export interface Step {
  readonly name: string;
  /** JSON text of the arguments; null where none were captured, which is not the same as `{}`. */
  readonly argumentsText: string | null;
  /** Whether the call failed, where the data says so. */
  readonly failed: boolean | null;
  /** Kind of tool, as `FUNCTION` or `MCP`, where the data says so. No part of our own comparison. */
  readonly type?: string;
}

/** A step, or several whose order is free (calls made in parallel). */
export type Block = Step | readonly Step[];

/** What a reference asks for, in order. */
export type ReferencePath = readonly Block[];

/** Marks as document 004 has them. `match` and `extra` are of the candidate's steps, `missing` of the reference's. */
export type StepMark = 'match' | 'extra' | 'missing';

/** A reference step and the candidate step that answers it; indexes count from 0 over the steps as written. */
export interface StepPair {
  readonly reference: number;
  readonly candidate: number;
}

export interface Alignment {
  /** Rising on both sides but for groups, inside of which the reference's order is free. */
  readonly pairs: readonly StepPair[];
  /** Of each candidate step. */
  readonly marks: readonly ('match' | 'extra')[];
  /** Reference steps that no candidate step answers. */
  readonly missing: readonly number[];
  /** What decided among equally long ones. `names-only`: too long for arguments and status to be asked. */
  readonly rule: 'names' | 'arguments' | 'status' | 'names-only';
}

/** A score with the numbers of its formula. Undefined is never shown as a number. */
export interface Fraction {
  readonly value: number;
  readonly numerator: number;
  readonly denominator: number;
}

/** The counts behind every score: all four follow from them but for `overlap`. */
export interface TrajectoryScores {
  readonly exact: 0 | 1;
  /** Length of the longest common subsequence, over the reference's length: recall in order. */
  readonly orderAware: Fraction;
  /** Jaccard of the two sets of names. */
  readonly setOverlap: Fraction;
  /** correct / (correct + missing + extra). */
  readonly stepCredit: Fraction;
  /** The same length over the candidate's length: precision in order. */
  readonly precisionInOrder: Fraction;
  readonly lcsF1: Fraction;
  /** `sum(min) / sum(max)` over the counts of each name: the overlap that counts repeats. */
  readonly multisetOverlap: Fraction;
  readonly correct: number;
  readonly missing: number;
  readonly extra: number;
  /** Which empty side the policy decided for; null where neither is empty. */
  readonly empty: 'both' | 'reference' | 'candidate' | null;
}
