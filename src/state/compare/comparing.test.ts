import { describe, expect, test, vi } from 'vitest';
import { createEngine } from '../../engine/createEngine.ts';
import type { Engine, Source } from '../../engine/engine.ts';
import { valueOf } from '../async.ts';
import { nothingLeft, plainEffects } from '../builders.ts';
import type { Effects, KeptWithFiles } from '../effects.ts';
import { memoryLabels } from '../labels/builders.ts';
import { sightsOf } from '../labels/sightings.ts';
import { linkOf } from '../link.ts';
import { rowAt } from '../pages.ts';
import { ALL_COMPARED, needsOf, NO_COMPARE, type CompareRoute } from '../route.ts';
import { compareRoute } from '../selectors.ts';
import { formatRoute, parseHash } from '../url.ts';
import { createWorkbench, type Workbench } from '../workbench.ts';
import type { Comparing } from './comparing.ts';
import { compareAgain, followComparison, sidesIn } from './follow.ts';
import {
  changeComparison,
  exportCompared,
  filterCompared,
  openCompared,
  selectCompared,
  stepCompared,
} from './steps.ts';
import { showCompared } from './rows.ts';

/** Answers by id: what is accepted, and what each of two agents said. */
const ANSWERS = [
  ['kept', 'one', 'one', 'one'],
  ['broke', 'two', 'two', 'nil'],
  ['mended', 'three', 'nil', 'three'],
  ['never', 'four', 'nil', 'nil'],
] as const;

function file(name: string, column: 2 | 3, more: readonly object[] = []): Source {
  const rows = ANSWERS.map((row) => ({
    id: row[0],
    input: `What is ${row[1]}?`,
    reference: { text: row[1] },
    reply: { text: row[column] },
  }));
  return { name, blob: new Blob([[...rows, ...more].map((row) => JSON.stringify(row)).join('\n')]) };
}

const before = file('before.jsonl', 2);
const after = file('after.jsonl', 3);

interface Bench extends Workbench {
  readonly comparing: Comparing;
  readonly kept: Map<string, KeptWithFiles>;
  readonly saved: { name: string; content: Blob | string }[];
  readonly said: string[];
}

function bench(engine: Engine = createEngine(), kept = new Map<string, KeptWithFiles>()): Bench {
  const saved: Bench['saved'] = [];
  const said: string[] = [];
  const effects: Effects = {
    ...plainEffects(engine, memoryLabels(), { ...nothingLeft(), kept }),
    download: (name, content) => {
      saved.push({ name, content });
    },
    notify: (text) => {
      said.push(text);
    },
    announce: (text) => {
      said.push(text);
    },
  };
  const made = createWorkbench(effects);
  return { ...made, comparing: followComparison(made.context), kept, saved, said };
}

async function until<T>(ready: () => T): Promise<NonNullable<T>> {
  return vi.waitFor(() => {
    const value = ready();
    if (value === null || value === undefined || value === false) throw new Error('not yet');
    return value;
  });
}

async function opened(one: Bench, source: Source): Promise<string> {
  one.actions.open([source]);
  const found = await until(() =>
    one.store.getState().datasets.open.find(({ name, summary }) => name === source.name && summary !== null),
  );
  return found.key;
}

async function compared(one: Bench): Promise<{ readonly a: string; readonly b: string }> {
  const [a, b] = [await opened(one, before), await opened(one, after)];
  one.actions.go({ ...NO_COMPARE, a: { kind: 'run', data: a, run: null }, b: { kind: 'run', data: b, run: null } });
  await listed(one);
  return { a, b };
}

async function listed({ comparing }: Bench): Promise<void> {
  await until(() => {
    const { rows } = comparing.store.getState();
    return rows.of !== '' && rows.of === rows.asked;
  });
}

function routeOf({ store }: Bench): CompareRoute {
  const { route } = store.getState();
  if (route.view !== 'compare') throw new Error(`at ${route.view}`);
  return route;
}

function idsOf({ comparing }: Bench): (string | undefined)[] {
  const { rows } = comparing.store.getState();
  return Array.from({ length: rows.shown }, (_, at) => {
    const row = rowAt(rows.pages, at);
    return (row?.b ?? row?.a)?.key.id;
  });
}

