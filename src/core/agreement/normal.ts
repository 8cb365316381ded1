import { upperGamma } from './gamma.ts';

/** The 97.5 % point of the normal distribution: two sides leave 95 %. */
export const NORMAL_POINT = 1.959963984540054;

/** The complementary error function, to about 1e-12: erfc(x) = Q(1/2, x²) for x ≥ 0. */
export function erfc(x: number): number {
  const tail = upperGamma(0.5, x * x);
  return x < 0 ? 2 - tail : tail;
}

/** Probability of being at least so far from 0 as `z`, on either side, under the normal distribution. */
export function twoSided(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}

/** Probability of at least `x` under the chi-squared distribution with `freedom` degrees of freedom. */
export function chiSquaredTail(x: number, freedom: number): number {
  return upperGamma(freedom / 2, x / 2);
}
