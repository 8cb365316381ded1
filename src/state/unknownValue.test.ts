import { expect, test } from 'vitest';
import type { Totals } from '../core/model/report.ts';
import { unknownValue } from './unknownValue.ts';

const totals: Totals = {
  items: 3,
  counts: { right: 1, wrong: 2, notJudged: 0, fault: 0 },
  rate: { kind: 'undefined', count: 0, of: 0, why: 'nothing-judged' },
  reasons: [
    { reason: 'match', count: 1 },
    { reason: 'arguments', count: 2 },
  ],
  causes: [],
  categories: [],
  attempts: null,
};

test('a reason that no item has is named, with the one that may be meant', () => {
  expect(unknownValue('verdict = wrong and reason = argument', totals)).toEqual({
    field: 'reason',
    value: 'argument',
    nearest: 'arguments',
  });
  expect(unknownValue('reason in (match, zebra)', totals)).toEqual({ field: 'reason', value: 'zebra', nearest: null });
});

test('reasons that are there, other fields and what cannot be read are nothing to say', () => {
  for (const filter of ['reason = match', 'id = argument', 'reason != argument', 'reason =', '']) {
    expect(unknownValue(filter, totals)).toBeNull();
  }
});
