import { expect, test } from 'vitest';
import { TableColumns } from './tableColumns.ts';

test.each([
  [
    ['id', 'text'],
    ['id', 'text'],
  ],
  [
    ['a', 'a', 'a'],
    ['a', 'a (2)', 'a (3)'],
  ],
  [
    ['a', 'a', 'a (2)'],
    ['a', 'a (3)', 'a (2)'],
  ],
  [
    ['a', '', ' ', 'b'],
    ['a', 'column 2', 'column 3', 'b'],
  ],
  [
    ['', 'column 1'],
    ['column 1 (2)', 'column 1'],
  ],
  [
    ['__proto__', 'constructor', '__proto__'],
    ['__proto__', 'constructor', '__proto__ (2)'],
  ],
  [
    [' id', 'id'],
    [' id', 'id'],
  ],
])('the header %j names its columns %j', (header, names) => {
  expect(new TableColumns(header).names).toEqual(names);
});

test('cells behind the header have names that no column has', () => {
  const columns = new TableColumns(['a', 'column 3']);
  expect([2, 3, 2].map((column) => columns.name(column))).toEqual(['column 3 (2)', 'column 4', 'column 3 (2)']);
});
