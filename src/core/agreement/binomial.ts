import { logGamma } from './gamma.ts';

/**
 * Probability that exactly `count` of `of` happen, each with `chance`, to about 14 digits whatever the numbers:
 * Loader's saddle-point form (2000), in which no large logarithms are subtracted.
 */
export function binomialProbability(count: number, of: number, chance: number): number {
  if (count === 0) return Math.exp(of * Math.log1p(-chance));
  if (count === of) return Math.exp(of * Math.log(chance));
  const rest = of - count;
  const exponent =
    stirlingError(of) -
    stirlingError(count) -
    stirlingError(rest) -
    deviance(count, of * chance) -
    deviance(rest, of * (1 - chance));
  return Math.sqrt(of / (2 * Math.PI * count * rest)) * Math.exp(exponent);
}

/** ln n! less Stirling's formula for it. */
function stirlingError(n: number): number {
  if (n < 16) return logGamma(n + 1) - (n + 0.5) * Math.log(n) + n - Math.log(2 * Math.PI) / 2;
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / n;
}

/** x ln(x / mean) + mean − x, by its series where the two are near. */
function deviance(x: number, mean: number): number {
  if (Math.abs(x - mean) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const ratio = (x - mean) / (x + mean);
  let sum = (x - mean) * ratio;
  let term = 2 * x * ratio;
  for (let at = 3; ; at += 2) {
    term *= ratio * ratio;
    const next = sum + term / at;
    if (next === sum) return sum;
    sum = next;
  }
}
