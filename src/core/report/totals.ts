import type { AttemptsReport, StateCounts, Tally, Totals } from '../model/report.ts';
import { CAUSES, stateOfCause } from '../model/verdict.ts';
import { rateOf } from './wilson.ts';

/** Numbers of items by state, in the order of `STATES`: right, wrong, not judged, fault. */
export type ByState = readonly [right: number, wrong: number, notJudged: number, fault: number];

/** Counts over the items of a run, as columns give them. */
export interface RunCounts {
  readonly states: ByState;
  /** Declared reasons in their order, with how many right or wrong verdicts gave each. */
  readonly reasons: readonly (readonly [reason: string, count: number])[];
  /** In the order of `CAUSES`. */
  readonly causes: readonly number[];
  /** In the order in which they are to be listed. Items without a category are in none. */
  readonly categories: readonly (readonly [category: string, states: ByState])[];
  readonly attempts: AttemptsReport | null;
}

/** Counts made into totals: rates over what was judged, zeros left out of reasons and causes. */
export function totalsOf(counts: RunCounts): Totals {
  const whole = tallyOf('', counts.states);
  return {
    items: counts.states.reduce((sum, count) => sum + count, 0),
    counts: whole.counts,
    rate: whole.rate,
    reasons: counts.reasons.filter(([, count]) => count > 0).map(([reason, count]) => ({ reason, count })),
    causes: CAUSES.map((cause, at) => ({ cause, state: stateOfCause(cause), count: counts.causes[at] ?? 0 })).filter(
      (one) => one.count > 0,
    ),
    categories: counts.categories.map(([category, states]) => tallyOf(category, states)),
    attempts: counts.attempts,
  };
}

/** The rate is over right and wrong alone: what was not judged and what is a fault is in no denominator. */
function tallyOf(key: string, [right, wrong, notJudged, fault]: ByState): Tally {
  const counts: StateCounts = { right, wrong, notJudged, fault };
  return { key, counts, rate: rateOf(right, right + wrong) };
}
