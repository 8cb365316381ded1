import type { SelfTestFailure } from './issue.ts';
import type { Cause, State } from './verdict.ts';

/** Counts of the four states over some items. */
export type StateCounts = Readonly<Record<'right' | 'wrong' | 'notJudged' | 'fault', number>>;

/** A rate that always knows its denominator; undefined is a value with its cause. */
export type Rate =
  | {
      readonly kind: 'rate';
      readonly count: number;
      readonly of: number;
      readonly value: number;
      readonly low: number;
      readonly high: number;
    }
  | { readonly kind: 'undefined'; readonly count: number; readonly of: 0; readonly why: 'nothing-judged' };

export interface Tally {
  readonly key: string;
  readonly counts: StateCounts;
  readonly rate: Rate;
}

/**
 * Over items with several attempts. pass^k: share of items whose first k attempts are all right, estimated without bias
 * (tau-bench).
 */
export interface AttemptsReport {
  /** Items counted once, whatever their attempts. */
  readonly items: number;
  readonly maxAttempts: number;
  readonly passHat: readonly { readonly k: number; readonly value: number; readonly items: number }[];
  /** Items by how many of their judged attempts are right: all, some, none; `unjudged` have none judged. */
  readonly spread: { readonly all: number; readonly some: number; readonly none: number; readonly unjudged: number };
}

export interface SelfTestReport {
  readonly passed: boolean;
  /** Items whose key was scored, and those left out with the cause. */
  readonly answerKey: { readonly covered: number; readonly failed: number };
  readonly nullControl: { readonly covered: number; readonly failed: number };
  readonly leftOut: readonly {
    readonly why: 'no-reference' | 'reference-broken' | 'no-key' | 'key-is-empty';
    readonly items: number;
  }[];
  /** The first 50. */
  readonly failures: readonly SelfTestFailure[];
}

/** Totals of one run. `reasons` and `causes` are in declared order, zeros left out. */
export interface Totals {
  readonly items: number;
  readonly counts: StateCounts;
  readonly rate: Rate;
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly causes: readonly { readonly cause: Cause; readonly state: State; readonly count: number }[];
  readonly categories: readonly Tally[];
  /** Null when no item has more than one attempt. */
  readonly attempts: AttemptsReport | null;
  /** Of a scorer that grades by more than one number: the mean of each over the `n` judged items; null where n is 0. */
  readonly means?: readonly MeanScore[];
}

/** `name` is the filter's word for it (`step_credit`). */
export interface MeanScore {
  readonly name: string;
  readonly mean: number | null;
  readonly n: number;
}

/** What a whole run has to say beside its totals. */
export type RunNote =
  | { readonly code: 'marker-unknown'; readonly parser: string }
  /** Replies whose calls stand in their text and were read by this dialect. */
  | { readonly code: 'calls-read'; readonly parser: string; readonly items: number }
  | { readonly code: 'all-keys-empty'; readonly items: number }
  | { readonly code: 'tokens-at-cap'; readonly items: number };
