import { describe, expect, it } from 'vitest';
import type { Scorer } from '../../core/model/scorer.ts';
import { scorerThat, verdict } from '../../core/scorers/builders.ts';
import { createEngine } from '../createEngine.ts';
import { comparedOf, fileOf, keysText, rowsOf, sideOf, valueOf } from './builders.ts';

function judged(id: string, passed: boolean, attempt?: number): object {
  return { id, input: 'q', ...(attempt === undefined ? {} : { attempt }), recorded: { passed } };
}

describe('attempts of an id', () => {
  it('are joined by their numbers where both files name them', async () => {
    const engine = createEngine();
    const a = [judged('x', true, 0), judged('x', true, 1)];
    const b = [judged('x', true, 2), judged('x', false, 1)];
    const found = await comparedOf(engine, a, b);
    expect((await rowsOf(engine, found)).map(keysText)).toEqual(['x.1 x.1', 'x.0 -', '- x.2']);
    expect([found.join.joined, found.join.repeated.total]).toEqual([1, 0]);
  });

  it('are joined in their order where a file names none, and those of ids that repeat are told', async () => {
    const engine = createEngine();
    const named = [judged('x', true, 3), judged('x', false, 1), judged('x', true, 2), judged('y', true, 1)];
    const unnamed = [judged('x', true), judged('y', true), judged('x', true), judged('x', true)];
    const found = await comparedOf(engine, named, unnamed);
    expect((await rowsOf(engine, found, { sort: 'file' })).map(keysText)).toEqual([
      'x.3 x.2',
      'x.1 x.0',
      'x.2 x.1',
      'y.1 y.0',
    ]);
    expect(found.join.repeated).toEqual({ total: 1, first: [{ id: 'x', attempt: 1 }] });
    const csv = valueOf(
      await engine.exportComparison(found.comparison, { changes: [], search: 'y', sort: 'file' }, 'csv'),
    );
    expect((await csv.text()).split('\r\n')[1]).toMatch(/^y,0,same-right,.*,y,1,y,0$/);
  });

  it('are joined by their numbers all the same where these meet', async () => {
    const engine = createEngine();
    const found = await comparedOf(
      engine,
      [judged('x', true, 0), judged('x', true, 2)],
      [judged('x', true), judged('x', true), judged('x', true)],
    );
    expect((await rowsOf(engine, found, { sort: 'file' })).map(keysText)).toEqual(['x.0 x.0', 'x.2 x.2', '- x.1']);
  });

  it('are those of the replies that each run is about, and no others', async () => {
    const engine = createEngine();
    const rows = [
      { id: 'x', input: 'q', reference: { text: 'yes' } },
      { id: 'y', input: 'q', reference: { text: 'yes' } },
    ];
    const first = fileOf(
      [
        { id: 'x', text: 'yes' },
        { id: 'y', text: 'yes' },
      ],
      'first.jsonl',
    );
    const second = fileOf(
      [
        { id: 'x', attempt: 0, text: 'no' },
        { id: 'x', attempt: 1, text: 'yes' },
      ],
      'second.jsonl',
    );
    const a = await sideOf(engine, [fileOf(rows), first], 'exact');
    const { replySets } = valueOf(await engine.addReplies(a.dataset, second));
    const request = { scorer: 'exact', options: new Map<string, string>(), replySet: replySets[1]!.replySet };
    const { run } = valueOf(await engine.run(a.dataset, request));
    const found = valueOf(await engine.compare({ a, b: { dataset: a.dataset, run }, joinBy: null }));
    expect((await rowsOf(engine, found)).map((row) => `${row.change} ${keysText(row)}`)).toEqual([
      'regression x.0 x.0',
      'lost y.0 y.0',
      'only-b - x.1',
    ]);
  });
});

/** Grades by the number that the reply is. */
function graded(name: string, max: number): Scorer {
  return scorerThat(
    (_, { text }) => {
      const score = text === null ? null : Number(text);
      const isRight = (score ?? 0) >= 0.5;
      return verdict({ correct: isRight, reason: isRight ? 'match' : 'miss', score });
    },
    { name, scoreRange: { min: 0, max }, key: () => null, hasReference: () => true },
  );
}

function replying(replies: readonly (string | null)[]): readonly object[] {
  return replies.map((text, at) => ({ id: `${at}`, input: 'q', reply: text === null ? { answer: 'x' } : { text } }));
}

describe('scores', () => {
  const scorers = [graded('graded', 1), graded('graded-by-10', 10)];
  const a = replying(['0.5', '0.9', '0.2', null]);
  const b = replying(['0.25', '0.1', '0.9', '0.5']);

  it('are compared over the items that have two, the largest fall first', async () => {
    const engine = createEngine(undefined, { scorers });
    const found = await comparedOf(engine, a, b, 'graded');
    const { n = 0, a: meanA = 0, b: meanB = 0 } = found.scores ?? {};
    expect(n).toBe(3);
    expect(meanA).toBeCloseTo(1.6 / 3, 12);
    expect(meanB).toBeCloseTo(1.25 / 3, 12);
    // -0.25, -0.8, +0.7, and one that has no score in A.
    expect((await rowsOf(engine, found, { sort: 'delta' })).map((row) => row.a?.key.id)).toEqual(['1', '0', '2', '3']);
  });

  it('of two ranges say nothing of each other: rows then come worst first', async () => {
    const engine = createEngine(undefined, { scorers });
    const one = await sideOf(engine, [fileOf(a)], 'graded');
    const other = await sideOf(engine, [fileOf(b)], 'graded-by-10');
    const found = valueOf(await engine.compare({ a: one, b: other, joinBy: null }));
    expect(found.scores).toBeNull();
    const orders = await Promise.all((['delta', 'change'] as const).map((sort) => rowsOf(engine, found, { sort })));
    expect(orders[0]).toEqual(orders[1]);
  });
});

