import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridMove } from './gridMove.ts';

const KEYS = ['ArrowDown', 'ArrowUp', 'j', 'k', 'PageDown', 'PageUp', 'Home', 'End'] as const;

test.each([
  ['ArrowDown', 3, 4],
  ['j', 3, 4],
  ['ArrowUp', 3, 2],
  ['k', 3, 2],
  ['PageDown', 3, 13],
  ['PageUp', 13, 3],
  ['PageUp', 3, 0],
  ['PageDown', 95, 99],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 0, 0],
])('%s from %i goes to %i', (key, index, expected) => {
  expect(gridMove(key, { index, rowCount: 100, page: 10 })).toBe(expected);
});

test('with nothing selected the first row is taken by every key but End and PageDown', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'j', 'k', 'PageUp', 'Home']) {
    expect(gridMove(key, { index: -1, rowCount: 100, page: 10 })).toBe(0);
  }
  expect(gridMove('End', { index: -1, rowCount: 100, page: 10 })).toBe(99);
  expect(gridMove('PageDown', { index: -1, rowCount: 100, page: 10 })).toBe(10);
});

test('other keys mean nothing, and no key means anything without rows', () => {
  expect(gridMove('a', { index: 0, rowCount: 10, page: 5 })).toBeUndefined();
  expect(gridMove('Tab', { index: 0, rowCount: 10, page: 5 })).toBeUndefined();
  for (const key of KEYS) expect(gridMove(key, { index: -1, rowCount: 0, page: 5 })).toBeUndefined();
});

test('a key always lands on a row', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KEYS),
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: -1, max: 6_000_000 }),
      fc.integer({ min: 0, max: 60 }),
      (key, rowCount, index, page) => {
        const next = gridMove(key, { index: Math.min(index, rowCount - 1), rowCount, page });
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(rowCount);
      },
    ),
  );
});
