import { NORMAL_POINT } from './normal.ts';
import type { Interval, Undefined } from './statistic.ts';
import { none } from './statistic.ts';
import type { AgreementTable } from './table.ts';

/** Verdicts of the judge on items that nobody has labelled. */
export interface Unlabelled {
  readonly passes: number;
  readonly of: number;
}

/** A pass rate of unlabelled items, corrected for what the judge is known to get wrong. */
export type CorrectedRate =
  | {
      readonly kind: 'corrected';
      /** As the formula gives it; may lie outside 0 to 1. */
      readonly raw: number;
      /** Cut at 0 and 1. */
      readonly clipped: number;
      readonly se: number;
      /** raw ± 1.96 · se, cut at 0 and 1: 95 %, asymptotic. */
      readonly interval: Interval;
    }
  | Undefined;

/**
 * The pass rate of unlabelled items by Rogan and Gladen 1978, (p + TNR − 1)/(TPR + TNR − 1), with its error by the
 * delta method over all three samples. On the labelled items themselves it is the human's own rate, by identity.
 * Undefined where the human passed or failed none, and where the judge is no better than chance.
 */
export function roganGladen({ a, b, c, d }: AgreementTable, { passes, of }: Unlabelled): CorrectedRate {
  if (of === 0) return none('nothing-unlabelled');
  if (a + c === 0) return none('human-passed-none');
  if (b + d === 0) return none('human-failed-none');
  // TPR + TNR > 1 is ad > bc; the quotient is brought over (a + c)(b + d), so that the identity holds exactly.
  const better = BigInt(a) * BigInt(d) - BigInt(b) * BigInt(c);
  if (better <= 0n) return none('judge-no-better-than-chance');
  const youden = Number(better) / ((a + c) * (b + d));
  const raw = ((passes * (b + d) - b * of) * (a + c)) / (of * Number(better));
  const variance = spread(passes, of) + raw ** 2 * spread(a, a + c) + (1 - raw) ** 2 * spread(d, b + d);
  return corrected(raw, Math.sqrt(variance) / youden);
}

/**
 * The prediction-powered pass rate (Angelopoulos and others 2023): the judge's rate where nobody labelled, moved by how
 * far the human's rate is from the judge's where somebody did. Defined whatever the judge is worth; from a single
 * labelled item without an interval.
 */
export function predictionPowered({ a, b, c, d }: AgreementTable, { passes, of }: Unlabelled): CorrectedRate {
  const n = a + b + c + d;
  if (n === 0) return none('no-pairs');
  if (of === 0) return none('nothing-unlabelled');
  const shift = (c - b) / n;
  const variance = spread(passes, of) + ((b + c) / n - shift ** 2) / n;
  const rate = corrected(passes / of + shift, Math.sqrt(Math.max(0, variance)));
  return n === 1 ? { ...rate, interval: none('single-pair') } : rate;
}

/** Variance of a share. */
function spread(count: number, of: number): number {
  return (count * (of - count)) / of ** 3;
}

function corrected(raw: number, se: number): Exclude<CorrectedRate, Undefined> {
  const half = NORMAL_POINT * se;
  const interval: Interval =
    se > 0 ? { kind: 'interval', low: cut(raw - half), high: cut(raw + half) } : none('no-spread');
  return { kind: 'corrected', raw, clipped: cut(raw), se, interval };
}

function cut(value: number): number {
  return Math.min(1, Math.max(0, value));
}
