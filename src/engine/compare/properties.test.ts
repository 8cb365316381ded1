import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATES, type State } from '../../core/model/verdict.ts';
import { CHANGES, type Change } from '../../core/comparison/change.ts';
import type { RunComparison } from '../comparison.ts';
import { createEngine } from '../createEngine.ts';
import { comparedOf, fileOf, rowsOf, sideOf, valueOf } from './builders.ts';

const WORD: Readonly<Record<State, string>> = { right: 'pass', wrong: 'fail', 'not-judged': 'unsure', fault: 'error' };

interface Judged {
  readonly id: number;
  readonly state: State;
  readonly category: string | null;
}

const one: fc.Arbitrary<Judged> = fc.record({
  id: fc.nat(11),
  state: fc.constantFrom(...STATES),
  category: fc.constantFrom('x', 'y', 'z', null),
});
const side = fc.uniqueArray(one, { selector: ({ id }) => id, minLength: 1, maxLength: 10 });

/** At least one row says a verdict, so that there is a column of them. */
function rows(judged: readonly Judged[]): readonly object[] {
  const items = judged.map(({ id, state, category }) => ({
    id: `${id}`,
    input: `Question ${id}`,
    ...(category === null ? {} : { category }),
    recorded: { verdict: WORD[state] },
  }));
  return [...items, { id: 'all', input: 'All?', recorded: { verdict: 'pass' } }];
}

/** The same as `rows` has it. */
function withAll(judged: readonly Judged[]): ReadonlyMap<string, State> {
  return new Map([...judged.map(({ id, state }) => [`${id}`, state] as const), ['all', 'right']]);
}

