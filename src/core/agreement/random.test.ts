import { expect, test } from 'vitest';
import { binomialDraw } from './binomialDraw.ts';
import { seededRandom, xoshiro } from './random.ts';

test('the generator gives the numbers of its authors’ C program', () => {
  const next = xoshiro([1, 2, 3, 4]);
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

test('numbers of one seed are the same each time, those of another are others, and all lie from 0 up to 1', () => {
  const [one, again, other] = [7, 7, 8].map((seed) => Array.from({ length: 1000 }, seededRandom(seed)));
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
  expect(one?.every((number) => number >= 0 && number < 1)).toBe(true);
});

test.each([
  [1, 0.5],
  [12, 0.3],
  [400, 0.02],
  [5000, 0.97],
  [1_000_000, 0.4],
])('draws of %i with chance %d have the mean and the spread of their distribution', (of, chance) => {
  const random = seededRandom(42);
  const draws = Array.from({ length: 4000 }, () => binomialDraw(of, chance, random));
  const mean = draws.reduce((sum, one) => sum + one, 0) / draws.length;
  const variance = draws.reduce((sum, one) => sum + (one - mean) ** 2, 0) / draws.length;
  const expected = of * chance * (1 - chance);
  expect(draws.every((one) => Number.isInteger(one) && one >= 0 && one <= of)).toBe(true);
  // Five standard errors of a mean over 4,000, and a tenth of the variance.
  expect(Math.abs(mean - of * chance)).toBeLessThan(5 * Math.sqrt(expected / 4000));
  expect(Math.abs(variance / expected - 1)).toBeLessThan(0.12);
});

test('what is impossible is never drawn and what is certain always', () => {
  const random = seededRandom(1);
  expect([binomialDraw(9, 0, random), binomialDraw(9, 1, random), binomialDraw(0, 0.5, random)]).toEqual([0, 9, 0]);
});
