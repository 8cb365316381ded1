import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeptLine, NewLine } from './keptLines.ts';
import { OtherEvent, placeLines } from './placeLines.ts';

const header = '{"type":"header"}';

function line(id: string, text = `{"event_id":"${id}"}`): NewLine {
  return { id, header, line: text };
}

function known(...lines: readonly KeptLine[]): ReadonlyMap<string, KeptLine> {
  return new Map(lines.map((one) => [one.id, one]));
}

test('new lines take the next places in their order', () => {
  const { written, added, removed } = placeLines([line('b'), line('a')], known(), 7);
  expect(added.map(({ id, place }) => [id, place])).toEqual([
    ['b', 8],
    ['a', 9],
  ]);
  expect(written).toEqual(added);
  expect(removed).toEqual([]);
});

test('a line that is there already is not written again, and its place is said', () => {
  const there = { ...line('a'), place: 3 };
  expect(placeLines([line('a'), line('b')], known(there), 5)).toEqual({
    written: [there, { ...line('b'), place: 6 }],
    added: [{ ...line('b'), place: 6 }],
    removed: [],
  });
});

test('the same line twice is one', () => {
  expect(placeLines([line('a'), line('a')], known(), 0).added).toHaveLength(1);
});

test.each([
  ['another body', line('a', '{"event_id":"a","value":"FAIL"}')],
  ['another header', { ...line('a'), header: '{"type":"header","rubric":{}}' }],
])('an id that is there with %s is refused, and so is all that comes with it', (_what, other) => {
  const there = { ...line('a'), place: 1 };
  expect(() => placeLines([line('b'), other], known(there), 1)).toThrow(OtherEvent);
  expect(() => placeLines([line('a'), other], known(), 0)).toThrow(
    'an event "a" is kept already and says something else',
  );
});

test('a line that joins stands in for the one that was there, at a place that others have not read yet', () => {
  const joined = { ...line('a', '{"event_id":"a","batch":["p"]}'), joins: true } as const;
  const placed = { place: 5, id: 'a', header, line: joined.line };
  expect(placeLines([joined], known({ ...line('a'), place: 2 }), 4)).toEqual({
    written: [placed],
    added: [placed],
    removed: [2],
  });
  expect(placeLines([joined], known(), 4)).toEqual({ written: [placed], added: [placed], removed: [] });
});

describe('whatever is written', () => {
  const ids = fc.constantFrom('a', 'b', 'c', '__proto__', '');
  const lines = fc.array(
    ids.map((id) => line(id)),
    { maxLength: 12 },
  );

  test('writing it again changes nothing', () => {
    fc.assert(
      fc.property(lines, fc.nat(9), (all, last) => {
        const first = placeLines(all, new Map(), last);
        const again = placeLines(all, known(...first.written), last + first.added.length);
        expect(again).toEqual({ written: first.written, added: [], removed: [] });
      }),
    );
  });

  test('no place is given twice, and none at or before the last one', () => {
    fc.assert(
      fc.property(lines, lines, fc.nat(9), (one, other, last) => {
        const first = placeLines(one, new Map(), last);
        const second = placeLines(other, known(...first.written), last + first.added.length);
        const places = [...first.added, ...second.added].map(({ place }) => place);
        expect(places).toEqual(places.map((_place, at) => last + 1 + at));
      }),
    );
  });
});
