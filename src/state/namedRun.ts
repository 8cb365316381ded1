import type { NamedRun } from '../core/words/runTitle.ts';
import type { DatasetSummary } from '../engine/engine.ts';
import { replySetOf } from './replySets.ts';
import type { RunParams } from './route.ts';

/** A run with what its name needs to know of the dataset; null: that is not open. */
export function namedRun(summary: DatasetSummary | null, run: RunParams): NamedRun {
  if (summary === null) return run;
  const set = replySetOf(summary, run);
  return { ...run, outputs: set === null || set.join.joinedBy === 'same-row' ? null : set.name };
}
