import {
  peaksOf,
  splitCheck,
  thresholdCurve,
  type CurveName,
  type GradedPair,
  type SplitCheck,
  type ThresholdPoint,
} from '../../core/comparison/threshold.ts';
import { compareDecimal } from '../../core/json/compareDecimal.ts';

export const CURVES: readonly CurveName[] = ['kappa', 'tpr', 'tnr'];

/** A judge who grades, along where it is taken to pass. */
export interface Thresholds {
  readonly points: readonly ThresholdPoint[];
  /** Places of the points at which each curve is highest. */
  readonly peaks: ReadonlyMap<CurveName, readonly number[]>;
}

export function thresholdsOf(graded: readonly GradedPair[]): Thresholds {
  const points = thresholdCurve(graded);
  return { points, peaks: new Map(CURVES.map((curve) => [curve, peaksOf(points, curve)])) };
}

/** The place of the lowest point that is at least this high; the last one where none is. */
export function placeOf({ points }: Thresholds, atLeast: string): number {
  const at = points.findIndex((point) => compareDecimal(point.atLeast, atLeast) >= 0);
  return at < 0 ? points.length - 1 : at;
}

/** Whether two thresholds are the same number. */
export function isSameThreshold(one: string, other: string | null): boolean {
  return other !== null && compareDecimal(one, other) === 0;
}

/** Points that are drawn and listed: all, or evenly as many as there is room for, with those at which a curve peaks. */
export function shownPoints({ points, peaks }: Thresholds, most: number): readonly ThresholdPoint[] {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  const places = new Set(Array.from({ length: most }, (_, at) => Math.round(at * step)));
  for (const at of CURVES.flatMap((curve) => peaks.get(curve)?.[0] ?? [])) places.add(at);
  return [...places].toSorted((one, other) => one - other).map((at) => points[at]!);
}

/** How a threshold that is chosen on one half of the items does on the other. */
export function checkBySplit(graded: readonly GradedPair[], seed: number): SplitCheck {
  return splitCheck(graded, seed);
}
