import { scoreTrajectory } from './scores.ts';
import type { ReferencePath, Step, TrajectoryScores } from './trajectory.ts';

/** The reference that is reported, and the scores against it alone: nothing is averaged. */
export interface BestReference {
  /** From 0, in the order of the references. */
  readonly index: number;
  readonly path: ReferencePath;
  readonly scores: TrajectoryScores;
}

/**
 * Of several acceptable references the best by step credit, then exact, then the first; null when there are none.
 * Throws a RangeError on a reference that `pathRefusal` refuses.
 */
export function bestReference(references: readonly ReferencePath[], candidate: readonly Step[]): BestReference | null {
  let best: BestReference | null = null;
  for (const [index, path] of references.entries()) {
    const scores = scoreTrajectory(path, candidate);
    if (best === null || isBetter(scores, best.scores)) best = { index, path, scores };
  }
  return best;
}

function isBetter(a: TrajectoryScores, b: TrajectoryScores): boolean {
  if (a.stepCredit.value !== b.stepCredit.value) return a.stepCredit.value > b.stepCredit.value;
  return a.exact > b.exact;
}
