import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clean } from './clean.ts';
import { type Plant, plants } from './plants.ts';
import { type Complaints, plantTree, type Sources, type Tree } from './tree.ts';

// A gate that checks nothing looks the same as a clean house. So one mistake of each kind is planted, in a small house
// under the same configuration, and the tools must name it; and the same house without them must be clean.

let planted = new Map<string, Complaints>();
let trees: Tree[] = [];

beforeAll(() => {
  const mistakes: Sources = Object.fromEntries(plants.map(({ file, text }) => [file, `${text}\nexport {};\n`]));
  const circle = plants.find(({ mistake }) => mistake === 'goes in a circle');
  const other = circle?.file.split('/').at(-1) ?? '';
  mistakes['src/core/json/circle.ts'] = `import { a } from './${other}'; export function b(): number { return a(); }`;
  trees = [plantTree(clean), plantTree({ ...clean, ...mistakes })];
  planted = trees[1]?.inspect() ?? planted;
});

afterAll(() => {
  for (const tree of trees) tree.remove();
});

test('nothing is said about a house that uses every allowed arrow', () => {
  expect(Object.fromEntries(trees[0]?.inspect() ?? [])).toEqual({});
});

describe.each([...new Set(plants.map(({ zone }) => zone))])('%s', (zone) => {
  const mistakes = plants.filter((plant) => plant.zone === zone);
  test.each(mistakes.map((plant) => [plant.mistake, plant] as const))('is caught when it %s', expectCaught);
});

function expectCaught(_: string, { file, types, lint }: Plant): void {
  const { types: byTypes = [], lint: byLint = [] } = planted.get(file) ?? {};
  if (types !== undefined) expect(byTypes, 'the compiler').toContainEqual(expect.stringMatching(types));
  if (lint !== undefined) expect(byLint, 'the linter').toContainEqual(expect.stringMatching(lint));
}
