import { expect, test } from 'vitest';
import type { RecordedColumn, RecordedKind } from '../core/model/item.ts';
import { movedColumn, plainRecorded, toggledColumn, withBeside } from './columns.ts';
import { formatColumns, parseColumns } from './columnText.ts';

function columns(...kinds: readonly RecordedKind[]): readonly RecordedColumn[] {
  return kinds.map((kind, place) => ({ name: `${kind} ${place}`, kind, states: null }));
}

test('by themselves three recorded verdicts are shown, and scores only where there are none', () => {
  expect(plainRecorded(columns('score', 'verdict', 'other', 'judge', 'label', 'verdict'), null, true)).toEqual([
    'verdict 1',
    'judge 3',
    'label 4',
  ]);
  expect(plainRecorded(columns('other', 'score', 'reason'), null, true)).toEqual(['score 1']);
  expect(plainRecorded(columns('other', 'reason'), null, true)).toEqual([]);
  // What is scored by stands in the table as the verdict already.
  expect(plainRecorded(columns('verdict', 'score'), 'verdict 0', true)).toEqual(['score 1']);
});

test('where no item says what was asked, whatever the file brings tells the rows apart', () => {
  expect(plainRecorded(columns('other', 'verdict', 'reason', 'score'), 'verdict 1', false)).toEqual([
    'score 3',
    'other 0',
    'reason 2',
  ]);
  expect(plainRecorded(columns(...Array.from({ length: 20 }, () => 'other' as const)), null, false)).toHaveLength(4);
});

test('a run put beside has its column after the verdict, once', () => {
  expect(withBeside(['id', 'verdict', 'input'])).toEqual(['id', 'verdict', 'beside', 'input']);
  expect(withBeside(['id'])).toEqual(['beside', 'id']);
  expect(withBeside(['id', 'beside'])).toEqual(['id', 'beside']);
});

test('columns of a link are named once, and none named is none chosen', () => {
  expect(parseColumns('id,id,,recorded.a%2cb%25')).toEqual(['id', 'recorded.a,b%']);
  expect(formatColumns(['id', 'recorded.a,b%'])).toBe('id,recorded.a%2cb%25');
  expect(parseColumns('')).toBeNull();
});

test('a column changes places with its neighbour in sight, and one at the end stays', () => {
  const keys = ['verdict', 'beside', 'id', 'input'];
  function seen(key: string): boolean {
    return key !== 'beside';
  }
  expect(movedColumn(keys, 'id', -1, seen)).toEqual(['id', 'beside', 'verdict', 'input']);
  expect(movedColumn(keys, 'verdict', -1, seen)).toBe(keys);
  expect(movedColumn(keys, 'input', 1, seen)).toBe(keys);
  expect(movedColumn(keys, 'beside', 1, seen)).toBe(keys);
});

test('a column that is put in stands last', () => {
  expect(toggledColumn(['id'], 'recorded.a')).toEqual(['id', 'recorded.a']);
  expect(toggledColumn(['id', 'recorded.a'], 'id')).toEqual(['recorded.a']);
});
