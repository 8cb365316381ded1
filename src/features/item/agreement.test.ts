import { expect, test } from 'vitest';
import type { Result, Verdict } from '../../core/model/verdict.ts';
import { agreement } from './agreement.ts';

const verdict: Verdict = {
  correct: true,
  reason: 'calls-equal',
  detail: { code: 'calls-equal', calls: 1, ordering: 'any' },
  outcome: null,
  failureKind: null,
  score: null,
};
const right: Result = { state: 'right', verdict };
const wrong: Result = { state: 'wrong', verdict };
const notRun: Result = { state: 'not-judged', cause: 'not-run', verdict: null };
const fault: Result = { state: 'fault', fault: { cause: 'scorer-threw', message: '' } };

test('two verdicts agree or differ', () => {
  expect([agreement('right', right), agreement('wrong', wrong)]).toEqual(['agrees', 'agrees']);
  expect([agreement('right', wrong), agreement('wrong', right)]).toEqual(['differs', 'differs']);
});

test('what decides nothing neither agrees nor differs, on either side', () => {
  expect([agreement('right', notRun), agreement('wrong', fault)]).toEqual(['computed-undecided', 'computed-undecided']);
  expect([agreement('not-judged', right), agreement('fault', wrong)]).toEqual([
    'recorded-undecided',
    'recorded-undecided',
  ]);
  expect(agreement('not-judged', notRun)).toBe('recorded-undecided');
});

test('without one of the two there is nothing to say', () => {
  expect([agreement(undefined, right), agreement('right', null)]).toEqual([null, null]);
});
