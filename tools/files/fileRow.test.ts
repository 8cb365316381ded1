import { expect, test } from 'vitest';
import { fileRow } from './fileRow.ts';

test('a file is opened without help, judged by what fits it, and told in cells', async () => {
  const csv = 'question,expected,answer,passed\nWhere?,here,here,yes\nWhen?,now,"then, or never",no\n';
  expect(await fileRow('a/b.csv', [{ name: 'b.csv', blob: new Blob([csv]) }])).toEqual([
    'a/b.csv',
    'mapping (input question, reference expected, reply answer and verdict passed), csv',
    '2',
    '2 texts',
    'exact',
    '2',
    '1',
    expect.stringContaining('passed: 1 of 2 right'),
    '1',
  ]);
});

test('a file that cannot be opened says why in its line', async () => {
  const row = await fileRow('page.json', [{ name: 'page.json', blob: new Blob(['<!doctype html><p>no']) }]);
  expect(row).toHaveLength(9);
  expect(row[1]).toMatch(/^not opened: page\.json is a web page/);
});

test('what is right is counted whatever it is: trajectories are no lack of a reference', async () => {
  const runs = 'reference search > answer\nR1 search > answer\nR2 answer\n';
  expect(await fileRow('runs.txt', [{ name: 'runs.txt', blob: new Blob([runs]) }])).toEqual([
    'runs.txt',
    'touchstone, trajectory-lines',
    '2',
    '2 trajectories',
    'trajectory',
    '2',
    '1',
    '',
    '0',
  ]);
});
