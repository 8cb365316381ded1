import type { DatasetSummary } from '../../engine/engine.ts';
import type { Unit } from './words.ts';

/** What the rows of a dataset are counted as. */
export function unitOf(summary: DatasetSummary | null): Unit {
  return summary === null || summary.distinctIds === summary.items ? 'item' : 'attempt';
}
