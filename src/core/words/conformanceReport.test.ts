import { expect, test } from 'vitest';
import type { ConformanceResult } from '../conformance/conformance.ts';
import {
  baselineProblemText,
  conformanceFigures,
  figureSentence,
  gateNoteText,
  regressionText,
} from './conformanceReport.ts';

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

// The sentences of `compare` in document 002.
test('a regression is said in the words of the document', () => {
  expect([
    regressionText({ code: 'exact-match-fell', from: 5, to: 4 }),
    regressionText({ code: 'invented-calls-rose', from: 1, to: 2 }),
    regressionText({ code: 'schema-invalid-rose', from: 2, to: 3 }),
    regressionText({ code: 'category-fell', category: 'enum', from: 3, to: 2 }),
  ]).toEqual([
    'exact match fell from 5 to 4',
    'invented calls rose from 1 to 2',
    'schema-invalid returns rose from 2 to 3',
    'enum fell from 3 to 2',
  ]);
});

test('what the gate does not look at is said beside it', () => {
  expect([
    gateNoteText({ code: 'category-gone', category: 'a b' }),
    gateNoteText({ code: 'category-new', category: 'enum' }),
    gateNoteText({ code: 'other-cases', from: 300, to: 299 }),
    gateNoteText({ code: 'false-refusals-rose', from: 1, to: 2 }),
    gateNoteText({ code: 'other-adapter', from: 'naive', to: 'reference' }),
    gateNoteText({ code: 'other-corpus', from: 'a.jsonl', to: 'b.jsonl' }),
  ]).toEqual([
    'the category "a b" is in the baseline and not here',
    'the category enum is not in the baseline',
    'the baseline is of 300 cases, this run of 299',
    'false refusals rose from 1 to 2',
    'the baseline is of the adapter naive, this run of reference',
    'the baseline is of the corpus a.jsonl, this run of b.jsonl',
  ]);
});

test('a file that is no baseline is named with its cause', () => {
  expect([
    baselineProblemText('base.json', { code: 'member-missing', member: 'exact_match' }),
    baselineProblemText('base.json', { code: 'member-type', member: 'by_category' }),
    baselineProblemText('base.json', { code: 'not-an-object' }),
    baselineProblemText('base.json', { code: 'not-json', found: '{' }),
  ]).toEqual([
    'base.json is no baseline: it has no exact_match',
    'base.json is no baseline: its by_category is not what belongs there',
    'base.json is no baseline: it is JSON, but no object',
    'base.json is no baseline: it is not JSON ({)',
  ]);
});
