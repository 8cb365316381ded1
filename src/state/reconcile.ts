import { valueOf } from './async.ts';
import { findDataset } from './datasets.ts';
import { ensureItem, ensureNeighbours } from './itemActions.ts';
import { ensureCrosses } from './crossActions.ts';
import { ensurePositions } from './positions.ts';
import { reopen } from './reopen.ts';
import { datasOf } from './route.ts';
import { go } from './routeActions.ts';
import { ensureRun } from './runActions.ts';
import { currentDataset, wantedBeside, wantedQuery, wantedRun } from './selectors.ts';
import type { Context } from './state.ts';
import { ensureView } from './viewActions.ts';
import { wantedItem } from './wantedItem.ts';

/**
 * Asks for whatever the route wants and was not asked yet. Called after every change of the store; each step does
 * nothing when its question stands already.
 */
export function reconcile(context: Context): void {
  const state = context.store.getState();
  if (state.ui.crash !== null) return;
  ensureData(context);
  const dataset = currentDataset(state);
  // What is labelled must not be judged on the way, and what is compared asks for itself.
  if (dataset === null || (state.route.view !== 'results' && state.route.view !== 'item')) return;
  if (dataset.summary !== null) {
    for (const params of [wantedRun(state), wantedBeside(state)]) {
      if (params !== null) void ensureRun(context, dataset, params);
    }
  }
  const query = wantedQuery(context.store.getState());
  if (query !== null) void ensureView(context, query);
  const item = wantedItem(context.store.getState());
  if (item !== null) void ensureItem(context, item);
  const { route, view } = context.store.getState();
  const answer = valueOf(view.answer);
  if (answer !== null && !view.busy) {
    ensureCrosses(context, answer.view);
    void ensurePositions(context, answer.view);
  }
  if (route.view === 'item' && answer !== null && !view.busy) void ensureNeighbours(context, answer.view, route.key);
}

/** A route about datasets that are not open: one after the other from the kept files, else the drop zone asks for it. */
function ensureData(context: Context): void {
  const { route, datasets } = context.store.getState();
  const key = datasOf(route).find((one) => findDataset(datasets, one) === null);
  if (key === undefined) return;
  if (datasets.missing === key || context.reopening.has(key)) return;
  if (!/^[0-9a-f]{8,64}$/.test(key)) {
    // A name of an earlier session: nothing can be found by it.
    go(context, { view: 'open' }, 'replace');
    return;
  }
  context.reopening.add(key);
  void reopen(context, key);
}
