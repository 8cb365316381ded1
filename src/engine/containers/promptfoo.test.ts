import { expect, test } from 'vitest';
import { outputColumns, outputIn } from './promptfoo.ts';
import { outputCell } from './promptfooCell.ts';

const nothing = { reply: null, verdict: null, score: null, reason: null, namedScores: null };

// The cells are what promptfoo's `outputToSimpleString` makes of an output, in its present form and in earlier ones.
test.each([
  [
    '[PASS] (1.00)\n\nBilling\n\nPass Reason: All assertions passed',
    { verdict: 'PASS', score: '1.00', reply: 'Billing', reason: 'All assertions passed' },
  ],
  [
    '[FAIL] (0.00)\n\nExpected "a"\n---\nThe reply\n\n---\n\nand more\n\nFail Reason: Expected "a"',
    { verdict: 'FAIL', score: '0.00', reply: 'The reply\n\n---\n\nand more', reason: 'Expected "a"' },
  ],
  [
    '[FAIL] (0.50, style: 1.00, truth: 0.00)\n\n    bad\n---\nreply\n\n    Fail Reason: bad',
    { verdict: 'FAIL', score: '0.50', namedScores: 'style: 1.00, truth: 0.00', reply: 'reply', reason: 'bad' },
  ],
  [
    '[FAIL] (0.00)\n\nsaid\n---\ntwice\n---\nreply\n\nFail Reason: said\n---\ntwice',
    { verdict: 'FAIL', score: '0.00', reply: 'reply', reason: 'said\n---\ntwice' },
  ],
  [
    '[PASS] (1.00)\n\nabove\n---\nbelow\n\nPass Reason: fine',
    { verdict: 'PASS', score: '1.00', reply: 'above\n---\nbelow', reason: 'fine' },
  ],
  ['[ERROR] (0.00)\n\nAPI error: 500', { verdict: 'ERROR', score: '0.00', reason: 'API error: 500' }],
  ['[PASS] (1.00) short', { verdict: 'PASS', score: '1.00', reply: 'short' }],
  ['[FAIL] wrong\n---\nlong ago', { verdict: 'FAIL', reply: 'long ago', reason: 'wrong' }],
  ['[PASS] (1.00)\n---\nreply', { verdict: 'PASS', score: '1.00', reply: 'reply' }],
  ['[PASS]', { verdict: 'PASS' }],
  ['no verdict at all', { reply: 'no verdict at all' }],
])('%j is taken apart', (cell, parts) => {
  expect(outputCell(cell)).toEqual({ ...nothing, ...parts });
});

test('columns of outputs are those whose every cell begins with a verdict, and their labels differ', () => {
  const prompt = JSON.stringify({ raw: 'a long prompt', display: 'a long prompt', provider: 'Model: T-0.2' });
  const header = ['question', '[one] p', prompt, prompt, 'sometimes', `[two] ${'long '.repeat(40)}`, 'never'];
  const rows = [
    ['q', '[PASS] (1.00)\n\na', '[FAIL] (0)', '[ERROR] x', '[PASS] y', '[PASS]', ''],
    ['r', '[FAIL] (0.00)\n\na', '[PASS] (1)', '', 'plain', '[PASS]', ''],
  ];
  const found = outputColumns(header, rows);
  expect(found.map(({ at }) => at)).toEqual([1, 2, 3, 5]);
  expect(found.slice(0, 3).map(({ label }) => label)).toEqual(['[one] p', 'Model: T-0.2', 'Model: T-0.2 (2)']);
  expect(found[3]?.label).toHaveLength(80);
});

test('a word in brackets that is none of the verdicts is a text', () => {
  expect(outputColumns(['a'], [['[PASSED] x'], ['[OK]']])).toEqual([]);
});

test('columns of a status and a score behind a reply are about it, up to the next reply', () => {
  const header = [
    'Description',
    'q',
    '[one] p',
    'Status',
    'Score',
    'Named Scores',
    'Metric: tone',
    'Grader Reason',
    'Comment',
  ];
  const rows = [
    ['d', 'Why?', 'no\n---\nBecause.', 'FAIL', '0.50', '{"tone":0.5}', '0.50', 'no', '', 'Yes.', 'PASS', '1.00'],
  ];
  const found = outputColumns([...header, '[two] p', 'Status', 'Score'], rows);
  expect(found.map(({ at, label }) => [at, label])).toEqual([
    [2, '[one] p'],
    [9, '[two] p'],
  ]);
  expect(found.map((column) => outputIn(column, rows[0]!))).toEqual([
    {
      reply: 'Because.',
      verdict: 'FAIL',
      score: '0.50',
      reason: 'no',
      namedScores: '{"tone":0.5}',
      further: [
        ['Metric: tone', '0.50'],
        ['comment', null],
      ],
    },
    { reply: 'Yes.', verdict: 'PASS', score: '1.00', reason: null, namedScores: null, further: [] },
  ]);
});
