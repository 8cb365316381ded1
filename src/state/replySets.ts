import type { DatasetSummary, ReplySetSummary } from '../engine/engine.ts';
import type { RunParams } from './route.ts';

const DIGITS = 12;

/** The name of a reply set in routes: the first digits of its file's fingerprint. */
export function repliesKey({ fingerprint }: ReplySetSummary): string {
  return fingerprint.slice(0, DIGITS);
}

/**
 * The replies that a run scores: those it names, else the first that came in a file of their own, else those in the
 * rows.
 */
export function replySetOf(summary: DatasetSummary | null, run: RunParams | null): ReplySetSummary | null {
  const sets = summary?.replySets ?? [];
  const named = run?.replies ?? null;
  if (named !== null) return sets.find((set) => set.fingerprint.startsWith(named)) ?? null;
  return sets.find((set) => set.join.joinedBy !== 'same-row') ?? sets[0] ?? null;
}

/** Whether a run names replies that are not open: nothing can be said of its verdicts. */
export function lacksReplies(summary: DatasetSummary | null, run: RunParams | null): boolean {
  return run !== null && run.replies !== null && summary !== null && replySetOf(summary, run) === null;
}
