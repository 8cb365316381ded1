import { expect, test } from 'vitest';
import { event, label, logOf } from '../../core/labels/builders.ts';
import type { DeskState } from './desk.ts';
import { EMPTY_DESK } from './emptyDesk.ts';
import { nextUnlabelled, neighbourOf } from './queueSteps.ts';
import { blindLabelOf, labelOf, progressOf, ratersOf } from './select.ts';

function key(id: string) {
  return { id, attempt: 0 };
}

const QUEUE = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'].map(key);
const HASH = 'sha256:02';

function desk(lines: readonly object[], rest: Partial<DeskState> = {}): DeskState {
  const header = { type: 'header', format: 'labels', version: 1, categories: ['PASS', 'FAIL'] };
  return {
    ...EMPTY_DESK,
    stage: 'ready',
    rater: 'ayse',
    device: 'desk',
    queue: QUEUE,
    log: logOf(header, ...lines),
    hashes: new Map(QUEUE.map(({ id }) => [`0 ${id}`, HASH])),
    ...rest,
  };
}

function said(id: string, item: string, value: string | null, rest: object = {}) {
  return label(id, { item, value, seq: Number(id), ...rest });
}

const state = desk([
  said('1', 'R1', 'PASS', { ms_on_item: 1999 }),
  said('2', 'R2', 'FAIL', { blind: false, note: 'late', tags: ['slip'], at: '2026-01-01T00:00:00.000Z' }),
  said('3', 'R3', 'UNSURE', { ms_on_item: 2000 }),
  said('4', 'R4', 'SKIP'),
  said('5', 'R5', 'PASS', { item_hash: 'sha256:03' }),
  said('6', 'R6', 'PASS', { device: 'desk' }),
  said('7', 'R6', 'FAIL', { device: 'laptop' }),
  said('8', 'gone', 'PASS'),
  said('9', 'R1', 'FAIL', { rater: 'bora' }),
  event('disputed', '10', { item: 'R3', seq: 10 }),
]);

test('progress counts each item once, and says what does not count', () => {
  expect(progressOf(state)).toEqual({
    total: 6,
    labelled: 3,
    pass: 1,
    fail: 1,
    unsure: 1,
    skipped: 1,
    stale: 1,
    unresolved: 1,
    disputed: 1,
    notBlind: 1,
    hasty: 1,
  });
});

test('a label has what stands beside it', () => {
  expect(labelOf(state, key('R2'))).toMatchObject({
    value: 'FAIL',
    note: 'late',
    tags: ['slip'],
    state: 'said',
    blind: false,
    at: '2026-01-01T00:00:00.000Z',
    event: '2',
    kept: 'saved',
    disputed: false,
  });
  expect(labelOf(state, key('R3')).disputed).toBe(true);
  expect(labelOf(state, key('R5')).state).toBe('stale');
  expect(labelOf(state, key('R6'))).toMatchObject({ state: 'unresolved', value: null });
  expect(labelOf(state, key('R6')).candidates.map(({ event: id, value }) => [id, value])).toEqual([
    ['6', 'PASS'],
    ['7', 'FAIL'],
  ]);
  expect(labelOf(state, key('nothing'))).toMatchObject({ value: null, blind: null, event: null });
});

test('a label of an item whose hash is not known yet is not stale', () => {
  expect(labelOf({ ...state, hashes: new Map() }, key('R5')).state).toBe('said');
  expect(labelOf({ ...state, hashes: null }, key('R5')).state).toBe('said');
});

test('what is not in storage is saving, and is unsaved once storage is in trouble', () => {
  const unsaved = [{ id: '2', header: '', line: '' }];
  expect(labelOf({ ...state, unsaved }, key('R2')).kept).toBe('saving');
  const trouble = { code: 'full', message: '' } as const;
  expect(labelOf({ ...state, unsaved, trouble }, key('R2')).kept).toBe('unsaved');
  expect(labelOf({ ...state, unsaved, trouble }, key('R1')).kept).toBe('saved');
});

test('the blind label stays what it is when another is given after reveal', () => {
  const changed = desk([
    said('1', 'R1', 'PASS'),
    event('reveal', '2', { item: 'R1', seq: 2 }),
    said('3', 'R1', 'FAIL', { supersedes: '1', blind: false, revealed_at: '2026-01-01T00:00:00.000Z' }),
    said('4', 'R2', 'FAIL', { blind: false }),
  ]);
  expect(labelOf(changed, key('R1'))).toMatchObject({ value: 'FAIL', blind: false });
  expect(blindLabelOf(changed, key('R1'))).toBe('PASS');
  expect(blindLabelOf(changed, key('R2'))).toBeNull();
});

test('raters have the items that they labelled, without what they took back', () => {
  expect(ratersOf(state.log)).toEqual([
    { rater: 'ayse', items: 7 },
    { rater: 'bora', items: 1 },
  ]);
  const undone = desk([said('1', 'R1', 'PASS'), event('undo', '2', { seq: 2, target: '1' })]);
  expect(ratersOf(undone.log)).toEqual([]);
});

test('the next item is the next one of which nothing holds, then what was skipped, and never lost at the end', () => {
  expect(nextUnlabelled({ ...state, current: key('R1') })).toEqual(key('R5'));
  expect(nextUnlabelled({ ...state, current: key('R5') })).toEqual(key('R6'));
  expect(nextUnlabelled({ ...state, current: key('R6') })).toEqual(key('R5'));
  const rest = desk([said('1', 'R1', 'PASS'), said('2', 'R2', 'SKIP')], { queue: QUEUE.slice(0, 2) });
  expect(nextUnlabelled({ ...rest, current: key('R1') })).toEqual(key('R2'));
  const all = desk([said('1', 'R1', 'PASS')], { queue: QUEUE.slice(0, 1), current: key('R1') });
  expect(nextUnlabelled(all)).toBeNull();
});

test('stepping ends where the queue does', () => {
  expect(neighbourOf({ ...state, current: key('R1') }, -1)).toBeNull();
  expect(neighbourOf({ ...state, current: key('R1') }, 1)).toEqual(key('R2'));
  expect(neighbourOf({ ...state, current: key('R6') }, 1)).toBeNull();
  expect(neighbourOf({ ...state, current: null }, 1)).toEqual(key('R1'));
});