describe('two runs', () => {
  test('both are scored and held against each other, worst first', async () => {
    const one = bench();
    await compared(one);
    const comparison = valueOf(one.comparing.store.getState().comparison);
    expect(comparison?.join).toMatchObject({ joinedBy: 'key', joined: 4 });
    expect(comparison?.paired).toMatchObject({ judged: 4, onlyA: 1, onlyB: 1 });
    expect(idsOf(one)).toEqual(['broke', 'mended', 'never', 'kept']);
  });

  test('a filter lists other items, and what is selected is none of the former ones', async () => {
    const one = bench();
    await compared(one);
    selectCompared(one.context, 2);
    filterCompared(one.context, { ...ALL_COMPARED, changes: ['fix'] });
    await listed(one);
    expect(idsOf(one)).toEqual(['mended']);
    expect(one.comparing.store.getState()).toMatchObject({ cursor: -1, rows: { shown: 1, total: 4 } });
    expect(formatRoute(one.store.getState().route)).toMatch(/\?c=fix$/u);
  });

  test('other sides are compared anew, and the same sides once', async () => {
    const engine = createEngine();
    const compare = vi.spyOn(engine, 'compare');
    const one = bench(engine);
    const { a, b } = await compared(one);
    filterCompared(one.context, { ...ALL_COMPARED, search: 'three' });
    await listed(one);
    expect(compare).toHaveBeenCalledTimes(1);
    changeComparison(one.context, { a: { kind: 'run', data: b, run: null }, b: { kind: 'run', data: a, run: null } });
    filterCompared(one.context, { ...ALL_COMPARED, search: '' });
    await until(() => compare.mock.calls.length === 2);
    await listed(one);
    expect(idsOf(one)).toEqual(['mended', 'broke', 'never', 'kept']);
  });

  test('a comparison that the engine has dropped is made anew', async () => {
    const engine = createEngine();
    const compare = vi.spyOn(engine, 'compare');
    const one = bench(engine);
    await compared(one);
    vi.spyOn(engine, 'comparedRows').mockResolvedValueOnce({
      kind: 'refusal',
      refusal: { code: 'no-such', what: 'comparison', name: 'c1' },
    });
    filterCompared(one.context, { ...ALL_COMPARED, sort: 'file' });
    await until(() => compare.mock.calls.length === 2);
    await listed(one);
    expect(idsOf(one)).toEqual(['kept', 'broke', 'mended', 'never']);
  });

  test('what is refused is asked again only when the reader says so', async () => {
    const engine = createEngine();
    const refusal = { code: 'no-such', what: 'run', name: 'r1' } as const;
    const compare = vi.spyOn(engine, 'compare').mockResolvedValueOnce({ kind: 'refusal', refusal });
    const one = bench(engine);
    const [a, b] = [await opened(one, before), await opened(one, after)];
    one.actions.go({ ...NO_COMPARE, a: { kind: 'run', data: a, run: null }, b: { kind: 'run', data: b, run: null } });
    await until(() => one.comparing.store.getState().comparison.kind === 'refused');
    expect(compare).toHaveBeenCalledTimes(1);
    compareAgain(one.context);
    await listed(one);
  });
});

