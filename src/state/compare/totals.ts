import { STATES } from '../../core/model/verdict.ts';
import { isJudged, type Change } from '../../core/comparison/change.ts';
import type { ComparedCategory, RunComparison } from '../../engine/comparison.ts';

/** For the features, which take no values of the core. */
export { changeOfStates } from '../../core/comparison/change.ts';

/** The order of a comparison's matrix, on both sides. */
export const STATE_ORDER = STATES;

/** Below this many items judged by both the rates are too loose to go by. */
export const FEW_ITEMS = 30;
/** Of this many changes between right and wrong even an entirely one-sided split has an exact p above 0.05. */
export const FEW_FLIPS = 5;

export function rightBefore({ matrix }: RunComparison): number {
  return sum(matrix[STATES.indexOf('right')] ?? []);
}

export function rightNow({ matrix }: RunComparison): number {
  return sum(matrix.map((row) => row[STATES.indexOf('right')] ?? 0));
}

/** Joined items that A judged. */
export function judgedBefore({ matrix }: RunComparison): number {
  return sum(STATES.flatMap((state, at) => (isJudged(state) ? (matrix[at] ?? []) : [])));
}

export function lostOf(comparison: RunComparison): number {
  return countOf(comparison, 'lost');
}

export function countOf({ changes }: RunComparison, change: Change): number {
  return changes.find((one) => one.change === change)?.count ?? 0;
}

/** Right and judged items of a category on one side. */
export function judgedIn({ right, wrong }: ComparedCategory['a']): { readonly right: number; readonly judged: number } {
  return { right, judged: right + wrong };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((so, count) => so + count, 0);
}
