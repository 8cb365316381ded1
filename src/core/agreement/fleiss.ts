import { twoSided } from './normal.ts';
import { quotientOr, total } from './ratio.ts';
import { known, none, type Statistic, type WhyUndefined } from './statistic.ts';
import type { RatingCounts } from './ratings.ts';

export interface FleissFigures {
  readonly kappa: Statistic;
  /** Standard error if all rated by chance alone. */
  readonly seByChance: Statistic;
  readonly z: Statistic;
  readonly p: Statistic;
  /** Randolph's free-marginal kappa: chance is one in as many as there are categories. */
  readonly randolph: Statistic;
}

/**
 * Fleiss' kappa for items that all have the same number of ratings; others, or ratings of one alone, leave it
 * undefined.
 */
export function fleissOf(counts: RatingCounts): FleissFigures {
  const cells = counts.map((row) => row.map(BigInt));
  const sizes = cells.map(total);
  const m = sizes[0];
  if (m === undefined) return undefinedFleiss('no-pairs');
  if (sizes.some((size) => size !== m)) return undefinedFleiss('unequal-ratings');
  if (m < 2n) return undefinedFleiss('nothing-paired');
  const items = BigInt(cells.length);
  const q = BigInt(counts[0]?.length ?? 0);
  const uses = (cells[0] ?? []).map((_, column) => total(cells.map((row) => row[column]!)));
  // Pairs of ratings that agree, and that there are; agreement by chance is `squares` over `whole`.
  const agreed = total(cells.map((row) => total(row.map((count) => count * (count - 1n)))));
  const pairs = items * m * (m - 1n);
  const squares = total(uses.map((use) => use * use));
  const whole = items * items * m * m;
  const kappa = quotientOr(agreed * whole - squares * pairs, pairs * (whole - squares), 'one-label');
  const randolph = quotientOr(q * agreed - pairs, (q - 1n) * pairs, 'one-category');
  if (kappa.kind === 'undefined') return { ...undefinedFleiss(kappa.why), randolph };
  const seByChance = errorByChance(uses.map(Number), Number(items), Number(m));
  const z = kappa.value / seByChance;
  if (seByChance === 0) {
    const why = none('no-spread-by-chance');
    return { kappa, seByChance: known(0), z: why, p: why, randolph };
  }
  return { kappa, seByChance: known(seByChance), z: known(z), p: known(twoSided(z)), randolph };
}

/** Fleiss, Nee and Landis 1979: √(2 (S² − Σ p q (q − p))) / (S √(N m (m − 1))) with S = Σ p q. */
function errorByChance(uses: readonly number[], items: number, m: number): number {
  const shares = uses.map((use) => use / (items * m));
  const spread = sum(shares.map((p) => p * (1 - p)));
  const skew = sum(shares.map((p) => p * (1 - p) * (1 - 2 * p)));
  return Math.sqrt((2 * Math.max(0, spread * spread - skew)) / (items * m * (m - 1))) / spread;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, one) => so + one, 0);
}

function undefinedFleiss(why: WhyUndefined): FleissFigures {
  const undefinedly = none(why);
  return {
    kappa: undefinedly,
    seByChance: undefinedly,
    z: undefinedly,
    p: undefinedly,
    randolph: undefinedly,
  };
}