describe('an item', () => {
  test('opens with what each side has of it, and steps within the filter', async () => {
    const one = bench();
    await compared(one);
    await openCompared(one.context, 0);
    expect(routeOf(one).item).toEqual({ a: { id: 'broke', attempt: 0 }, b: { id: 'broke', attempt: 0 } });
    const { item } = await until(() => {
      const state = one.comparing.store.getState();
      return state.item.a?.kind === 'done' && state.item.b?.kind === 'done' ? state : null;
    });
    expect([item.a, item.b].map((side) => (side?.kind === 'done' ? side.value.reply?.text : null))).toEqual([
      'two',
      'nil',
    ]);
    await stepCompared(one.context, 1);
    expect(routeOf(one).item?.a?.id).toBe('mended');
    await stepCompared(one.context, -1);
    await stepCompared(one.context, -1);
    expect(routeOf(one).item?.a?.id).toBe('broke');
    expect(one.said.at(-1)).toMatch(/No further item/u);
  });

  test('of one kind is gone to past all others, and where there is none it is said', async () => {
    const one = bench();
    await compared(one);
    await stepCompared(one.context, 1, 'fix');
    expect(one.comparing.store.getState().cursor).toBe(1);
    await openCompared(one.context);
    await stepCompared(one.context, -1, 'regression');
    expect(routeOf(one).item?.a?.id).toBe('broke');
    await stepCompared(one.context, 1, 'regression');
    expect(routeOf(one).item?.a?.id).toBe('broke');
    expect(one.said.at(-1)).toMatch(/No further item/u);
  });

  test('that a link opens is found in its place, from where one goes on', async () => {
    const one = bench();
    await compared(one);
    const never = { id: 'never', attempt: 0 };
    one.actions.go({ ...routeOf(one), item: { a: never, b: never } });
    await until(() => one.comparing.store.getState().item.position === 2);
    await stepCompared(one.context, 1);
    expect(routeOf(one).item?.a?.id).toBe('kept');
  });

  test('that does not pass the filter has no place', async () => {
    const one = bench();
    await compared(one);
    const never = { id: 'never', attempt: 0 };
    one.actions.go({ ...routeOf(one), filter: { ...ALL_COMPARED, changes: ['fix'] }, item: { a: never, b: never } });
    await until(() => one.comparing.store.getState().item.a?.kind === 'done');
    await listed(one);
    expect(one.comparing.store.getState().item.position).toBeNull();
  });

  test('is a step from the list for Back, and from item to item none', async () => {
    const one = bench();
    await compared(one);
    await openCompared(one.context, 0);
    expect(one.store.getState().step).toBe('push');
    await stepCompared(one.context, 1);
    expect(one.store.getState().step).toBe('replace');
    changeComparison(one.context, { item: null });
    expect(one.store.getState().step).toBe('back');
  });

  test('what is listed is a step for Back, too; what is typed and its order are none', async () => {
    const one = bench();
    await compared(one);
    const { store, context } = one;
    for (const [filter, step] of [
      [{ ...ALL_COMPARED, changes: ['fix'] }, 'push'],
      [{ ...ALL_COMPARED, changes: ['fix'], search: 'one' }, 'replace'],
      [{ ...ALL_COMPARED, changes: ['fix'], search: 'one', sort: 'file' }, 'replace'],
      [{ ...ALL_COMPARED, states: { a: 'right', b: 'fault' } }, 'push'],
      [{ ...ALL_COMPARED, category: 'x' }, 'push'],
      [{ ...ALL_COMPARED, category: null }, 'push'],
    ] as const) {
      filterCompared(context, filter);
      expect(store.getState().step).toBe(step);
    }
  });

  test('the counts beside a list are those of its category and search', async () => {
    const one = bench();
    await compared(one);
    filterCompared(one.context, { ...ALL_COMPARED, changes: ['fix'], search: 'two' });
    await listed(one);
    const { counts, shown } = one.comparing.store.getState().rows;
    expect(shown).toBe(0);
    expect(counts?.changes.filter(({ count }) => count > 0)).toEqual([{ change: 'regression', count: 1 }]);
  });
});

