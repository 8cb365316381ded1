import type { Rate } from '../model/report.ts';

/** The 97.5 % point of the normal distribution: two sides leave 95 %. */
const Z = 1.959963984540054;

/**
 * `count` of `of` as a rate with its 95 % Wilson score interval, all between 0 and 1.
 * With nothing in the denominator there is no rate, and the value says why.
 */
export function rateOf(count: number, of: number): Rate {
  if (of === 0) return { kind: 'undefined', count, of: 0, why: 'nothing-judged' };
  const value = count / of;
  const square = Z * Z;
  const scale = 1 + square / of;
  const centre = (value + square / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((value * (1 - value)) / of + square / (4 * of * of));
  // At the ends the interval touches 0 or 1 exactly; rounding must not leave it a hair inside or outside.
  const low = count === 0 ? 0 : Math.max(0, centre - half);
  const high = count === of ? 1 : Math.min(1, centre + half);
  return { kind: 'rate', count, of, value, low, high };
}
