import { expect, test } from 'vitest';
import { leastRowWidth, nextSort, placedColumns, type GridColumn } from './columns.ts';

function column(key: string, width: string, hideNarrow = false): GridColumn<string> {
  return { key, header: key, width, hideNarrow, render: (row) => row };
}
const columns = [column('a', '84px'), column('b', '10px', true), column('c', 'minmax(120px, 1fr)')];

test('a narrow grid leaves columns out, and the others keep their place', () => {
  expect(placedColumns(columns, 900).map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(placedColumns(columns, 600).map(({ place }) => place)).toEqual([1, 3]);
  expect(placedColumns(columns, 0)).toHaveLength(3);
});

test('where the columns do not fit, no more are left out than has to be, the last first', () => {
  const wide = [column('a', '500px'), column('b', '100px', true), column('c', '100px', true), column('d', '50px')];
  expect(placedColumns(wide, 810).map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  expect(placedColumns(wide, 809).map(({ place }) => place)).toEqual([1, 2, 4]);
  expect(placedColumns(wide, 697).map(({ place }) => place)).toEqual([1, 4]);
});

test('the least width is that of the tracks with their gaps', () => {
  expect(leastRowWidth(placedColumns(columns, 600))).toBe(84 + 120 + 3 * 12);
});

test('a press on a header sorts up, then down', () => {
  expect(nextSort(undefined, 'a')).toEqual({ key: 'a', direction: 'ascending' });
  expect(nextSort({ key: 'a', direction: 'ascending' }, 'a')).toEqual({ key: 'a', direction: 'descending' });
  expect(nextSort({ key: 'a', direction: 'descending' }, 'a')).toEqual({ key: 'a', direction: 'ascending' });
  expect(nextSort({ key: 'a', direction: 'ascending' }, 'b')).toEqual({ key: 'b', direction: 'ascending' });
});