/** What became of an item, told in another way than by a table. */
function becameOf(a: State | undefined, b: State | undefined): Change {
  if (b === undefined) return 'only-a';
  if (a === undefined) return 'only-b';
  const [before, now] = [a === 'right' || a === 'wrong', b === 'right' || b === 'wrong'];
  if (before && now) {
    if (a === b) return a === 'right' ? 'same-right' : 'same-wrong';
    return b === 'right' ? 'fix' : 'regression';
  }
  return before ? 'lost' : now ? 'gained' : 'same-unjudged';
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function counted({ changes }: RunComparison, change: Change): number {
  return changes.find((found) => found.change === change)?.count ?? -1;
}

const few = { numRuns: 60 };

test('every item of both files is in one row, and all figures are counts of these rows', async () => {
  await fc.assert(
    fc.asyncProperty(side, side, async (a, b) => {
      const engine = createEngine();
      const found = await comparedOf(engine, rows(a), rows(b));
      const [inA, inB] = [withAll(a), withAll(b)];
      const ids = [...new Set([...inA.keys(), ...inB.keys()])];
      const wanted = new Map(ids.map((id) => [id, becameOf(inA.get(id), inB.get(id))]));
      const listed = await rowsOf(engine, found);
      expect(new Map(listed.map((row) => [(row.a ?? row.b)!.key.id, row.change]))).toEqual(wanted);
      expect(listed).toHaveLength(ids.length);
      const places = listed.map(({ change }) => CHANGES.indexOf(change));
      expect(places).toEqual(places.toSorted((x, y) => x - y));
      for (const change of CHANGES) {
        expect(counted(found, change)).toBe([...wanted.values()].filter((other) => other === change).length);
      }
      const { join, matrix, paired, categories } = found;
      expect(sum(matrix.flat())).toBe(join.joined);
      expect([join.onlyA.total, join.onlyB.total]).toEqual([counted(found, 'only-a'), counted(found, 'only-b')]);
      expect([paired.onlyA, paired.onlyB]).toEqual([matrix[0]![1], matrix[1]![0]]);
      expect([paired.onlyA, paired.onlyB]).toEqual([counted(found, 'regression'), counted(found, 'fix')]);
      expect(paired.judged).toBe(sum(matrix.slice(0, 2).flatMap((line) => line.slice(0, 2))));
      if (categories.length > 0) expect(sum(categories.map(({ n }) => n))).toBe(join.joined);
    }),
    few,
  );
});

test('swapping the two transposes the matrix and turns what fell into what rose', async () => {
  await fc.assert(
    fc.asyncProperty(side, side, async (a, b) => {
      const engine = createEngine();
      const [one_, other] = [await sideOf(engine, [fileOf(rows(a))]), await sideOf(engine, [fileOf(rows(b))])];
      const there = valueOf(await engine.compare({ a: one_, b: other, joinBy: null }));
      const back = valueOf(await engine.compare({ a: other, b: one_, joinBy: null }));
      expect(back.matrix).toEqual(STATES.map((_, row) => there.matrix.map((line) => line[row])));
      expect([back.paired.a, back.paired.b]).toEqual([there.paired.b, there.paired.a]);
      expect(back.paired.mcnemarP).toBe(there.paired.mcnemarP);
      expect([back.join.onlyA, back.join.onlyB]).toEqual([there.join.onlyB, there.join.onlyA]);
      for (const [fell, rose] of [
        ['regression', 'fix'],
        ['lost', 'gained'],
      ] as const) {
        expect([counted(back, fell), counted(back, rose)]).toEqual([counted(there, rose), counted(there, fell)]);
      }
    }),
    few,
  );
});

test('a run against itself has no change, and no gate fails', async () => {
  await fc.assert(
    fc.asyncProperty(side, async (a) => {
      const engine = createEngine();
      const same = await sideOf(engine, [fileOf(rows(a))]);
      const found = valueOf(await engine.compare({ a: same, b: same, joinBy: null }));
      expect(found.changes.filter(({ change, count }) => count > 0 && !change.startsWith('same-'))).toEqual([]);
      expect([found.gate, found.paired.mcnemarP, found.join.differs.total]).toEqual([[], null, 0]);
    }),
    few,
  );
});

const argument = fc.constantFrom('{"a": 1, "b": 2}', '{"b":2,"a":1}', '{"a": 2}', '{"a": "x  y"}', '{"a": "x y"}');
const question = fc.record({
  input: fc.constantFrom('', 'Where?', ' Where? ', 'Where  is it?', 'Where is it?', 'where is it?'),
  argument: fc.option(argument),
  tools: fc.constantFrom(undefined, [{ name: 'f' }]),
  recorded: fc.constantFrom(undefined, { verdict: 'pass' }),
  reply: fc.constantFrom({ text: 'a' }, { text: 'b' }),
});
type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

function questionRow({ input, argument: text, tools, recorded, reply }: Question, at: number): object {
  const reference = text === null ? {} : { reference: { calls: [{ name: 'f', arguments: text }] } };
  return { id: `${at}`, input, ...reference, tools, recorded, reply };
}

/** By the words of the interface, and nothing kept or skipped. */
function differ(a: Question, b: Question): boolean {
  const [one_, other] = [a, b].map(({ input }) => input.trim().replaceAll(/\s+/g, ' '));
  if (one_ !== '' && other !== '' && one_ !== other) return true;
  if (a.argument === null || b.argument === null) return false;
  const [x, y] = [a, b].map(({ argument: text }) =>
    JSON.stringify(
      Object.entries(JSON.parse(text!) as object).toSorted(([first], [second]) => (first < second ? -1 : 1)),
    ),
  );
  return x !== y;
}

test('which questions differ is the same, however little is read and whether or not files are kept in memory', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(question, question), { minLength: 1, maxLength: 12 }), async (pairs) => {
      const [a, b] = [
        pairs.map(([first], at) => questionRow(first, at)),
        pairs.map(([, second], at) => questionRow(second, at)),
      ];
      const wanted = pairs.flatMap(([first, second], at) => (differ(first, second) ? [`${at}`] : []));
      for (const limits of [{}, { residentBytes: 0, sliceBytes: 400, headBytes: 100 }]) {
        const { join } = await comparedOf(createEngine(undefined, { limits }), a, b.toReversed(), 'exact');
        expect(join.differs.first.map(({ id }) => id)).toEqual(wanted);
      }
    }),
    few,
  );
});
