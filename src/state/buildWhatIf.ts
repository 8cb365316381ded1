import type { Fraction, TrajectoryScores } from '../core/trajectory/trajectory.ts';
import { creditWithMissing, creditWithoutExtra } from '../core/trajectory/whatIf.ts';
import type { BuildPair, LaneName } from './build.ts';
import { markOf, type Columns } from './buildColumns.ts';
import { compareNow, isFar, sidesOfPair } from './buildCompare.ts';

/** What a step is worth. */
export interface WhatIf {
  /** The step is taken away, is made where it is missing, or the step that answers it is taken away. */
  readonly kind: 'without' | 'with' | 'without-answer';
  /** Step credit then. */
  readonly credit: Fraction;
}

/**
 * The step credit without an extra step, with a missing one, and without one that is matched: for that the pair is
 * compared anew, since another step may take its place. Null for a matched step of a pair too long for that.
 */
export function whatIf(
  pair: BuildPair,
  { lane, at }: { readonly lane: LaneName; readonly at: number },
  columns: Columns,
  scores: TrajectoryScores,
): WhatIf | null {
  const mark = markOf(lane, at, columns);
  if (mark === 'extra') return of('without', creditWithoutExtra(scores));
  if (mark === 'missing') return of('with', creditWithMissing(scores));
  const made = lane === 'candidate' ? at : (columns.answeredBy[at] ?? -1);
  const without = { ...pair, candidate: pair.candidate.filter((_, place) => place !== made) };
  const sides = sidesOfPair(without);
  const view = isFar(sides) ? null : compareNow(sides);
  if (view?.kind !== 'compared') return null;
  return of(lane === 'candidate' ? 'without' : 'without-answer', view.comparison.scores.stepCredit);
}

function of(kind: WhatIf['kind'], credit: Fraction | null): WhatIf | null {
  return credit === null ? null : { kind, credit };
}
