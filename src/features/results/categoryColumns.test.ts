import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf } from './categoryColumns.ts';

test('columns are the list in order, none of them empty, and no more than asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 4 }), (list, most) => {
      const columns = columnsOf(list, most);
      expect(columns.flat()).toEqual(list);
      expect(columns.length).toBeLessThanOrEqual(most);
      expect(columns.every((column) => column.length > 0)).toBe(true);
    }),
  );
});

test('a few rows are one column', () => {
  expect(columnsOf([1, 2, 3, 4], 3)).toEqual([[1, 2, 3, 4]]);
  expect(columnsOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 2).map(({ length }) => length)).toEqual([5, 4]);
});
