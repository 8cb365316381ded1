import { alignSteps } from './align.ts';
import { trajectoryNotes, type TrajectoryNote } from './notes.ts';
import { scoresOf } from './scores.ts';
import { pathRefusal, stepsOf, type PathRefusal } from './steps.ts';
import type { Alignment, ReferencePath, Step, TrajectoryScores } from './trajectory.ts';

/** The alignment that is shown, with all that follows from it but for the count of equally good ones. */
export interface Comparison {
  readonly alignment: Alignment;
  readonly scores: TrajectoryScores;
  readonly notes: readonly TrajectoryNote[];
}

export type Compared =
  { readonly ok: true; readonly comparison: Comparison } | { readonly ok: false; readonly refusal: PathRefusal };

/** Compares a reference and a candidate; refuses what `pathRefusal` refuses. */
export function compareTrajectories(path: ReferencePath, candidate: readonly Step[]): Compared {
  const refusal = pathRefusal(path, candidate);
  if (refusal !== null) return { ok: false, refusal };
  const alignment = alignSteps(path, candidate);
  const scores = scoresOf(stepsOf(path), candidate, alignment.pairs.length);
  return { ok: true, comparison: { alignment, scores, notes: trajectoryNotes(path, candidate, alignment, scores) } };
}
