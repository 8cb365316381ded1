import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isoTime } from './isoTime.ts';

test('a moment is written as ECMAScript writes it', () => {
  expect(isoTime(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(isoTime(Date.UTC(2024, 1, 29, 23, 59, 59, 999))).toBe('2024-02-29T23:59:59.999Z');
  const [first, last] = [Date.UTC(1900, 0, 1), Date.UTC(9999, 11, 31)];
  assert(
    property(integer({ min: first, max: last }), (time) => {
      expect(isoTime(time)).toBe(new Date(time).toISOString());
    }),
  );
});
