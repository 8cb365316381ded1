import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFilter } from '../../core/filter/format.ts';
import { alignmentRows } from '../../core/trajectory/alignmentRows.ts';
import { createEngine } from '../createEngine.ts';
import type { Engine, Outcome, RowView, ViewSummary } from '../engine.ts';
import type { ComparedTrajectory, ItemTrajectory, Positions } from '../trajectories.ts';

// Counts of columns against the items one by one, as the alignment of each gives them.

const name = fc.constantFrom('a', 'b', 'c');
const steps = fc.array(name, { maxLength: 5 });
/** Groups in some references. */
const path = fc.oneof(
  { weight: 4, arbitrary: steps },
  fc.array(fc.oneof(name, fc.array(name, { minLength: 1, maxLength: 3 })), { maxLength: 3 }),
);
const reference = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ trajectory: ['a', 'b', 'c'] }) },
  { weight: 3, arbitrary: path.map((trajectory) => ({ trajectory })) },
  fc.array(path, { minLength: 2, maxLength: 3 }).map((trajectories) => ({ trajectories })),
);
const row = fc.record({ reference, trajectory: steps, reply: fc.constant({ text: 'no trace' }) }, { requiredKeys: [] });
const rows = fc.array(row, { minLength: 1, maxLength: 12 });

function value<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

interface Opened {
  readonly engine: Engine;
  readonly view: (filter: string) => Promise<ViewSummary>;
  readonly item: (key: RowView['key']) => Promise<ItemTrajectory | null>;
}

async function openedWith(items: readonly object[], scorer: string): Promise<Opened> {
  const engine = createEngine();
  const lines = items.map((one, id) => `${JSON.stringify({ id, input: 'q', ...one })}\n`);
  const opened = value(await engine.open({ sources: [{ name: 'rows.jsonl', blob: new Blob(lines) }] }));
  const { dataset, replySets } = opened;
  const request = { scorer, options: new Map<string, string>(), replySet: replySets[0]?.replySet ?? null };
  const { run } = value(await engine.run(dataset, request));
  return {
    engine,
    view: async (filter) => value(await engine.view(dataset, { filter, sort: null, run, beside: null, rows: 100 })),
    item: async (key) => value(await engine.item(dataset, key, { run, replySet: null })).trajectory ?? null,
  };
}

interface Compared {
  readonly trajectory: ItemTrajectory;
  readonly compared: ComparedTrajectory;
}

async function comparedItems({ item }: Opened, { rows: shown }: ViewSummary): Promise<readonly Compared[]> {
  const all: Compared[] = [];
  for (const { key } of shown ?? []) {
    const trajectory = await item(key);
    if (trajectory !== null && trajectory.compared !== null) all.push({ trajectory, compared: trajectory.compared });
  }
  return all;
}

function bestPath({ trajectory, compared }: Compared) {
  return trajectory.references[compared.best] ?? [];
}

function namesOf(field: 'missing' | 'extra', one: Compared): readonly string[] {
  const { alignment } = one.compared;
  if (field === 'missing') return alignment.missing.map((at) => bestPath(one).flat()[at]!.name);
  const candidate = one.trajectory.candidate ?? [];
  return candidate.filter((_, at) => alignment.marks[at] === 'extra').map((step) => step.name);
}

