import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowAtPlace, rowPlaces, rowsToPaint, topForRow } from './rowPlaces.ts';

const heights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 60 });

function placesOf(list: readonly number[]): Float64Array {
  return rowPlaces(list.length, (row) => list[row]!);
}

test('rows stand one under another, and the last place is where all of them end', () => {
  expect([...placesOf([10, 30, 5])]).toEqual([0, 10, 40, 45]);
  expect([...placesOf([])]).toEqual([0]);
});

test('the row at a place begins at or above it and ends below it; past the ends it is the first or the last', () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: -100, max: 60_000 }), (list, top) => {
      const places = placesOf(list);
      const row = rowAtPlace(places, top);
      if (top < 0) expect(row).toBe(0);
      else if (top >= places.at(-1)!) expect(row).toBe(list.length - 1);
      else expect(places[row]! <= top && top < places[row + 1]!).toBe(true);
    }),
  );
  expect(rowAtPlace(placesOf([]), 0)).toBe(-1);
});

test('every row that shows is painted, with what is kept, in order and once', () => {
  fc.assert(
    fc.property(
      heights,
      fc.nat(20_000),
      fc.integer({ min: 1, max: 2000 }),
      fc.array(fc.integer({ min: -2, max: 70 })),
      (list, top, height, kept) => {
        const places = placesOf(list);
        const rows = rowsToPaint(places, { top, height }, 100, kept);
        for (let row = 0; row < list.length; row += 1) {
          const shows = places[row]! < top + height && places[row + 1]! > top;
          if (shows || kept.includes(row)) expect(rows).toContain(row);
        }
        expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
        expect(rows.every((row) => row >= 0 && row < list.length)).toBe(true);
      },
    ),
  );
});

test('of 2,000 rows a screenful is painted', () => {
  const places = rowPlaces(2000, (row) => 40 + (row % 7) * 30);
  expect(rowsToPaint(places, { top: 100_000, height: 800 }, 800, []).length).toBeLessThan(70);
});

test('a row is brought into sight by as little as needs be, a high one by its start', () => {
  const places = placesOf([100, 100, 1000, 100]);
  const sight = { top: 50, height: 200 };
  expect(topForRow(places, 1, 'nearest', sight, 0)).toBe(50);
  expect(topForRow(places, 0, 'nearest', sight, 0)).toBe(0);
  expect(topForRow(places, 3, 'nearest', sight, 0)).toBe(1100);
  expect(topForRow(places, 2, 'nearest', sight, 0)).toBe(200);
  expect(topForRow(places, 2, 'start', sight, 30)).toBe(170);
  expect(topForRow(places, 3, 'end', sight, 30)).toBe(1100);
});
