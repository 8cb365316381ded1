import type { State } from '../model/verdict.ts';

/**
 * What became of an item between two runs, worst first. `regression`: right in A, wrong in B · `lost`: judged in A (right or
 * wrong), not judged or a fault in B · `fix`: wrong, then right · `gained`: not judged or a fault, then judged · `same-…`: no
 * change · `only-…`: on one side alone. By the same words in links and in exports.
 */
export const CHANGES = [
  'regression',
  'lost',
  'fix',
  'gained',
  'same-wrong',
  'same-right',
  'same-unjudged',
  'only-a',
  'only-b',
] as const;
export type Change = (typeof CHANGES)[number];

/** What became of an item that both have, by its states. */
export function changeOfStates(a: State, b: State): Change {
  const [before, now] = [isJudged(a), isJudged(b)];
  if (!before) return now ? 'gained' : 'same-unjudged';
  if (!now) return 'lost';
  if (a === b) return a === 'right' ? 'same-right' : 'same-wrong';
  return a === 'right' ? 'regression' : 'fix';
}

export function isJudged(state: State): boolean {
  return state === 'right' || state === 'wrong';
}
