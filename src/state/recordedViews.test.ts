import { expect, test, vi } from 'vitest';
import { createEngine } from '../engine/createEngine.ts';
import type { Engine } from '../engine/engine.ts';
import { agreementOf } from './agreement.ts';
import { shownColumns } from './columns.ts';
import { AGREEMENT, chartRequest, crossOf } from './crossActions.ts';
import type { Effects } from './effects.ts';
import { recordedRun } from './recordedRun.ts';
import { paramsOf } from './route.ts';
import { besideRun, currentDataset, currentRunSummary, viewSummary, wantedRun } from './selectors.ts';
import { formatRoute } from './url.ts';
import { createWorkbench, type Workbench } from './workbench.ts';

function call(amount: unknown) {
  return { name: 'pay', arguments: { amount } };
}

/** Computed: right, wrong, right, not judged. Recorded: right, right, wrong, right. */
const rows = [
  { id: 'a', category: 'x', reference: { calls: [call(1)] }, reply: { calls: [call(1)] }, recorded: { ok: true } },
  { id: 'b', category: 'x', reference: { calls: [call(2)] }, reply: { calls: [call(3)] }, recorded: { ok: true } },
  { id: 'c', category: 'y', reference: { calls: [call(4)] }, reply: { calls: [call(4)] }, recorded: { ok: false } },
  { id: 'd', reference: { calls: [call(5)] }, recorded: { ok: true } },
];

interface Bench extends Workbench {
  readonly windows: () => number;
  readonly saved: Parameters<Effects['settings']['save']>[0][];
}

function bench(): Bench {
  const saved: Bench['saved'] = [];
  async function answer<T>(value: T): Promise<{ ok: true; value: T }> {
    return { ok: true, value };
  }
  const engine = createEngine();
  let windows = 0;
  const effects = {
    engine: {
      ...engine,
      window: async (...asked: Parameters<Engine['window']>) => {
        windows += 1;
        return engine.window(...asked);
      },
    },
    kept: {
      list: async () => answer([]),
      get: async () => answer(null),
      keep: async () => answer(null),
      remember: async () => answer(null),
    },
    compareFar: () => () => undefined,
    handles: { note: () => undefined, of: () => null, changedAt: () => null },
    settings: {
      save: async (change: Bench['saved'][number]) => {
        saved.push(change);
        return answer(null);
      },
    },
    now: () => 0,
    stopper: () => {
      const controller = new AbortController();
      return {
        signal: controller.signal,
        stop: () => {
          controller.abort();
        },
      };
    },
    later: (_: number, work: () => void) => {
      const timer = setTimeout(work, 0);
      return () => {
        clearTimeout(timer);
      };
    },
    notify: () => undefined,
    announce: () => undefined,
  } as unknown as Effects;
  return { ...createWorkbench(effects), saved, windows: () => windows };
}

async function until(ready: () => boolean): Promise<void> {
  await vi.waitFor(() => {
    if (!ready()) throw new Error('not yet');
  });
}

async function quiet({ store }: Workbench): Promise<void> {
  await until(() => {
    const { view } = store.getState();
    return currentRunSummary(store.getState()) !== null && view.answer.kind === 'done' && !view.busy;
  });
}

async function opened(): Promise<Bench> {
  const one = bench();
  one.actions.open([{ name: 'items.jsonl', blob: new Blob([rows.map((row) => JSON.stringify(row)).join('\n')]) }]);
  await quiet(one);
  return one;
}

function shown({ store }: Workbench): string[] {
  return (
    store
      .getState()
      .view.pages.get(0)
      ?.map(({ key }) => key.id) ?? []
  );
}

async function compared(): Promise<Bench> {
  const one = await opened();
  one.actions.chooseBeside(recordedRun('ok', wantedRun(one.store.getState())));
  await until(() => besideRun(one.store.getState())?.result.kind === 'done');
  await quiet(one);
  await until(() => crossOf(one.store.getState(), AGREEMENT) !== null);
  return one;
}

