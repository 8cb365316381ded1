import { expect, test } from 'vitest';
import { compareLines } from '../../core/json/lines.ts';
import type { JsonValue } from '../../core/json/value.ts';
import { foldLines } from './foldLines.ts';

function members(count: number, changed: number | null): JsonValue {
  return new Map(Array.from({ length: count }, (_, at) => [`k${at}`, at === changed ? 'other' : 'same']));
}

test('every line is shown or folded once, in order, and a line that differs is never folded', () => {
  const { lines } = compareLines(members(100, null), members(100, 50));
  const places = foldLines(lines).flatMap((part) =>
    part.kind === 'line' ? [part.place] : Array.from({ length: part.to - part.from }, (_, at) => part.from + at),
  );
  expect(places).toEqual(lines.map((_, place) => place));
  const shown = foldLines(lines).flatMap((part) => (part.kind === 'line' ? [lines[part.place]?.key] : []));
  // Line 0 is the bracket that the difference stands under; three members stay on each side of it.
  expect(shown).toEqual([null, 'k47', 'k48', 'k49', 'k50', 'k51', 'k52', 'k53']);
});

test('the lines that a difference stands under are kept, however far above', () => {
  const one: JsonValue = new Map([['list', [members(20, null), members(20, 19)]]]);
  const other: JsonValue = new Map([['list', [members(20, null), members(20, null)]]]);
  const shown = foldLines(compareLines(one, other).lines).flatMap((part) => (part.kind === 'line' ? [part.place] : []));
  const { lines } = compareLines(one, other);
  expect(shown.map((place) => lines[place]?.key).slice(0, 3)).toEqual([null, 'list', 1]);
});

test('equal values and short ones are shown whole', () => {
  expect(foldLines(compareLines(members(100, null), members(100, null)).lines)).toHaveLength(102);
  expect(foldLines(compareLines(members(20, null), members(20, 10)).lines).every(({ kind }) => kind === 'line')).toBe(
    true,
  );
});

test('of more members than can be shown, those around the first difference are', () => {
  const { lines, cut } = compareLines(members(30_000, null), members(30_000, 29_999));
  expect(cut).toBe(true);
  expect(lines.filter(({ mark }) => mark === 'changed').map(({ key }) => key)).toEqual(['k29999']);
});
