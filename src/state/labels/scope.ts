import type { ReplySetSummary } from '../../engine/engine.ts';
import type { Dataset } from '../datasets.ts';
import { replySetOf } from '../replySets.ts';
import type { RunParams } from '../route.ts';
import type { LabelScopeName } from './keptLabels.ts';

/** What is labelled together: the items of a dataset with the replies of one reply set. */
export interface LabelScope extends LabelScopeName {
  readonly dataset: Dataset;
  /** Of the dataset file's bytes: SHA-256, hex. */
  readonly fingerprint: string;
  /** Null where there are no replies. */
  readonly replies: ReplySetSummary | null;
}

/** Null while the dataset is being read. Labels of replies from a file of their own are kept apart from others. */
export function scopeOf(dataset: Dataset, run: RunParams | null): LabelScope | null {
  const { summary, name } = dataset;
  if (summary === null) return null;
  const { fingerprint } = summary;
  const replies = replySetOf(summary, run);
  const own = replies === null || replies.join.joinedBy === 'same-row';
  return { scope: own ? fingerprint : `${fingerprint}+${replies.fingerprint}`, name, dataset, fingerprint, replies };
}
