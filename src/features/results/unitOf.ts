import type { DatasetSummary, RunSummary } from '../../engine/engine.ts';
import type { Unit } from './words.ts';

/** What the rows are counted as: a run's, or of the whole dataset where nothing was run. */
export function unitOf(summary: DatasetSummary | null, run: RunSummary | null): Unit {
  if (run !== null) return run.totals.attempts === null ? 'item' : 'attempt';
  return summary === null || summary.distinctIds === summary.items ? 'item' : 'attempt';
}