describe('figures', () => {
  it("have McNemar's exact p of the flips alone", async () => {
    // 12 right before alone, 5 now alone: 2 · (C(17,0) + … + C(17,5)) / 2^17, reckoned with Python.
    const flips = Array.from({ length: 40 }, (_, at) => at);
    const a = flips.map((at) => judged(`${at}`, at < 12 || at >= 17));
    const b = flips.map((at) => judged(`${at}`, at >= 12));
    const { paired } = await comparedOf(createEngine(), a, b);
    expect([paired.judged, paired.onlyA, paired.onlyB]).toEqual([40, 12, 5]);
    expect(paired.mcnemarP).toBeCloseTo(0.143463134765625, 14);
  });

  it('take the category from the other file where one names none, and tell of its fall', async () => {
    const engine = createEngine();
    const withCategory = [
      { ...judged('1', true), category: 'c' },
      { ...judged('2', false), category: 'd' },
    ];
    const without = [judged('1', false), judged('2', true)];
    const found = await comparedOf(engine, withCategory, without);
    expect(found.categories.map(({ category, n }) => [category, n])).toEqual([
      ['c', 1],
      ['d', 1],
    ]);
    expect(found.gate).toEqual([{ code: 'category-fell', category: 'c', from: 1, to: 0 }]);
    const back = await comparedOf(engine, without, withCategory);
    expect(back.gate).toEqual([{ code: 'category-fell', category: 'd', from: 1, to: 0 }]);
  });

  it('count an item in the category that B names, which the gate leaves alone where A has no such one', async () => {
    const engine = createEngine();
    const a = [
      { ...judged('1', true), category: 'old' },
      { ...judged('2', true), category: 'both' },
      judged('3', true),
    ];
    const b = [
      { ...judged('1', false), category: 'new' },
      { ...judged('2', false), category: 'both' },
      judged('3', true),
    ];
    const found = await comparedOf(engine, a, b);
    expect(found.categories.map(({ category, regressions }) => [category, regressions])).toEqual([
      ['new', 1],
      ['both', 1],
      [null, 0],
    ]);
    expect(found.gate).toEqual([
      { code: 'right-fell', from: 3, to: 1 },
      { code: 'category-fell', category: 'both', from: 1, to: 0 },
    ]);
    const uncategorised = await rowsOf(engine, found, { category: null });
    expect(uncategorised.map(keysText)).toEqual(['3.0 3.0']);
  });
});

function many(passed: boolean): readonly object[] {
  return Array.from({ length: 3000 }, (_, at) => ({ input: `${passed} ${at} `.repeat(30), recorded: { passed } }));
}

describe('comparisons that are kept', () => {
  it('are the last six', async () => {
    const engine = createEngine();
    const a = await sideOf(engine, [fileOf([judged('1', true)])]);
    const made = [];
    for (let at = 0; at < 7; at += 1) made.push(valueOf(await engine.compare({ a, b: a, joinBy: 'key' })));
    const request = { changes: [], search: '', sort: 'file', from: 0, to: 1 } as const;
    const kinds = await Promise.all(made.map(({ comparison }) => engine.comparedRows(comparison, request)));
    expect(kinds.map(({ kind }) => kind)).toEqual(['refusal', ...made.slice(1).map(() => 'value')]);
    expect(kinds[0]).toMatchObject({ refusal: { code: 'no-such', what: 'comparison' } });
  });

  it('are not made of a dataset that is closed meanwhile', async () => {
    const engine = createEngine();
    const a = await sideOf(engine, [fileOf([judged('1', true)])]);
    const b = await sideOf(engine, [fileOf([judged('1', false)])]);
    const asked = engine.compare({ a, b, joinBy: null });
    await engine.close(b.dataset);
    expect(await asked).toEqual({ kind: 'cancelled' });
  });

  it('let others have their turn and can be stopped while rows are read', async () => {
    const engine = createEngine();
    const a = await sideOf(engine, [fileOf(many(true))]);
    const b = await sideOf(engine, [fileOf(many(false))]);
    const stopper = new AbortController();
    const seen: number[] = [];
    const asked = engine.compare(
      { a, b, joinBy: 'input' },
      { signal: stopper.signal, onProgress: ({ items }) => seen.push(items) },
    );
    const view = await engine.view(a.dataset, { filter: '', sort: null, run: null, beside: null });
    stopper.abort();
    expect([view.kind, await asked]).toEqual(['value', { kind: 'cancelled' }]);
    expect(seen[0]).toBeLessThan(6000);
  });
});
