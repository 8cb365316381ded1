import { expect, test } from 'vitest';
import type { ConformanceResult } from '../conformance/conformance.ts';
import { conformanceFigures, figureSentence, leftOutSentences, noResultSentence } from './conformanceReport.ts';

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
    '47 of 170 exact or rightly refused (27.6 %)',
    '60 of 62 refused that had to be refused; 2 of them by an exception',
    '3 of 62 with no call to make got an invented call',
    '5 of 108 repairable calls given up',
    '12 of 105 returned calls are still rejected by the schema',
    '1 of 170 ended by an exception',
  ]);
});

test('without cases the rate is undefined, and says why', () => {
  const none = { ...result, cases: 0, exactMatch: 0, exactMatchRate: null };
  expect(conformanceFigures(none, 0).map(figureSentence)[0]).toBe(
    '0 of 0 exact or rightly refused (undefined: no case was run)',
  );
});

const NOTHING = { result, notRun: 0, stops: { total: 0, first: [] }, unloadable: null };
const STOP = { key: { id: 'c12', attempt: 0 }, stop: { code: 'no-parameters', found: 'trip' } } as const;

test('what the numbers are not of is said, each with its cause', () => {
  expect(leftOutSentences(NOTHING)).toEqual([]);
  expect(leftOutSentences({ notRun: 3, stops: { total: 1, first: [STOP] }, unloadable: 2 })).toEqual([
    '3 cases without a recorded output: not run, and no part of the numbers.',
    'At c12 the reference program would stop, because the tool that is called has no parameters (trip): this case is a fault, and no part of the numbers.',
    'The reference program would not load this file, because of 2 of its rows, which the file report names: the numbers are of the others.',
  ]);
  expect(leftOutSentences({ ...NOTHING, stops: { total: 4, first: [STOP] } })).toEqual([
    'At 4 cases the reference program would stop, for instance at c12, because the tool that is called has no parameters (trip): these cases are faults, and no part of the numbers.',
  ]);
});

test('categories that cannot be sorted are said, and leave no result', () => {
  const unsorted = { code: 'categories-not-sortable', found: '1' } as const;
  expect(leftOutSentences({ ...NOTHING, unsorted })).toEqual([
    'The reference program would stop after grading, because categories of different types cannot be sorted (1): they stand in the order of the file.',
  ]);
  expect(noResultSentence({ ...NOTHING, unsorted })).toContain('would stop after grading');
});

test('there is no result where the reference program would give none, and one where cases were not run', () => {
  expect(noResultSentence({ ...NOTHING, notRun: 3 })).toBeNull();
  expect(noResultSentence({ ...NOTHING, result: { ...result, cases: 0 } })).toContain('No case was run');
  expect(noResultSentence({ ...NOTHING, unloadable: 1 })).toContain('mend or take out the 1 row that');
  expect(noResultSentence({ ...NOTHING, stops: { total: 2, first: [STOP] } })).toContain('would stop at 2 cases');
});
