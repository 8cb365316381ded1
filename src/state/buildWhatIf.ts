import type { Fraction, StepMark, TrajectoryScores } from '../core/trajectory/trajectory.ts';
import { creditWithMissing, creditWithoutExtra } from '../core/trajectory/whatIf.ts';

/** What a step is worth: the step credit without an extra one, or with a missing one; null for a matched one. */
export function creditOtherwise(mark: StepMark, scores: TrajectoryScores): Fraction | null {
  if (mark === 'extra') return creditWithoutExtra(scores);
  return mark === 'missing' ? creditWithMissing(scores) : null;
}
