import { expect, test } from 'vitest';
import { agreementOf } from './agreement.ts';

test('agreement is counted over what both judged: not judged and faults are in no denominator', () => {
  const agreement = agreementOf({
    rows: ['right', 'wrong', 'fault'],
    columns: ['wrong', 'right', 'not-judged'],
    counts: [
      [4, 60, 5],
      [30, 6, 0],
      [1, 2, 3],
    ],
    total: 111,
  });
  expect(agreement.counts).toEqual([
    [60, 4, 5, 0],
    [6, 30, 0, 0],
    [0, 0, 0, 0],
    [2, 1, 3, 0],
  ]);
  // Wilson's interval of 90 of 100, worked out by its formula in Python.
  expect(agreement.agreed).toMatchObject({ kind: 'rate', count: 90, of: 100, value: 0.9 });
  const { low, high } = agreement.agreed.kind === 'rate' ? agreement.agreed : { low: 0, high: 0 };
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.8256', '0.9448']);
  expect(agreement.items).toBe(111);
  // 4 + 6 that both judged; 5 + 1 + 2 + 3 that they did not.
  expect(agreement.differing).toEqual({ all: 21, unjudged: 11 });
});

test('where nothing was judged by both, agreement is undefined, not 0', () => {
  const none = agreementOf({ rows: ['right'], columns: ['not-judged'], counts: [[7]], total: 7 });
  expect(none.agreed).toMatchObject({ kind: 'undefined', why: 'nothing-judged' });
});
