import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logGamma, upperGamma } from './gamma.ts';
import { erfc } from './normal.ts';

const vectors = JSON.parse(readFileSync(new URL('./vectors/functions.json', import.meta.url), 'utf8')) as {
  readonly erfc: readonly [x: number, value: number][];
  readonly upperGamma: readonly [a: number, x: number, value: number][];
};

test.each(vectors.erfc)('erfc(%d) is %d to ten digits', (x, value) => {
  expect(Math.abs(erfc(x) - value)).toBeLessThanOrEqual(1e-10 * value);
});

test.each(vectors.upperGamma)('Q(%d, %d) is %d to ten places', (a, x, value) => {
  expect(Math.abs(upperGamma(a, x) - value)).toBeLessThanOrEqual(1e-11);
});

test('the logarithm of the gamma function is that of factorials, and of √π at a half', () => {
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 13);
  let factorial = 1;
  for (let n = 1; n <= 20; n += 1) {
    factorial *= n;
    expect(logGamma(n + 1)).toBeCloseTo(Math.log(factorial), 12);
  }
});
