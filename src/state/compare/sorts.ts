import type { ComparedFilter } from '../../engine/comparison.ts';

export const COMPARED_SORTS = ['change', 'delta', 'file'] as const satisfies readonly ComparedFilter['sort'][];