describe('sides', () => {
  test('files of a link that are kept here are opened where it leads, one after the other', async () => {
    const kept = new Map<string, KeptWithFiles>();
    const first = bench(createEngine(), kept);
    await compared(first);
    const hash = formatRoute(first.store.getState().route);
    await until(() => kept.size === 2);
    const again = bench(createEngine(), kept);
    again.actions.arrive(hash);
    await listed(again);
    expect(formatRoute(again.store.getState().route)).toBe(hash);
    expect(idsOf(again)).toEqual(['broke', 'mended', 'never', 'kept']);
  });

  test('one that is neither open nor kept is asked for, and once it is given the comparison goes on', async () => {
    const first = bench();
    await compared(first);
    const hash = formatRoute(first.store.getState().route);
    const one = bench();
    one.actions.arrive(hash);
    const route = parseHash(hash);
    const [a, b] = route?.view === 'compare' ? [route.a, route.b] : [null, null];
    await until(() => one.store.getState().datasets.missing === (a?.kind === 'run' ? a.data : ''));
    await opened(one, before);
    await until(() => one.store.getState().datasets.missing === (b?.kind === 'run' ? b.data : ''));
    await opened(one, after);
    await listed(one);
    expect(routeOf(one)).toEqual(route);
  });

  test('a file that is opened where a side is to be chosen becomes that side', async () => {
    const one = bench();
    const a = await opened(one, before);
    one.actions.go({ ...NO_COMPARE, a: { kind: 'run', data: a, run: null } });
    const b = await opened(one, after);
    await until(() => routeOf(one).b !== null);
    expect(routeOf(one).b).toEqual({ kind: 'run', data: b, run: null });
  });

  test('a dataset that is closed leaves the other side', async () => {
    const one = bench();
    const { a, b } = await compared(one);
    one.actions.closeDataset(a);
    expect(routeOf(one)).toMatchObject({ a: null, b: { data: b } });
  });

  test('a side whose scorer does not run says why, and nothing is compared', async () => {
    const engine = createEngine();
    const compare = vi.spyOn(engine, 'compare');
    const one = bench(engine);
    const a = await opened(one, before);
    const run = { scorer: 'no-such-scorer', options: [], replies: null };
    one.actions.go({ ...NO_COMPARE, a: { kind: 'run', data: a, run }, b: { kind: 'run', data: a, run: null } });
    await until(() => sidesIn(one.context).a.kind === 'refused');
    await until(() => sidesIn(one.context).b.kind === 'ready');
    expect(compare).not.toHaveBeenCalled();
  });

  test('the comparison seen last is come back to, from its datasets alone', async () => {
    const one = bench();
    const { b } = await compared(one);
    await openCompared(one.context, 0);
    const other = await opened(one, { name: 'other.jsonl', blob: file('x', 2, [{ id: 'more', input: 'x' }]).blob });
    one.actions.go({ view: 'results', data: b, params: { ...one.store.getState().lastResults!.params } });
    expect(compareRoute(one.store.getState())).toMatchObject({ b: { data: b }, item: null });
    one.actions.go({ view: 'results', data: other, params: one.store.getState().lastResults!.params });
    expect(compareRoute(one.store.getState())).toMatchObject({ a: null, b: { data: other } });
  });
});

test('after the engine was lost both are read, scored and compared anew, where the reader was', async () => {
  const engine = createEngine();
  const compare = vi.spyOn(engine, 'compare');
  const one = bench(engine);
  await compared(one);
  const { route } = one.store.getState();
  const held = one.store.getState().datasets.open.map(({ id }) => id);
  one.actions.engineCrashed('out of memory', held);
  expect(one.comparing.store.getState().comparison.kind).toBe('idle');
  one.actions.restart();
  await until(() => compare.mock.calls.length === 2);
  await listed(one);
  expect(one.store.getState().route).toEqual(route);
  expect(idsOf(one)).toEqual(['broke', 'mended', 'never', 'kept']);
});

test('a copied link names what either side is scored by, its replies by their digits, and both files', async () => {
  const one = bench();
  const { a, b } = await compared(one);
  const link = linkOf(one.store.getState());
  if (link.view !== 'compare') throw new Error(link.view);
  expect(link.needs).toEqual(['before.jsonl', 'after.jsonl']);
  expect([link.a, link.b]).toMatchObject([{ run: { scorer: 'exact' } }, { run: { scorer: 'exact' } }]);
  expect([link.a, link.b].map((place) => (place?.kind === 'run' ? place.run?.replies : null))).toEqual([
    a.slice(0, 12),
    b.slice(0, 12),
  ]);
  expect([needsOf(link, a), needsOf(link, b)]).toEqual([['before.jsonl'], ['after.jsonl']]);
  // They are of these sides, and of no others.
  one.actions.go(link);
  changeComparison(one.context, { item: null });
  expect(routeOf(one).needs).toHaveLength(2);
  changeComparison(one.context, { a: link.b, b: link.a });
  expect(routeOf(one).needs).toEqual([]);
});

test('what was on screen of either run is noted, so that later labels are not blind', async () => {
  const one = bench();
  await compared(one);
  showCompared(one.comparing, 0, 4);
  await openCompared(one.context, 0);
  const [first, second] = one.store.getState().datasets.open.map(({ summary }) => summary!.fingerprint);
  await until(() => sightsOf(one.context, first!).size === 4 && sightsOf(one.context, second!).size === 4);
});

test('the items of the filter are written to a file that is named after both sides', async () => {
  const one = bench();
  await compared(one);
  filterCompared(one.context, { ...ALL_COMPARED, changes: ['regression'] });
  await listed(one);
  await exportCompared(one.context, 'jsonl', 'before-after');
  const { name, content } = one.saved.at(-1)!;
  expect(name).toBe('before-after.jsonl');
  const lines = (await new Response(content).text()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ id: 'broke', change: 'regression' }]);
});