test('what a file recorded is put beside what was computed, and counted verdict by verdict', async () => {
  const one = await compared();
  const cross = crossOf(one.store.getState(), AGREEMENT);
  const agreement = cross === null ? null : agreementOf(cross);
  expect(agreement?.counts).toEqual([
    [1, 1, 0, 0],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(agreement?.agreed).toMatchObject({ count: 1, of: 3 });
});

test('the table of agreement keeps its counts while only differences are shown, and a cell shows its items', async () => {
  const one = await compared();
  const before = crossOf(one.store.getState(), AGREEMENT);
  one.actions.toggleInFilter('differs', 'yes');
  await quiet(one);
  await until(
    () =>
      one.store.getState().view.crosses.get(JSON.stringify(['verdict', 'beside.verdict', 4]))?.view ===
      viewSummary(one.store.getState())?.view,
  );
  expect(viewSummary(one.store.getState())?.shown).toBeLessThan(4);
  expect(crossOf(one.store.getState(), AGREEMENT)).toEqual(before);
  one.actions.toggleMarks([
    { field: 'verdict', value: 'wrong' },
    { field: 'beside.verdict', value: 'right' },
  ]);
  await quiet(one);
  expect(shown(one)).toEqual(['b']);
  expect(paramsOf(one.store.getState().route).filter).toBe('verdict = wrong and beside.verdict = right');
});

test('recorded columns that are shown have their values in the rows, and what they say', async () => {
  const one = await opened();
  const { view } = one.store.getState();
  expect(view.recorded).toEqual(['ok']);
  expect(view.pages.get(0)?.map(({ recorded, recordedStates }) => [recorded, recordedStates])).toEqual([
    [['true'], ['right']],
    [['true'], ['right']],
    [['false'], ['wrong']],
    [['true'], ['right']],
  ]);
});

test('the first rows come with the view: none of them is asked for again', async () => {
  const one = await opened();
  expect(viewSummary(one.store.getState())?.rows).toHaveLength(4);
  expect(one.windows()).toBe(0);
  one.actions.typeFilter('verdict = wrong');
  await quiet(one);
  expect(shown(one)).toEqual(['b']);
  expect(one.windows()).toBe(0);
});

test('columns that are chosen stand in the link and are kept for such files, until they are reset', async () => {
  const one = await opened();
  one.actions.showColumns(['id', 'input']);
  await quiet(one);
  expect(formatRoute(one.store.getState().route)).toMatch(/\?c=id,input$/u);
  expect(one.store.getState().view.recorded).toEqual([]);
  expect(one.saved.at(-1)?.layouts).toEqual(new Map([['["ok"]', { shown: ['id', 'input'], widths: new Map() }]]));
  const key = currentDataset(one.store.getState())?.key ?? '';
  one.actions.arrive(`#/data/${key}`);
  expect(shownColumns(one.store.getState())).toEqual(['id', 'input']);
  one.actions.arrive(`#/data/${key}?c=verdict`);
  expect(shownColumns(one.store.getState())).toEqual(['verdict']);
  one.actions.setColumnWidth('id', 200);
  one.actions.resetColumns();
  expect(shownColumns(one.store.getState())).toBeNull();
  expect(one.saved.at(-1)?.layouts).toEqual(new Map());
});

test('a table can be sorted by a recorded column, up, then down', async () => {
  const one = await opened();
  one.actions.toggleSort('recorded.ok');
  await quiet(one);
  expect(shown(one)[0]).toBe('c');
  one.actions.toggleSort('recorded.ok');
  await quiet(one);
  expect(shown(one).at(-1)).toBe('c');
});

test('a filter that has a name comes back with its order; another of that name gives way', async () => {
  const one = await opened();
  one.actions.typeFilter('verdict = wrong');
  one.actions.toggleSort('id');
  one.actions.saveFilter('  to look at ');
  one.actions.clearFilter();
  one.actions.saveFilter('all');
  const [first] = one.store.getState().ui.filters;
  expect(first).toEqual({ name: 'to look at', filter: 'verdict = wrong', sort: { column: 'id', descending: false } });
  if (first !== undefined) one.actions.applyFilter(first);
  await quiet(one);
  expect(shown(one)).toEqual(['b']);
  one.actions.renameFilter('all', 'to look at');
  expect(one.store.getState().ui.filters.map(({ name, filter }) => [name, filter])).toEqual([['to look at', '']]);
  one.actions.deleteFilter('to look at');
  expect(one.saved.at(-1)).toEqual({ filters: [] });
});

test('a chart is counted when it is opened, and by fields that the file has', async () => {
  const one = await opened();
  expect(chartRequest(one.store.getState())).toBeNull();
  one.actions.chooseChart({ rows: 'recorded.gone', stack: 'verdict' });
  expect(chartRequest(one.store.getState())).toMatchObject({ rows: 'category', columns: 'verdict' });
  await until(() => crossOf(one.store.getState(), chartRequest(one.store.getState())) !== null);
  expect(crossOf(one.store.getState(), chartRequest(one.store.getState()))).toMatchObject({ total: 4 });
});
