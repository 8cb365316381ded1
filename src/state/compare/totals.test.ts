import { describe, expect, test } from 'vitest';
import { STATES } from '../../core/model/verdict.ts';
import type { RunComparison } from '../../engine/comparison.ts';
import { changeOfStates, countOf, FEW_FLIPS, rightBefore, rightNow } from './totals.ts';

describe('what became of an item', () => {
  test('is told by its two states as the comparison counts it', () => {
    expect(STATES.map((a) => STATES.map((b) => changeOfStates(a, b)))).toEqual([
      ['same-right', 'regression', 'lost', 'lost'],
      ['fix', 'same-wrong', 'lost', 'lost'],
      ['gained', 'gained', 'same-unjudged', 'same-unjudged'],
      ['gained', 'gained', 'same-unjudged', 'same-unjudged'],
    ]);
  });
});

test('right before are the rows of the matrix, right now its columns', () => {
  const matrix = [
    [5, 3, 1, 0],
    [2, 4, 0, 0],
    [7, 0, 0, 0],
    [0, 0, 0, 9],
  ];
  const comparison = { matrix, changes: [{ change: 'lost', count: 1 }] } as unknown as RunComparison;
  expect(rightBefore(comparison)).toBe(9);
  expect(rightNow(comparison)).toBe(14);
  expect(countOf(comparison, 'lost')).toBe(1);
  expect(countOf(comparison, 'gained')).toBe(0);
});

test('of so few changes even a one-sided split has a p above 0.05, of one more it has not', () => {
  // Both sides of the binomial of halves: 2 / 2^n.
  expect(2 / 2 ** FEW_FLIPS).toBeGreaterThan(0.05);
  expect(2 / 2 ** (FEW_FLIPS + 1)).toBeLessThan(0.05);
});
