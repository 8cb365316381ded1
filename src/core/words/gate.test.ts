import { expect, test } from 'vitest';
import { baselineProblemClause, gateNoteSentence, regressionSentence } from './gate.ts';

// The strings of `compare` in document 002.
test('a regression is said in the words of the document, to the letter', () => {
  expect([
    regressionSentence({ code: 'exact-match-fell', from: 1500, to: 4 }),
    regressionSentence({ code: 'invented-calls-rose', from: 0, to: 2 }),
    regressionSentence({ code: 'schema-invalid-rose', from: 1, to: 3 }),
    regressionSentence({ code: 'category-fell', category: 'zu lang:\u{1F600}', from: 2, to: 0 }),
  ]).toEqual([
    'exact match fell from 1500 to 4',
    'invented calls rose from 0 to 2',
    'schema-invalid returns rose from 1 to 3',
    'zu lang:\u{1F600} fell from 2 to 0',
  ]);
});

test('a note says both sides, and names of the data can be told from the words', () => {
  expect(gateNoteSentence({ code: 'other-cases', from: 1, to: 1500 })).toBe(
    'The baseline is of 1 case, this run of 1,500 cases',
  );
  expect(gateNoteSentence({ code: 'category-gone', category: 'a is new' })).toContain('"a is new" of the baseline');
});

test('why a file is no baseline names the member', () => {
  expect(baselineProblemClause({ code: 'member-missing', member: 'exact_match' })).toBe(
    'is no baseline: exact_match is missing',
  );
  expect(baselineProblemClause({ code: 'json-lines', rows: true })).toBe(
    'is no baseline: it is JSON Lines (rows of --jsonl-out, a case each), and a baseline is one result object',
  );
  expect(baselineProblemClause({ code: 'not-json', found: 'a\nb' })).toContain('a\\nb');
});
