import { expect, test } from 'vitest';
import { stepsThatFit } from './stepsThatFit.ts';

const four = ['search', 'open', 'convert', 'answer'];

test('where there is room for all, all are shown', () => {
  expect(stepsThatFit(four, 0, 600)).toBe(4);
});

test('where there is not, room is left for the count of the rest', () => {
  const shown = stepsThatFit(four, 0, 200);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(4);
});

test('one is always shown, however narrow, and of none none', () => {
  expect(stepsThatFit(four, 0, 1)).toBe(1);
  expect(stepsThatFit([], 0, 1)).toBe(0);
});

test('more room never shows fewer', () => {
  const counts = Array.from({ length: 80 }, (_, at) => stepsThatFit(four, 3, at * 10));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test('a second line takes as many again', () => {
  expect(stepsThatFit(four, 0, 200, 2)).toBe(4);
  expect(stepsThatFit([...four, ...four], 0, 200, 2)).toBeLessThan(8);
});
