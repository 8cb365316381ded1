import { bandOf, type Band } from './band.ts';
import type { Counts } from './counts.ts';
import { NORMAL_POINT, twoSided } from './normal.ts';
import { quotient, total } from './ratio.ts';
import { known, none, type Interval, type Statistic, type WhyUndefined } from './statistic.ts';
import type { Weights } from './weights.ts';

/** A kappa with how sure it is. */
export interface KappaFigures {
  readonly kappa: Statistic;
  /** Null where kappa is undefined. */
  readonly band: Band | null;
  /** Asymptotic standard error (Fleiss, Cohen and Everitt 1969), for the interval. */
  readonly se: Statistic;
  /** kappa ± 1.96 · se, cut at −1 and 1: 95 %, asymptotic. */
  readonly interval: Interval;
  /** Standard error if judge and human agreed by chance alone, for the test. */
  readonly seByChance: Statistic;
  /** kappa / seByChance. */
  readonly z: Statistic;
  /** Two-sided, under the normal distribution. */
  readonly p: Statistic;
}

/** Sums that kappa and its two variances are made of, all whole; `bottom` is (1 − pe) · n² · full. */
interface Sums {
  readonly weighted: bigint;
  readonly chance: bigint;
  readonly bottom: bigint;
  /** (w̄i. + w̄.j) · n · full: the mean weights that a pair of categories meets by chance, one for each side. */
  readonly means: (row: number, column: number) => bigint;
}

/**
 * Cohen's kappa with weights, (po − pe)/(1 − pe), and its errors, each divided once from exact sums: a variance that is
 * 0 comes out as 0. Undefined with nothing to compare or where both gave one and the same label.
 */
export function kappaOf(counts: Counts, weights: Weights): KappaFigures {
  const { n } = counts;
  if (n === 0n) return undefinedKappa('no-pairs');
  const sums = sumsOf(counts, weights);
  if (sums.bottom === 0n) return undefinedKappa('one-label');
  const ratio = { top: n * sums.weighted - sums.chance, bottom: sums.bottom };
  const value = quotient(ratio);
  const se = Math.sqrt(variance(counts, weights, sums));
  const seByChance = Math.sqrt(varianceByChance(counts, weights, sums));
  const z = value / seByChance;
  const tested = seByChance > 0;
  return {
    kappa: known(value),
    band: bandOf(ratio),
    se: known(se),
    interval: se > 0 ? around(value, se) : none('no-spread'),
    seByChance: known(seByChance),
    z: tested ? known(z) : none('no-spread-by-chance'),
    p: tested ? known(twoSided(z)) : none('no-spread-by-chance'),
  };
}

/** The same undefined figures throughout, for one reason. */
export function undefinedKappa(why: WhyUndefined): KappaFigures {
  const undefinedly = none(why);
  return {
    kappa: undefinedly,
    band: null,
    se: undefinedly,
    interval: undefinedly,
    seByChance: undefinedly,
    z: undefinedly,
    p: undefinedly,
  };
}

function around(value: number, se: number): Interval {
  const half = NORMAL_POINT * se;
  return { kind: 'interval', low: Math.max(-1, value - half), high: Math.min(1, value + half) };
}

function sumsOf({ n, cells, rows, columns }: Counts, { full, of }: Weights): Sums {
  const byRow = rows.map((_, row) => total(columns.map((count, column) => of(row, column) * count)));
  const byColumn = columns.map((_, column) => total(rows.map((count, row) => of(row, column) * count)));
  const chance = total(rows.map((count, row) => count * byRow[row]!));
  return {
    weighted: total(cells.map((line, row) => total(line.map((count, column) => of(row, column) * count)))),
    chance,
    bottom: n * n * full - chance,
    means: (row, column) => byRow[row]! + byColumn[column]!,
  };
}

/** { Σ p [w − (w̄i. + w̄.j)(1 − k)]² − [k − pe (1 − k)]² } / [n (1 − pe)²], everything brought over one bottom. */
function variance({ n, cells }: Counts, { full, of }: Weights, { weighted, chance, bottom, means }: Sums): number {
  const missed = n * full - weighted;
  let squares = 0n;
  for (const [row, line] of cells.entries()) {
    for (const [column, count] of line.entries()) {
      if (count > 0n) squares += count * (of(row, column) * bottom - means(row, column) * missed) ** 2n;
    }
  }
  const mean = (n * weighted - chance) * n * full - chance * missed;
  return quotient({ top: n * (n * squares - mean * mean), bottom: bottom ** 4n });
}

/** { Σ pi. p.j [w − (w̄i. + w̄.j)]² − pe² } / [n (1 − pe)²]. */
function varianceByChance({ n, rows, columns }: Counts, { of }: Weights, { chance, bottom, means }: Sums): number {
  let squares = 0n;
  for (const [row, left] of rows.entries()) {
    for (const [column, right] of columns.entries()) {
      squares += left * right * (n * of(row, column) - means(row, column)) ** 2n;
    }
  }
  return quotient({ top: squares - chance * chance, bottom: n * bottom * bottom });
}
