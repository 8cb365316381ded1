import type { Dataset, ReplySet } from '../dataset/dataset.ts';
import type { Run } from '../run/run.ts';

/** The replies that are shown and searched: the run's, or before a run the first ones. */
export function repliesOf(dataset: Dataset, run: Run | null): ReplySet | null {
  return run === null ? (dataset.replySets[0] ?? null) : run.replies;
}
