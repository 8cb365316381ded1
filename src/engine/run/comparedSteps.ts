import type { Item, Reply } from '../../core/model/item.ts';
import type { Result } from '../../core/model/verdict.ts';
import { alignSteps } from '../../core/trajectory/align.ts';
import type { Alignment, ReferencePath, Step, TrajectoryScores } from '../../core/trajectory/trajectory.ts';
import { sidesOf } from './sidesOf.ts';

/** What a verdict over trajectories was given on. */
export interface ComparedSteps {
  /** The reference that was answered best, and its index. */
  readonly path: ReferencePath;
  readonly best: number;
  readonly candidate: readonly Step[];
  readonly scores: TrajectoryScores;
  readonly marks: Alignment['marks'];
  /** Reference steps that nothing answers, by their place as written. */
  readonly missing: readonly number[];
}

/**
 * Null where there is no verdict, or one over something else. Long pairs are aligned again only where the verdict did
 * not say.
 */
export function comparedSteps(item: Item, reply: Reply | null, result: Result): ComparedSteps | null {
  const verdict = result.state === 'fault' ? null : result.verdict;
  if (reply === null || verdict === null) return null;
  const { detail } = verdict;
  if (detail.code !== 'trajectory' && detail.code !== 'judged-trajectory') return null;
  const best = detail.reference.index;
  const { paths, candidate } = sidesOf(item, reply);
  const path = paths[best];
  if (path === undefined || candidate === null) return null;
  const { scores } = detail;
  if (detail.code === 'trajectory') {
    return { path, best, candidate, scores, marks: detail.marks, missing: detail.missing.map(({ at }) => at) };
  }
  const { marks, missing } = alignSteps(path, candidate);
  return { path, best, candidate, scores, marks, missing };
}
