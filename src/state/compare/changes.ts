import type { Change, ComparedFilter } from '../../engine/comparison.ts';

/** What becomes of an item between two runs, worst first; by the same words in links and in exports. */
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
] as const satisfies readonly Change[];

export const COMPARED_SORTS = ['change', 'delta', 'file'] as const satisfies readonly ComparedFilter['sort'][];
