import type { Item, Reply } from '../../model/item.ts';
import type { Options, Scorer } from '../../model/scorer.ts';
import type { Fault, Verdict } from '../../model/verdict.ts';
import type { TrajectoryScores } from '../../trajectory/trajectory.ts';
import { answerBest } from '../trajectory/answerBest.ts';
import { hasPaths, hasTrace, pathKey } from '../trajectory/readPaths.ts';
import { mockJudgeDeclaration } from './declaration.ts';

/**
 * Document 004's mock judge: PASS when order-aware is at least 0.75 and at most one step is extra, which stands for
 * a lenient judge. `orderAtLeast` and `extraAtMost` are its thresholds.
 */
export const mockJudge: Scorer = {
  ...mockJudgeDeclaration,
  key: pathKey,
  hasReference: hasPaths,
  hasTrace,
  score,
};

function score(item: Item, reply: Reply, options: Options): Verdict | { readonly fault: Fault } {
  const answered = answerBest(item, reply);
  if (!answered.ok) return { fault: answered.fault };
  const { best, of } = answered;
  const orderAtLeast = Number(options.get('orderAtLeast'));
  const extraAtMost = Number(options.get('extraAtMost'));
  const reason = judgeReason(best.scores, orderAtLeast, extraAtMost);
  return {
    correct: reason === 'pass',
    reason,
    detail: {
      code: 'judged-trajectory',
      scores: best.scores,
      reference: { index: best.index, of },
      orderAtLeast,
      extraAtMost,
    },
    outcome: null,
    failureKind: null,
    score: null,
  };
}

/** What the judge says of these scores under its two thresholds, low order first. */
export function judgeReason(
  scores: TrajectoryScores,
  orderAtLeast = 0.75,
  extraAtMost = 1,
): 'pass' | 'low-order' | 'too-many-extra' {
  if (scores.orderAware.value < orderAtLeast) return 'low-order';
  return scores.extra > extraAtMost ? 'too-many-extra' : 'pass';
}
