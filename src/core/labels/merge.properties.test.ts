import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { byCodePoint, canonicalJson } from './canonical.ts';
import { event, HEADER, label, logOf, verdict } from './builders.ts';
import { importLog, previewImport } from './importLog.ts';
import { EMPTY_LOG, mergeLogs, type LabelLog } from './log.ts';
import { raterSeries } from './raterSeries.ts';
import { writeLabels } from './writeLabels.ts';

function merged(...logs: readonly LabelLog[]): LabelLog {
  return logs.reduce((one, other) => {
    const both = mergeLogs(one, other);
    if (!both.ok) throw new Error('They contradict one another');
    return both.log;
  });
}

/** Two logs are one when they are written alike and say the same. */
function said(log: LabelLog): unknown {
  const rubric = [...log.events.values()][0]?.header.rubric ?? null;
  const series = raterSeries(log, 'ayse', { rubric, pick: 'blind-first', hashes: null });
  return [writeLabels(log), [...series].toSorted(([a], [b]) => byCodePoint(a, b))];
}

const ids = ['a', 'b', 'c', 'd', 'e', 'f', '𐀀', 'ｚ'];
const id = fc.constantFrom(...ids);
const orNone = fc.option(id, { nil: null });
const anyEvent = fc.oneof(
  fc
    .record({
      value: fc.constantFrom('PASS', 'FAIL', 'UNSURE', null),
      item: fc.constantFrom('R1', 'R2'),
      supersedes: orNone,
      blind: fc.boolean(),
      device: fc.constantFrom('one', 'two'),
      seq: fc.nat(4),
      batch: fc.constantFrom(undefined, 'p', 'q', ['p', 'q']),
    })
    .map((rest) => label('', rest)),
  fc
    .record({ target: fc.constantFrom(...ids, 'p', 'q'), seq: fc.nat(4), device: fc.constantFrom('one', 'two') })
    .chain((rest) => fc.constantFrom(event('undo', '', rest), event('redo', '', rest))),
  fc.record({ target: id, item: fc.constant('R2') }).map((rest) => event('resolve', '', rest)),
  fc.record({ batch: fc.constantFrom('p', 'q') }).map((rest) => event('import', '', rest)),
  fc.constant(verdict('')),
  fc.constant(event('praise', '')),
);
const headers = [HEADER, { ...HEADER, created: '2025-02-02T00:00:00.000Z', app: '0.2.0' }];

/** A consistent set of events: each id has one body; it may have come by several ways, under either header. */
const events = fc
  .array(anyEvent, { maxLength: ids.length })
  .map((all) => all.map((one, at) => ({ ...one, event_id: ids[at]! })));
interface Copy {
  readonly at: number;
  readonly header: number;
  readonly batch: string | undefined;
}

const copy = fc.record({ at: fc.nat(7), header: fc.nat(1), batch: fc.constantFrom(undefined, 'p', 'q') });

function part(all: readonly object[], copies: readonly Copy[]): LabelLog {
  const parts = copies.flatMap(({ at, header, batch }) => {
    const one = all[at];
    if (one === undefined) return [];
    // Of an import the batch is its own name.
    const isImport = 'type' in one && one.type === 'import';
    return [logOf(headers[header]!, isImport || batch === undefined ? one : { ...one, batch })];
  });
  return merged(EMPTY_LOG, ...parts);
}

const split = events.chain((all) =>
  fc.tuple(...[0, 1, 2].map(() => fc.array(copy, { maxLength: 8 }).map((copies) => part(all, copies)))),
);

describe('merging', () => {
  it('is commutative', () => {
    fc.assert(
      fc.property(split, ([a, b]) => {
        expect(said(merged(a!, b!))).toEqual(said(merged(b!, a!)));
      }),
    );
  });

  it('is associative', () => {
    fc.assert(
      fc.property(split, ([a, b, c]) => {
        expect(said(merged(merged(a!, b!), c!))).toEqual(said(merged(a!, merged(b!, c!))));
      }),
    );
  });

  it('is idempotent, and the empty log adds nothing', () => {
    fc.assert(
      fc.property(split, ([a, b]) => {
        const both = merged(a!, b!);
        for (const again of [merged(both, a!), merged(both, both), merged(EMPTY_LOG, both)]) {
          expect(said(again)).toEqual(said(both));
        }
      }),
    );
  });

  it('keeps every event of both, whatever is made of it', () => {
    fc.assert(
      fc.property(split, ([a, b]) => {
        const all = new Set([...a!.events.keys(), ...b!.events.keys()]);
        expect(new Set(merged(a!, b!).events.keys())).toEqual(all);
      }),
    );
  });

  it('says the same as reading what was written', () => {
    fc.assert(
      fc.property(split, ([a, b]) => {
        const both = merged(a!, b!);
        if (both.events.size === 0) return;
        const lines = writeLabels(both)
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as object);
        expect(said(logOf(...lines))).toEqual(said(both));
      }),
    );
  });
});

