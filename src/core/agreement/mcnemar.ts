import { binomialProbability } from './binomial.ts';
import { chiSquaredTail } from './normal.ts';
import { known, none, type Statistic } from './statistic.ts';
import type { AgreementMatrix, AgreementTable } from './table.ts';

/** Whether the judge passes more, or less, than the human: of the disagreements alone. */
export interface McNemarFigures {
  /** Two-sided exact p. */
  readonly exactP: Statistic;
  /** Two-sided mid-p (Fagerland, Lydersen and Laake 2013), less cautious than the exact p. */
  readonly midP: Statistic;
  readonly chiSquared: Statistic;
  readonly chiSquaredP: Statistic;
  /** With the continuity correction, which never goes below 0. */
  readonly corrected: Statistic;
  readonly correctedP: Statistic;
}

/** McNemar's test of b against c. Undefined where judge and human agree throughout. */
export function mcnemarOf({ b, c }: AgreementTable): McNemarFigures {
  const of = b + c;
  if (of === 0) {
    const why = none('no-disagreements');
    return { exactP: why, midP: why, chiSquared: why, chiSquaredP: why, corrected: why, correctedP: why };
  }
  const { upTo, at } = halfBinomial(Math.min(b, c), of);
  const chiSquared = (b - c) ** 2 / of;
  const corrected = Math.max(0, Math.abs(b - c) - 1) ** 2 / of;
  return {
    exactP: known(Math.min(1, 2 * upTo)),
    midP: known(b === c ? 1 - at / 2 : 2 * upTo - at),
    chiSquared: known(chiSquared),
    chiSquaredP: known(chiSquaredTail(chiSquared, 1)),
    corrected: known(corrected),
    correctedP: known(chiSquaredTail(corrected, 1)),
  };
}

/** Probabilities of exactly and of at most `count` heads in `of` tosses, for a count of at most half. */
function halfBinomial(count: number, of: number): { readonly at: number; readonly upTo: number } {
  const at = binomialProbability(count, of, 0.5);
  let upTo = 0;
  let term = at;
  for (let i = count; i >= 0 && term > upTo * 1e-18; i -= 1) {
    upTo += term;
    term *= i / (of - i + 1);
  }
  return { at, upTo };
}

/** Bowker's test of symmetry, McNemar's for any number of categories. */
export interface BowkerFigures {
  readonly chiSquared: Statistic;
  /** Pairs of categories between which there is a disagreement. */
  readonly freedom: number;
  readonly p: Statistic;
}

/** Pairs of categories without a disagreement are left out of the degrees of freedom. */
export function bowkerOf(matrix: AgreementMatrix): BowkerFigures {
  let chiSquared = 0;
  let freedom = 0;
  for (const [row, line] of matrix.entries()) {
    for (const [column, count] of line.entries()) {
      const mirrored = matrix[column]![row]!;
      if (column <= row || count + mirrored === 0) continue;
      chiSquared += (count - mirrored) ** 2 / (count + mirrored);
      freedom += 1;
    }
  }
  if (freedom === 0) return { chiSquared: none('no-disagreements'), freedom, p: none('no-disagreements') };
  return { chiSquared: known(chiSquared), freedom, p: known(chiSquaredTail(chiSquared, freedom)) };
}
