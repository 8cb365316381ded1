import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../createEngine.ts';
import type { CompareSide } from '../comparison.ts';
import type { Engine } from '../engine.ts';
import { rowsOf, valueOf } from './builders.ts';

// Two agents on the same tests, as a public leaderboard recorded them: verdicts alone, in two orders.
const folder = join(process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'data', 'bfcl', 'recorded');

/** Opened as the guess of the preview has it. */
async function side(engine: Engine, agent: string): Promise<CompareSide> {
  const name = `gpt-5-mini.${agent}.run-1.metrics_data.csv`;
  const source = { name, blob: new Blob([readFileSync(join(folder, name))]) };
  const { guess } = valueOf(await engine.preview(source));
  const { dataset } = valueOf(await engine.open({ sources: [source], mappings: new Map([[name, guess]]) }));
  const request = { scorer: 'recorded', options: new Map([['column', 'success']]), replySet: null };
  return { dataset, run: valueOf(await engine.run(dataset, request)).run };
}

// Counted with Python's csv module; p with math.comb and fractions. Category, tests, right for one alone, for the other.
const P = 2.2371787115752466e-86;

const CATEGORIES = [
  ['live_irrelevance', 884, 4, 514],
  ['live_simple', 258, 6, 30],
  ['simple_python', 400, 17, 16],
  ['multi_turn_miss_param', 200, 38, 32],
  ['live_multiple', 1053, 40, 54],
  ['irrelevance', 240, 0, 173],
  ['simple_java', 100, 5, 1],
  ['multiple', 200, 13, 14],
  ['multi_turn_long_context', 200, 46, 27],
  ['multi_turn_base', 200, 43, 10],
  ['multi_turn_miss_func', 200, 29, 31],
  ['simple_javascript', 50, 10, 1],
  ['live_relevance', 16, 1, 0],
];

test('two agents on the same 4,001 tests: right for one alone, for the other alone, and by category', async () => {
  const engine = createEngine();
  const [a, b] = [await side(engine, 'regular-fc'), await side(engine, 'ptc-fc')];
  const found = valueOf(await engine.compare({ a, b, joinBy: null }));
  expect(found.join).toMatchObject({
    joinedBy: 'key',
    joined: 4001,
    onlyA: { total: 0 },
    onlyB: { total: 0 },
    repeated: { total: 0 },
    differs: { total: 0 },
  });
  const { judged, onlyA, onlyB, mcnemarP } = found.paired;
  expect([judged, found.paired.a.count, found.paired.b.count]).toEqual([4001, 2085, 2736]);
  expect([onlyA, onlyB]).toEqual([252, 903]);
  expect(mcnemarP! / P).toBeCloseTo(1, 9);
  expect(found.matrix.map((line) => line.slice(0, 2))).toEqual([
    [1833, 252],
    [903, 1013],
    [0, 0],
    [0, 0],
  ]);
  expect(found.categories.map((one) => [one.category, one.n, one.regressions, one.fixes])).toEqual(CATEGORIES);
  expect(found.gate.map((reason) => Object.values(reason).slice(1))).toEqual([
    ['simple_python', 358, 357],
    ['multi_turn_miss_param', 80, 74],
    ['simple_java', 62, 58],
    ['multi_turn_long_context', 100, 81],
    ['multi_turn_base', 134, 101],
    ['simple_javascript', 30, 21],
    ['live_relevance', 15, 14],
  ]);
  const fell = await rowsOf(engine, found, { changes: ['regression'], category: 'live_relevance' });
  expect(fell.map(({ a: before, b: now }) => [before?.state, now?.state, before?.key.id === now?.key.id])).toEqual([
    ['right', 'wrong', true],
  ]);
});