test('a facet of step names says how many items a click on it shows', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom('trajectory', 'mock-judge'), async (items, scorer) => {
      const opened = await openedWith(items, scorer);
      const all = await opened.view('');
      const compared = await comparedItems(opened, all);
      for (const field of ['missing', 'extra'] as const) {
        const values = all.facets.find((facet) => facet.field === field)?.values ?? [];
        const wanted = new Map<string, number>();
        for (const one of compared) {
          for (const each of new Set(namesOf(field, one))) wanted.set(each, (wanted.get(each) ?? 0) + 1);
        }
        expect(new Map(values.map((one) => [one.value, one.count]))).toEqual(wanted);
        for (const one of values) {
          const filter = formatFilter({ kind: 'compare', field, operator: '=', value: one.value });
          const clicked = await opened.view(filter);
          expect([filter, clicked.shown]).toEqual([filter, one.count]);
          const beside = clicked.facets.find((facet) => facet.field === field)?.values;
          expect(beside?.map(({ value: text, count }) => [text, count])).toEqual(
            values.map(({ value: text, count }) => [text, count]),
          );
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('positions count what the alignments of the items in the view say', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom('', 'verdict = wrong'), async (items, filter) => {
      const opened = await openedWith(items, 'trajectory');
      const view = await opened.view(filter);
      const positions = value(await opened.engine.positions(view.view));
      const compared = await comparedItems(opened, view);
      expect(positions.without).toBe(view.shown - compared.length);
      expect(positions.rest.items + positions.paths.reduce((sum, one) => sum + one.items, 0)).toBe(compared.length);
      expect(positions.rest.paths + positions.paths.length).toBe(new Set(compared.map(keyOf)).size);
      for (const one of positions.paths) {
        const own = compared.filter((item) => keyOf(item) === JSON.stringify(namesIn(one.path)));
        expect(one.items).toBe(own.length);
        for (const [at, { name: step, hits, items: of, missing }] of one.positions.entries()) {
          expect([hits, of]).toEqual([
            own.filter((item) => !item.compared.alignment.missing.includes(at)).length,
            own.length,
          ]);
          expect(missing).toBe(compared.filter((item) => namesOf('missing', item).includes(step)).length);
        }
        if (one.path.every((block) => 'name' in block)) {
          expect(byName(one.gaps)).toEqual(byName(gapsOf(own, compared, one.positions.length)));
        }
      }
    }),
    { numRuns: 60 },
  );
});

function namesIn(blocks: ReturnType<typeof bestPath>): unknown {
  return blocks.map((block) => ('name' in block ? block.name : block.map((step) => step.name)));
}

function keyOf(one: Compared): string {
  return JSON.stringify(namesIn(bestPath(one)));
}

/** From the alignments in the order in which they are read. */
function gapsOf(
  own: readonly Compared[],
  all: readonly Compared[],
  length: number,
): Positions['paths'][number]['gaps'] {
  return Array.from({ length: length + 1 }, (_, gap) => {
    const inGap = own.map((one) => new Set(intruders(one, gap)));
    const names = ['a', 'b', 'c'].map((step) => ({
      name: step,
      items: inGap.filter((found) => found.has(step)).length,
      extra: all.filter((one) => namesOf('extra', one).includes(step)).length,
    }));
    const usual = names.filter((one) => one.items > 0).toSorted((a, b) => b.items - a.items);
    return { items: inGap.filter((found) => found.size > 0).length, usual };
  });
}

/** Names of one count stand in any order. */
function byName(gaps: Positions['paths'][number]['gaps']): Positions['paths'][number]['gaps'] {
  return gaps.map(({ items, usual }) => ({
    items,
    usual: usual.toSorted((a, b) => b.items - a.items || (a.name < b.name ? -1 : 1)),
  }));
}

function intruders(one: Compared, gap: number): readonly string[] {
  const { candidate } = one.trajectory;
  let at = 0;
  const names: string[] = [];
  for (const line of alignmentRows(bestPath(one), candidate ?? [], one.compared.alignment)) {
    if (line.mark !== 'extra') at = line.reference + 1;
    else if (at === gap) names.push(candidate![line.candidate]!.name);
  }
  return names;
}

test('a row is drawn as the alignment of its item is read', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (items) => {
      const opened = await openedWith(items, 'mock-judge');
      const view = await opened.view('');
      for (const { key, trajectory } of view.rows ?? []) {
        const item = await opened.item(key);
        if (item === null || item.compared === null) continue;
        const best = item.references[item.compared.best] ?? [];
        if (!best.every((block) => 'name' in block)) continue;
        const lines = alignmentRows(best, item.candidate ?? [], item.compared.alignment);
        const wanted = lines.map((line) => [
          line.mark,
          line.mark === 'missing' ? best.flat()[line.reference]!.name : item.candidate![line.candidate]!.name,
        ]);
        const drawn = trajectory?.steps.flatMap((step, at) => [...missedAt(at), [step.mark, step.name]]) ?? [];
        expect([...drawn, ...missedAt(trajectory?.steps.length ?? 0)]).toEqual(wanted);
        expect([trajectory?.exact, trajectory?.stepCredit]).toEqual([
          item.compared.scores.exact,
          item.compared.scores.stepCredit.value,
        ]);
        function missedAt(before: number): readonly (readonly string[])[] {
          return (trajectory?.missing ?? []).filter((one) => one.before === before).map((one) => ['missing', one.name]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('a long trajectory is drawn by its first 40 steps, and says how many follow', async () => {
  const long = Array.from({ length: 100 }, () => 'a');
  const { view } = await openedWith(
    [{ trajectory: long, reference: { trajectory: [...long, ...long] } }],
    'trajectory',
  );
  const [shown] = (await view('')).rows ?? [];
  expect(shown?.trajectory).toMatchObject({ more: 60, missingCount: 100, extraCount: 0, orderAware: 0.5 });
  expect([shown?.trajectory?.steps.length, shown?.trajectory?.missing.length]).toEqual([40, 40]);
});
