import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elements, member, rawText, sliceOf, type JsonSlice } from '../../json/slice.ts';
import { checkTools, toolSchema } from './typeWords.ts';

const folder = join(process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'data/hammer');

function toolLists(file: string): JsonSlice[] {
  return elements(sliceOf(readFileSync(join(folder, file), 'utf8'))).map((row) => member(row, 'tools') ?? row);
}

function problemsOf(lists: readonly JsonSlice[]): string[][] {
  return lists.map((list) => checkTools({ text: rawText(list), dialect: 'xlam' }).map(({ words }) => words));
}

// The counts were taken from the files by another program (Python).
describe('type words of real files', () => {
  it('accepts every tool of sealtool', () => {
    const lists = toolLists('sealtool.json');
    expect(problemsOf(lists).flat()).toEqual([]);
    const tools = lists.flatMap(elements);
    expect(tools).toHaveLength(1470);
    expect(tools.filter((tool) => toolSchema(tool, 'xlam').kind !== 'schema')).toEqual([]);
  });

  it('refuses apibank_l1 for list(str), and for nothing else', () => {
    const problems = problemsOf(toolLists('apibank_l1.json'));
    expect(problems.flat()).toEqual(Array.from({ length: 28 }, () => 'list(str)'));
    expect(problems.filter((row) => row.length > 0)).toHaveLength(28);
  });
});
