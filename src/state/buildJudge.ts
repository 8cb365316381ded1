import { judgeReason } from '../core/scorers/mockJudge/mockJudge.ts';
import type { TrajectoryScores } from '../core/trajectory/trajectory.ts';
import type { JudgeLimits } from './build.ts';

/** What document 004's mock judge says of these scores. */
export function judgeVerdict(
  scores: TrajectoryScores,
  { orderAtLeast, extraAtMost }: JudgeLimits,
): 'pass' | 'low-order' | 'too-many-extra' {
  return judgeReason(scores, orderAtLeast, extraAtMost);
}
