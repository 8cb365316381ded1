import { expect, test } from 'vitest';
import { isMarked, toggleMarks, type FilterMark } from './filterMarks.ts';

const cell: readonly FilterMark[] = [
  { field: 'verdict', value: 'right' },
  { field: 'beside.verdict', value: 'wrong' },
];

test('a cell asks for its values, and a second click asks for them no longer', () => {
  const once = toggleMarks('', cell);
  expect(once).toBe('verdict = right and beside.verdict = wrong');
  expect(isMarked(once, cell)).toBe(true);
  expect(toggleMarks(once, cell)).toBe('');
});

test('what else was typed stays as typed, what was asked of the same fields gives way', () => {
  const text = 'category = "a b"  and verdict in (wrong, fault) and differs = yes and input contains 1';
  expect(toggleMarks(text, cell)).toBe(
    'category = "a b" and input contains 1 and verdict = right and beside.verdict = wrong',
  );
});

test('a reason and a cause stand for the same field, and nothing there is asked for as null', () => {
  const marks: readonly FilterMark[] = [
    { field: 'category', value: null },
    { field: 'cause', value: 'not-run' },
  ];
  const once = toggleMarks('reason = arguments', marks);
  expect(once).toBe('category is null and cause = not-run');
  expect(isMarked(once, marks)).toBe(true);
  expect(isMarked('category is not null and cause = not-run', marks)).toBe(false);
  expect(toggleMarks(once, marks)).toBe('');
});

test('alternatives are kept together, and a text that is no filter gives way', () => {
  expect(toggleMarks('id = 1 or id = 2', cell)).toBe(
    '(id = 1 or id = 2) and verdict = right and beside.verdict = wrong',
  );
  expect(toggleMarks('verdict = = ', cell)).toBe('verdict = right and beside.verdict = wrong');
});

test('two chosen values are not exactly one of them', () => {
  expect(isMarked('verdict in (right, wrong) and beside.verdict = wrong', cell)).toBe(false);
});
