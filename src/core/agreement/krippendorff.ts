import type { RatingCounts } from './ratings.ts';
import { known, none, type Statistic } from './statistic.ts';

/** How far apart two categories are, by their places in the declared scale. */
type Distance = (one: number, other: number) => number;

/** Krippendorff's alpha by four measures of distance. */
export interface AlphaFigures {
  readonly nominal: Statistic;
  /** By place in the declared scale; undefined where the categories have no order. */
  readonly ordinal: Statistic;
  /** By the numbers that the categories are; undefined where one is none. */
  readonly interval: Statistic;
  readonly ratio: Statistic;
}

interface Scale {
  readonly ordered: boolean;
  /** What each category is as a number, or null where one is none. */
  readonly values: readonly number[] | null;
}

/** Items with fewer than two ratings are left out. Undefined where that leaves nothing, or one category alone. */
export function alphasOf(counts: RatingCounts, { ordered, values }: Scale): AlphaFigures {
  const paired = counts.filter((row) => sum(row) > 1);
  const uses = (counts[0] ?? []).map((_, column) => sum(paired.map((row) => row[column]!)));
  return {
    nominal: alphaOf(paired, uses, () => 1),
    ordinal: ordered ? alphaOf(paired, uses, ordinalDistance(uses)) : none('categories-unordered'),
    interval:
      values === null
        ? none('categories-not-numbers')
        : alphaOf(paired, uses, (one, other) => (values[one]! - values[other]!) ** 2),
    ratio: ratioAlpha(paired, uses, values),
  };
}

function ratioAlpha(paired: RatingCounts, uses: readonly number[], values: readonly number[] | null): Statistic {
  if (values === null) return none('categories-not-numbers');
  if (values.some((value) => value < 0)) return none('negative-categories');
  return alphaOf(paired, uses, (one, other) => {
    const between = values[one]! + values[other]!;
    return between === 0 ? 0 : ((values[one]! - values[other]!) / between) ** 2;
  });
}

/** Ratings between the two places, half of those at the ends, squared. */
function ordinalDistance(uses: readonly number[]): Distance {
  return (one, other) => {
    const [from, to] = one < other ? [one, other] : [other, one];
    return (sum(uses.slice(from, to + 1)) - (uses[from]! + uses[to]!) / 2) ** 2;
  };
}

/**
 * 1 − (n − 1) Σ o δ² / Σ n n δ², where o counts pairs of ratings within an item, each item's over its ratings less one.
 */
function alphaOf(paired: RatingCounts, uses: readonly number[], distance: Distance): Statistic {
  if (paired.length === 0) return none('nothing-paired');
  const distances = uses.map((_, one) => uses.map((__, other) => (one === other ? 0 : distance(one, other))));
  const observed = sum(paired.map((row) => apart(row, distances) / (sum(row) - 1)));
  const expected = apart(uses, distances);
  if (expected === 0) return none('one-label');
  return known(1 - ((sum(uses) - 1) * observed) / expected);
}

/** Sum of count times count times distance over pairs of categories. */
function apart(counts: readonly number[], distances: readonly (readonly number[])[]): number {
  let so = 0;
  for (const [one, count] of counts.entries()) {
    if (count === 0) continue;
    for (const [other, more] of counts.entries()) so += count * more * distances[one]![other]!;
  }
  return so;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, one) => so + one, 0);
}
