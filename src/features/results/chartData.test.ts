import { expect, test } from 'vitest';
import type { Cross } from '../../engine/engine.ts';
import { chartData } from './chartData.ts';

const cross: Cross = {
  rows: ['travel', '', null],
  columns: ['calls-equal', 'not-run', 'arguments'],
  counts: [
    [3, 0, 1],
    [0, 2, 0],
    [0, 0, 0],
  ],
  total: 6,
};

test('what no item has is no row and no part', () => {
  const data = chartData({ ...cross, columns: ['calls-equal', 'not-run', 'arguments', 'name'] }, 'category', 'reason');
  expect(data.rows.map(({ label }) => label)).toEqual(['travel', '(none)']);
  expect(data.parts).toHaveLength(3);
  expect(data.counts).toEqual([
    [3, 0, 1],
    [0, 2, 0],
  ]);
});

test('a click asks for the value, for the cause where there is no verdict, and for nothing there', () => {
  const { rows, parts } = chartData(cross, 'category', 'reason');
  expect(rows.map(({ mark }) => mark)).toEqual([
    { field: 'category', value: 'travel' },
    { field: 'category', value: null },
  ]);
  expect(parts.map(({ mark }) => mark)).toEqual([
    { field: 'reason', value: 'calls-equal' },
    { field: 'cause', value: 'not-run' },
    { field: 'reason', value: 'arguments' },
  ]);
});

test('the rest together cannot be asked for, and verdicts have the colours of their states', () => {
  const data = chartData(
    {
      rows: ['a', null],
      columns: ['wrong', 'not-judged'],
      counts: [
        [1, 1],
        [4, 0],
      ],
      total: 6,
    },
    'recorded.topic',
    'verdict',
  );
  expect(data.rows[1]).toMatchObject({ mark: null, look: { kind: 'rest' } });
  expect(data.parts.map(({ look }) => look)).toEqual([
    { kind: 'state', tone: 'wrong' },
    { kind: 'state', tone: 'unjudged' },
  ]);
});
