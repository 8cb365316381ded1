import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from './createEngine.ts';

// Questions and possible answers of real public files that lie beside the repository.
const folder = join(process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'data', 'bfcl');
const pairs = readdirSync(join(folder, 'possible_answer'))
  .filter((name) => readdirSync(folder).includes(name))
  .toSorted();

test('there are pairs', () => {
  expect(pairs.length).toBeGreaterThan(3);
});

test.each(pairs)('%s: every answer is that of the question with its id', async (name) => {
  const sources = [folder, join(folder, 'possible_answer')].map((path, at) => ({
    name: `${at} ${name}`,
    blob: new Blob([readFileSync(join(path, name))]),
  }));
  const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n').length;
  const opened = await createEngine().open({ sources: sources.toReversed() });
  if (opened.kind !== 'value') throw new Error(JSON.stringify(opened).slice(0, 2000));
  const { items, files, issues, references } = opened.value;
  expect([items, ...files.map(({ role, rows }) => `${role} ${rows}`)]).toEqual([
    lines,
    `dataset ${lines}`,
    `references ${lines}`,
  ]);
  expect(issues.first.filter(({ code }) => code === 'overlay-left')).toEqual([]);
  expect(references.calls + references.none + references.broken).toBe(lines);
});
