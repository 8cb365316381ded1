import { expect, test, vi } from 'vitest';
import { createEngine } from '../engine/createEngine.ts';
import type { Effects } from './effects.ts';
import { hasPositions } from './positions.ts';
import { paramsOf } from './route.ts';
import { currentRunSummary } from './selectors.ts';
import { createWorkbench, type Workbench } from './workbench.ts';

const path = ['search', 'open', 'convert', 'answer'];
// R2, R3 and R5 of document 004.
const steps = [
  ['open', 'search', 'convert', 'answer'],
  ['search', 'open', 'search', 'answer'],
  ['search', 'answer'],
].map((trajectory, at) => ({ id: `r${at}`, trajectory, reference: { trajectory: path } }));
const texts = [{ id: 'a', reference: { texts: ['x'] }, reply: { text: 'x' } }];

function bench(): Workbench & { readonly asked: () => number } {
  async function answer<T>(value: T): Promise<{ ok: true; value: T }> {
    return { ok: true, value };
  }
  const engine = createEngine();
  let asked = 0;
  const effects = {
    engine: {
      ...engine,
      positions: async (...call: Parameters<typeof engine.positions>) => {
        asked += 1;
        return engine.positions(...call);
      },
    },
    kept: {
      list: async () => answer([]),
      get: async () => answer(null),
      keep: async () => answer(null),
      remember: async () => answer(null),
    },
    handles: { note: () => undefined, of: () => null, changedAt: () => null },
    settings: { save: async () => answer(null) },
    now: () => 0,
    stopper: () => ({ signal: new AbortController().signal, stop: () => undefined }),
    later: (_: number, work: () => void) => {
      work();
      return () => undefined;
    },
    notify: () => undefined,
    announce: () => undefined,
  } as unknown as Effects;
  return { ...createWorkbench(effects), asked: () => asked };
}

async function opened(rows: readonly unknown[]) {
  const one = bench();
  one.actions.open([{ name: 'a.jsonl', blob: new Blob([rows.map((row) => JSON.stringify(row)).join('\n')]) }]);
  await vi.waitFor(() => {
    expect(currentRunSummary(one.store.getState())).not.toBeNull();
    expect(one.store.getState().view.busy).toBe(false);
  });
  return one;
}

function hits({ store }: Workbench): string[] | undefined {
  return store
    .getState()
    .view.positions?.positions?.paths[0]?.positions.map(({ name, hits: count, items }) => `${name} ${count}/${items}`);
}

test('positions are counted only while they are shown, and anew for another filter', async () => {
  const one = await opened(steps);
  expect([hasPositions(one.store.getState()), one.asked()]).toEqual([true, 0]);
  one.actions.showPositions(true);
  await vi.waitFor(() => {
    expect(hits(one)).toEqual(['search 3/3', 'open 1/3', 'convert 1/3', 'answer 3/3']);
  });
  expect(one.asked()).toBe(1);
  one.actions.toggleMarks([{ field: 'missing', value: 'convert' }]);
  await vi.waitFor(() => {
    expect(hits(one)).toEqual(['search 2/2', 'open 1/2', 'convert 0/2', 'answer 2/2']);
  });
  expect(paramsOf(one.store.getState().route).filter).toBe('missing = convert');
});

test('of a run that compares no steps there are none, and nothing is asked', async () => {
  const one = await opened(texts);
  one.actions.showPositions(true);
  one.actions.toggleInFilter('verdict', 'right');
  await vi.waitFor(() => {
    expect(one.store.getState().view.filter).toBe('verdict = right');
  });
  expect([hasPositions(one.store.getState()), one.asked()]).toEqual([false, 0]);
});