test('one id with two bodies merges nothing, and every such pair is given, from either side', () => {
  const [a, b] = [
    logOf(label('a'), label('b'), label('c')),
    logOf(label('a', { value: 'FAIL' }), label('b', { seq: 2 })),
  ];
  for (const both of [mergeLogs(a, b), mergeLogs(b, a)]) {
    expect(both.ok ? [] : both.conflicts.map((one) => one.id)).toEqual(['a', 'b']);
  }
});

test('one body under two rubrics is two things', () => {
  const other = logOf({ ...HEADER, rubric: { id: 'path-ok', version: 3 } }, label('a'));
  expect(mergeLogs(logOf(label('a')), other).ok).toBe(false);
});

describe('an import', () => {
  const own = logOf(label('a'), label('b', { item: 'R3' }));
  const other = logOf(
    label('a'),
    label('x', { rater: 'can' }),
    label('y', { rater: 'can', item: 'R3', item_hash: 'old' }),
  );
  const by = logOf(event('import', 'i', { batch: 'p' })).events.get('i')!;

  function imported(into: LabelLog, from: LabelLog): LabelLog {
    const result = importLog(into, from, by);
    if (!result.ok) throw new Error('It contradicts');
    return result.log;
  }
  function of(log: LabelLog, rater: string) {
    const { rubric } = by.header;
    const series = raterSeries(log, rater, { rubric, pick: 'blind-first', hashes: null });
    return [...series.values()].map(({ value }) => value);
  }

  it('is previewed with what it would add, what is there, what has changed and what the dataset does not have', () => {
    const hashes = new Map([['0 R2', 'sha256:02']]);
    expect(previewImport(own, other, hashes)).toEqual({
      added: 2,
      identical: 1,
      conflicting: 0,
      stale: 0,
      unmatched: 1,
    });
    const changed = new Map([...hashes, ['0 R3', 'new']]);
    expect(previewImport(own, other, changed)).toMatchObject({ stale: 1, unmatched: 0 });
    expect(previewImport(own, logOf(label('a', { value: 'FAIL' })), null)).toMatchObject({ added: 0, conflicting: 1 });
  });

  it('is undone at once, leaves what was there before, stays in the file, and does not come back by a second import', () => {
    const once = imported(own, other);
    expect([of(once, 'can'), of(once, 'ayse')]).toEqual([
      ['PASS', 'PASS'],
      ['PASS', 'PASS'],
    ]);
    const undone = merged(once, logOf(event('undo', 'u', { target: 'p', seq: 9 })));
    expect([of(undone, 'can'), of(undone, 'ayse')]).toEqual([
      [null, null],
      ['PASS', 'PASS'],
    ]);
    expect(undone.events.has('x')).toBe(true);
    const later = logOf(event('import', 'j', { batch: 'q', seq: 10 })).events.get('j')!;
    const again = importLog(undone, other, later);
    expect(again.ok ? of(again.log, 'can') : []).toEqual([null, null]);
    const redone = merged(undone, logOf(event('redo', 'r', { target: 'p', seq: 11 })));
    expect(of(redone, 'can')).toEqual(['PASS', 'PASS']);
  });

  it('that is undone on one device and redone on another leaves what it brought unresolved', () => {
    const undo = event('undo', 'u', { target: 'p', seq: 9 });
    const redo = event('redo', 'r', { target: 'p', seq: 9, device: 'two' });
    const log = merged(imported(own, other), logOf(undo, redo));
    const series = raterSeries(log, 'can', { rubric: by.header.rubric, pick: 'blind-first', hashes: null });
    expect([...series.values()].map(({ state }) => state)).toEqual(['unresolved', 'unresolved']);
  });

  it('that contradicts what is there changes nothing', () => {
    expect(importLog(own, logOf(label('x'), label('a', { value: 'FAIL' })), by).ok).toBe(false);
  });
});

test('canonical text has members in order of code points, and numbers as they were written', () => {
  const value = new Map<string, Parameters<typeof canonicalJson>[0]>([
    ['ｚ', null],
    ['𐀀', [{ token: '1.50', float: true }, true]],
    [
      'b',
      new Map([
        ['z', 'ü'],
        ['a', '"'],
      ]),
    ],
  ]);
  expect(canonicalJson(value)).toBe(String.raw`{"b":{"a":"\"","z":"ü"},"ｚ":null,"𐀀":[1.50,true]}`);
});
