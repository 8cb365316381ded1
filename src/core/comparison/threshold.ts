import { seededRandom } from '../agreement/random.ts';
import { known, none, type Statistic } from '../agreement/statistic.ts';
import type { AgreementTable } from '../agreement/table.ts';
import { canonicalDecimal } from '../json/decimal.ts';
import { compareDecimal } from '../json/compareDecimal.ts';

/** What a person says of an item, and how a judge graded it. */
export interface GradedPair {
  readonly passed: boolean;
  /** As a decimal. */
  readonly score: string;
}

/** Judge against human where the judge passes what has at least this score. */
export interface ThresholdPoint {
  /** A score that occurs, as it was first written. */
  readonly atLeast: string;
  readonly table: AgreementTable;
  readonly kappa: Statistic;
  /** Of what the human passes, how much the judge passes; of what the human fails, how much it fails. */
  readonly tpr: Statistic;
  readonly tnr: Statistic;
}

/** A point for each score that occurs, in rising order; scores are compared exactly. */
export function thresholdCurve(pairs: readonly GradedPair[]): readonly ThresholdPoint[] {
  const counts = new Map<string, { readonly score: string; passed: number; failed: number }>();
  for (const { passed, score } of pairs) {
    const text = canonicalDecimal(score);
    const count = counts.get(text) ?? { score, passed: 0, failed: 0 };
    if (passed) count.passed += 1;
    else count.failed += 1;
    counts.set(text, count);
  }
  const falling = [...counts.values()].toSorted((one, other) => compareDecimal(other.score, one.score));
  const passed = falling.reduce((sum, one) => sum + one.passed, 0);
  const failed = pairs.length - passed;
  const points: ThresholdPoint[] = [];
  let [a, b] = [0, 0];
  for (const one of falling) {
    a += one.passed;
    b += one.failed;
    points.push(pointOf(one.score, { a, b, c: passed - a, d: failed - b }));
  }
  return points.toReversed();
}

/** The table where the judge passes what has at least this score, whether or not it occurs. */
export function tableAt(pairs: readonly GradedPair[], atLeast: string): AgreementTable {
  const table = { a: 0, b: 0, c: 0, d: 0 };
  for (const { passed, score } of pairs) {
    const judged = compareDecimal(score, atLeast) >= 0;
    table[judged ? (passed ? 'a' : 'b') : passed ? 'c' : 'd'] += 1;
  }
  return table;
}

function pointOf(atLeast: string, table: AgreementTable): ThresholdPoint {
  const { a, b, c, d } = table;
  return {
    atLeast,
    table,
    kappa: plainKappa(table),
    tpr: a + c === 0 ? none('human-passed-none') : known(a / (a + c)),
    tnr: b + d === 0 ? none('human-failed-none') : known(d / (b + d)),
  };
}

/** As `kappaOf` has it, from counts whose products are exact in plain numbers (fewer than 9e7 items). */
function plainKappa({ a, b, c, d }: AgreementTable): Statistic {
  const bottom = (a + b) * (b + d) + (a + c) * (c + d);
  return bottom === 0 ? none('one-label') : known((2 * (a * d - b * c)) / bottom);
}

export type CurveName = 'kappa' | 'tpr' | 'tnr';

/** Places of the points at which a curve is highest, in rising order; none where it is undefined throughout. */
export function peaksOf(points: readonly ThresholdPoint[], curve: CurveName): readonly number[] {
  const values = points.map((point) => (point[curve].kind === 'value' ? point[curve].value : -Infinity));
  const highest = values.reduce((so, value) => Math.max(so, value), -Infinity);
  return highest === -Infinity ? [] : values.flatMap((value, at) => (value === highest ? [at] : []));
}

/** A threshold that was chosen on one half of the items and tried on the other. */
export interface SplitCheck {
  /** Null where kappa is undefined at every score of the half that it would be chosen on. */
  readonly atLeast: string | null;
  readonly chosenOn: { readonly n: number; readonly kappa: Statistic };
  readonly checkedOn: { readonly n: number; readonly kappa: Statistic };
}

/**
 * Shuffles the pairs by `seed` (a whole number below 2³²), chooses the score at which kappa is highest on the first half
 * (of several, the lowest), and gives what kappa is on the other half. The half that is chosen on has one more where
 * their number is odd.
 */
export function splitCheck(pairs: readonly GradedPair[], seed: number): SplitCheck {
  const shuffled = pairs.slice();
  const random = seededRandom(seed);
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
  }
  const half = Math.ceil(shuffled.length / 2);
  const [chosen, checked] = [shuffled.slice(0, half), shuffled.slice(half)];
  const points = thresholdCurve(chosen);
  const best = points[peaksOf(points, 'kappa')[0] ?? -1];
  const nothing = none(pairs.length === 0 ? 'no-pairs' : 'one-label');
  return {
    atLeast: best?.atLeast ?? null,
    chosenOn: { n: chosen.length, kappa: best?.kappa ?? nothing },
    checkedOn: {
      n: checked.length,
      kappa:
        best === undefined || checked.length === 0
          ? none(checked.length === 0 ? 'no-pairs' : 'one-label')
          : plainKappa(tableAt(checked, best.atLeast)),
    },
  };
}
