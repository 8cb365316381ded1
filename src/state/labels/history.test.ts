import { expect, test } from 'vitest';
import { event, label, logOf } from '../../core/labels/builders.ts';
import { historyIn } from './history.ts';

const DESK = { device: 'desk' };

function historyOf(...lines: readonly object[]) {
  const { done, undone } = historyIn(logOf(...lines), 'ayse', 'desk');
  return { done: done.map(({ id }) => id), undone: undone.map(({ id }) => id) };
}

test('goes by the number of an event and not by where it stands', () => {
  expect(
    historyOf(
      event('undo', 'U', { ...DESK, seq: 3, target: 'B' }),
      label('B', { ...DESK, seq: 2 }),
      label('A', { ...DESK, seq: 1 }),
    ),
  ).toEqual({ done: ['A'], undone: ['B'] });
});

test('is of one rater on one device', () => {
  expect(
    historyOf(
      label('A', { ...DESK, seq: 1 }),
      label('B', { device: 'laptop', seq: 2 }),
      label('C', { ...DESK, rater: 'bora', seq: 3 }),
    ),
  ).toEqual({ done: ['A'], undone: [] });
});

test('what was undone comes back in the other order, until something is new', () => {
  const lines = [
    label('A', { ...DESK, seq: 1 }),
    label('B', { ...DESK, seq: 2 }),
    event('undo', 'U', { ...DESK, seq: 3, target: 'B' }),
    event('undo', 'V', { ...DESK, seq: 4, target: 'A' }),
  ];
  expect(historyOf(...lines)).toEqual({ done: [], undone: ['B', 'A'] });
  const redone = [...lines, event('redo', 'W', { ...DESK, seq: 5, target: 'A' })];
  expect(historyOf(...redone)).toEqual({ done: ['A'], undone: ['B'] });
  expect(historyOf(...redone, label('C', { ...DESK, seq: 6 }))).toEqual({ done: ['A', 'C'], undone: [] });
});

test('an import is undone by its batch, and what was seen is not undone', () => {
  const lines = [
    event('seen', 'S', { ...DESK, seq: 1, item: 'R2' }),
    event('import', 'I', { ...DESK, seq: 2, batch: 'friday' }),
    event('undo', 'U', { ...DESK, seq: 3, target: 'friday' }),
  ];
  expect(historyOf(...lines)).toEqual({ done: [], undone: ['I'] });
});

test('a choice that was made by labelling goes with the label, one that was made by itself does not', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const lines = [label('A', { ...DESK, seq: 1, at })];
  const choice = { ...DESK, seq: 2, item: 'R2', target: 'A' };
  expect(historyOf(...lines, event('resolve', 'R', { ...choice, at })).done).toEqual(['A']);
  expect(historyOf(...lines, event('resolve', 'R', { ...choice, at: '2026-01-02T00:00:00.000Z' })).done).toEqual([
    'A',
    'R',
  ]);
});
