import { describe, expect, it } from 'vitest';
import { STATES } from '../../core/model/verdict.ts';
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

describe('items of files that name no ids', () => {
  const questions = ['One?', 'Two?', 'Three?', 'Four?'];
  const before = questions.map((input, at) => ({ input, recorded: { passed: at > 0 } }));

  it('meet by what they ask, whatever row they stand in', async () => {
    const engine = createEngine();
    const found = await comparedOf(engine, before, before.slice(1));
    expect([found.join.joinedBy, found.join.joined, found.join.withoutIds]).toEqual(['input', 3, { a: true, b: true }]);
    expect((await rowsOf(engine, found, { sort: 'file' })).map(keysText)).toEqual([
      '#1.0 -',
      '#2.0 #1.0',
      '#3.0 #2.0',
      '#4.0 #3.0',
    ]);
    expect([found.join.differs.total, found.gate]).toEqual([0, []]);
    const moved = await comparedOf(engine, before, [
      ...before.slice(0, 3),
      { input: 'Else?', recorded: { passed: true } },
    ]);
    expect([moved.join.joined, moved.join.onlyA.total, moved.join.onlyB.total]).toEqual([3, 1, 1]);
  });

  it('meet by what they ask where the other file has ids, which are never taken for numbers of rows', async () => {
    const engine = createEngine();
    const named = before.map((row, at) => ({ ...row, id: `#${((at + 1) % 4) + 1}` }));
    const found = await comparedOf(engine, before, named);
    expect([found.join.joinedBy, found.join.joined, found.join.withoutIds]).toEqual([
      'input',
      4,
      { a: true, b: false },
    ]);
    expect((await rowsOf(engine, found, { sort: 'file' })).map(keysText)[0]).toBe('#1.0 #2.0');
  });

  it('meet by their place where there is no input either, or where that is asked for', async () => {
    const engine = createEngine();
    const bare = [true, false].map((passed) => ({ input: '', recorded: { passed } }));
    const found = await comparedOf(engine, bare, bare.toReversed());
    expect([found.join.joinedBy, found.join.joined]).toEqual(['place', 2]);
    const [a, b] = [await sideOf(engine, [fileOf(before)]), await sideOf(engine, [fileOf(before.slice(1))])];
    const placed = valueOf(await engine.compare({ a, b, joinBy: 'place' }));
    expect([placed.join.joinedBy, placed.join.joined, placed.join.differs.total]).toEqual(['place', 3, 3]);
    const byKey = valueOf(await engine.compare({ a, b, joinBy: 'key' }));
    expect([byKey.join.joinedBy, byKey.join.joined]).toEqual(['key', 0]);
  });

  it('are the same rows where two runs are over one file', async () => {
    const engine = createEngine();
    const twice = [true, false].map((passed) => ({ input: '', recorded: { passed } }));
    const found = await comparedOf(engine, twice, twice);
    expect([found.join.joinedBy, found.join.joined]).toEqual(['key', 2]);
  });
});

describe('the rows of a cell', () => {
  const states = ['pass', 'fail', 'unsure', 'error'];
  const pairs = states.flatMap((a) => states.map((b) => [a, b] as const));
  function side(at: 0 | 1): readonly object[] {
    return pairs.map((pair, row) => ({
      id: `${row}`,
      input: row < 8 ? 'left' : 'right',
      category: row % 2 === 0 ? 'even' : 'odd',
      recorded: { verdict: pair[at] },
    }));
  }

  it('are as many as it counts, in a category and a search, too; each change counts so, too', async () => {
    const engine = createEngine();
    const found = await comparedOf(engine, side(0), [...side(1), judged('new', true)]);
    for (const narrowed of [{}, { category: 'odd' }, { search: 'LEFT' }, { category: 'even', search: 'right' }]) {
      const { counts } = valueOf(
        await engine.comparedRows(found.comparison, {
          changes: ['fix'],
          search: '',
          sort: 'change',
          from: 0,
          to: 0,
          ...narrowed,
        }),
      );
      for (const [row, a] of STATES.entries()) {
        for (const [column, b] of STATES.entries()) {
          const rows = await rowsOf(engine, found, { ...narrowed, states: { a, b } });
          expect(rows).toHaveLength(counts.matrix[row]![column]!);
          expect(rows.every((one) => one.a?.state === a && one.b?.state === b)).toBe(true);
        }
      }
      for (const { change, count } of counts.changes) {
        expect(await rowsOf(engine, found, { ...narrowed, changes: [change] })).toHaveLength(count);
      }
      if (Object.keys(narrowed).length === 0) {
        expect(counts).toEqual({ matrix: found.matrix, changes: found.changes });
      }
    }
    const lost = await rowsOf(engine, found, { changes: ['lost'] });
    expect(lost).toHaveLength(4);
  });
});

describe('a gate', () => {
  it('is none where a side judged none of the joined items', async () => {
    const judgedRows = [judged('x', true), judged('y', true)];
    const silent = ['x', 'y'].map((id) => ({ id, input: 'q', recorded: { passed: null, note: 'x' } }));
    const engine = createEngine();
    const a = await sideOf(engine, [fileOf([...judgedRows, judged('z', false)])]);
    const b = await sideOf(engine, [fileOf([...silent, judged('w', true)])]);
    const found = valueOf(await engine.compare({ a, b, joinBy: null }));
    expect([found.ungated, found.gate]).toEqual([['b'], []]);
    const back = valueOf(await engine.compare({ a: b, b: a, joinBy: null }));
    expect([back.ungated, back.gate]).toEqual([['a'], []]);
    const self = valueOf(await engine.compare({ a, b: a, joinBy: null }));
    expect(self.ungated).toEqual([]);
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
