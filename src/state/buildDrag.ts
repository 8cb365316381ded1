import { named } from '../core/trajectory/steps.ts';
import type { StepMark, TrajectoryScores } from '../core/trajectory/trajectory.ts';
import type { BuildPair, BuildState, LaneName } from './build.ts';
import { columnsOf, markOf } from './buildColumns.ts';
import { compareNow, isFar, sidesOfPair } from './buildCompare.ts';
import { insertSteps, moveStep } from './buildEdit.ts';
import { placeOf } from './buildLanes.ts';

/** What is held: a step of a lane, or a tool of which there is to be one more step. */
export type Dragged =
  { readonly kind: 'step'; readonly key: number } | { readonly kind: 'tool'; readonly name: string };

/** Where it would be put down: a step at the place of that one, a tool before that one. */
export interface Aim {
  readonly lane: LaneName;
  readonly at: number;
}

/** Puts down what is held. A step stays in its lane: elsewhere nothing changes. */
export function putDown(state: BuildState, dragged: Dragged, { lane, at }: Aim): BuildState {
  if (dragged.kind === 'tool') return insertSteps(state, lane, at, [named(dragged.name)]);
  const from = placeOf(state.pair, dragged.key);
  return from?.lane === lane ? moveStep(state, lane, from.at, at) : state;
}

/** What would be said of a pair. */
export interface Foreseen {
  readonly scores: TrajectoryScores;
  /** Of each step, by its key. */
  readonly marks: ReadonlyMap<number, StepMark>;
}

/** Null for a pair that is refused, or too long to be compared between two moves of a hand. */
export function foresee(pair: BuildPair): Foreseen | null {
  const sides = sidesOfPair(pair);
  const view = isFar(sides) ? null : compareNow(sides);
  if (view?.kind !== 'compared') return null;
  const { alignment, scores } = view.comparison;
  const columns = columnsOf(alignment, pair.reference.length, pair.candidate.length);
  const marks = new Map<number, StepMark>();
  for (const lane of ['reference', 'candidate'] as const) {
    for (const [at, { key }] of pair[lane].entries()) marks.set(key, markOf(lane, at, columns));
  }
  return { scores, marks };
}
