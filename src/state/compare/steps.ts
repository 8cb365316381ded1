import type { Change } from '../../core/comparison/change.ts';
import type { ComparedFilter } from '../../engine/comparison.ts';
import { valueOf } from '../async.ts';
import type { CompareRoute } from '../route.ts';
import { go, stepBetween } from '../routeActions.ts';
import type { Context } from '../state.ts';
import { comparingOf, type Comparing } from './comparing.ts';
import { comparedRow, keysOf } from './rows.ts';
import { words } from '../words.ts';

/** Goes from the comparison in sight to another view of it; does nothing elsewhere. */
export function changeComparison(context: Context, change: Partial<CompareRoute>): void {
  const { route } = context.store.getState();
  if (route.view !== 'compare') return;
  // What a link called its sides says nothing of others.
  const needs = change.a === undefined && change.b === undefined ? route.needs : [];
  const to: CompareRoute = { ...route, needs, ...change, view: 'compare' };
  go(context, to, stepBetween(route, to));
}

/** Lists other items, from the first on. */
export function filterCompared(context: Context, filter: ComparedFilter): void {
  changeComparison(context, { filter, item: null });
}

export function selectCompared(context: Context, cursor: number): void {
  comparingOf(context).store.setState({ cursor });
}

/** Opens an item of the list: the one that is selected where none is named. */
export async function openCompared(context: Context, index?: number): Promise<void> {
  const { route } = context.store.getState();
  const comparing = comparingOf(context);
  const at = index ?? comparing.store.getState().cursor;
  if (route.view !== 'compare' || (index === undefined && route.item !== null)) return;
  const row = await comparedRow(comparing, at);
  if (row === null) return;
  comparing.store.setState({ cursor: at });
  changeComparison(context, { item: keysOf(row) });
}

const turns = new WeakMap<Context, Promise<void>>();

/**
 * To the next or the previous item within the filter; in the list the selection moves. Of steps that come fast each begins
 * where the one before has led.
 *
 * @param only Passes by what became something else.
 */
export async function stepCompared(context: Context, by: 1 | -1, only: Change | null = null): Promise<void> {
  const before = turns.get(context);
  const turn =
    before === undefined ? takeStep(context, by, only) : before.then(async () => takeStep(context, by, only));
  turns.set(context, turn);
  await turn;
}

async function takeStep(context: Context, by: 1 | -1, only: Change | null): Promise<void> {
  const { route } = context.store.getState();
  const comparing = comparingOf(context);
  const { rows, cursor } = comparing.store.getState();
  if (route.view !== 'compare' || rows.shown === 0) return;
  const after = cursor < 0 ? 0 : cursor + by;
  const next = only === null ? after : await nextOf(comparing, after, by, only);
  if (next < 0 || next >= rows.shown) context.effects.announce(words.noMore);
  else if (route.item === null) selectCompared(context, next);
  else await openCompared(context, next);
}

/** So many rows are looked at for one of a kind. */
const FAR = 20_000;

/** The first row from `from` on that became that; -1 where none did. */
async function nextOf(comparing: Comparing, from: number, by: 1 | -1, only: Change): Promise<number> {
  for (let at = from; Math.abs(at - from) < FAR; at += by) {
    const row = await comparedRow(comparing, at);
    if (row === null) return -1;
    if (row.change === only) return at;
  }
  return -1;
}

/** Writes all items of the list to a file and hands it to the reader. */
export async function exportCompared(context: Context, kind: 'csv' | 'jsonl', name: string): Promise<void> {
  const { store } = comparingOf(context);
  const { effects, stoppers } = context;
  const { route } = context.store.getState();
  const comparison = valueOf(store.getState().comparison);
  if (comparison === null || route.view !== 'compare') return;
  store.setState({ exporting: { items: 0, totalItems: store.getState().rows.shown } });
  const stopper = stoppers.start(effects, TOKEN);
  const outcome = await effects.engine.exportComparison(comparison.comparison, route.filter, kind, {
    signal: stopper.signal,
    onProgress: (exporting) => {
      store.setState({ exporting });
    },
  });
  stoppers.end(TOKEN);
  store.setState({ exporting: null });
  if (outcome.kind === 'value') {
    effects.download(`${name}.${kind}`, outcome.value, kind === 'jsonl' ? 'application/x-ndjson' : 'text/csv');
    effects.announce(words.exported(`${name}.${kind}`));
  } else if (outcome.kind !== 'cancelled') effects.notify(words.exportFailed, 'fault');
}

const TOKEN = 'export comparison';

export function cancelExportCompared(context: Context): void {
  context.stoppers.stop(TOKEN);
}
