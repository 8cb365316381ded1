import { expect, test } from 'vitest';
import type { ConformanceResult } from '../conformance/conformance.ts';
import { conformanceFigures, figureSentence } from './conformanceReport.ts';

const result: ConformanceResult = {
  cases: 170,
  exactMatch: 47,
  exactMatchRate: 0.2765,
  unrecoverableCases: 62,
  correctlyRefused: 60,
  inventedCalls: 3,
  falseRefusals: 5,
  schemaInvalidReturns: 12,
  adapterExceptions: 1,
  byCategory: [],
};

test('each number of the document is a sentence with its denominator', () => {
  expect(conformanceFigures(result, 2).map(figureSentence)).toEqual([
    '47 of 170 exact (27.6 %)',
    '60 of 62 refused that had to be refused; 2 of them by an exception',
    '3 calls invented where there was none to make',
    '5 gave up on a call that was repairable',
    '12 returned a call that the schema still rejects',
    '1 exception',
  ]);
});

test('without cases the rate is undefined, and says why', () => {
  const none = { ...result, cases: 0, exactMatch: 0, exactMatchRate: null };
  expect(conformanceFigures(none, 0).map(figureSentence)[0]).toBe('0 of 0 exact (undefined: no case was run)');
});
