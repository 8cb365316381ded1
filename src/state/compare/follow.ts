import type { RunComparison } from '../../engine/comparison.ts';
import type { ConformanceReport } from '../../engine/conformance.ts';
import { LOADING, settled, valueOf } from '../async.ts';
import { conformanceOf } from '../conformance/conformance.ts';
import { ensureRun } from '../runActions.ts';
import type { Context } from '../state.ts';
import { comparingOf, NO_COMPARED_ITEM, NO_ROWS, NOTHING_COMPARED, type Comparing } from './comparing.ts';
import { ensureComparedItem } from './itemPair.ts';
import { ensureRows } from './rows.ts';
import { sideOf, type ReadySide } from './side.ts';
import { noteCompared } from './sights.ts';
import { wantedPair, type WantedPair } from './wanted.ts';

const following = new WeakSet<Context>();

/**
 * From now on asks for whatever the comparison in sight needs and was not asked for yet: both runs, the comparison, its
 * rows, the item that is open. Each step does nothing when its question stands already.
 */
export function followComparison(context: Context): Comparing {
  const comparing = comparingOf(context);
  if (following.has(context)) return comparing;
  following.add(context);
  function follow(): void {
    step(comparing);
  }
  context.store.subscribe(follow);
  comparing.store.subscribe(follow);
  conformanceOf(context).store.subscribe(follow);
  step(comparing);
  return comparing;
}

function step(comparing: Comparing): void {
  const { context, store } = comparing;
  const { route, ui } = context.store.getState();
  if (ui.crash !== null) {
    // With the engine its comparisons are gone, and what it names next may be named alike.
    if (store.getState() !== NOTHING_COMPARED) store.setState(NOTHING_COMPARED, true);
    return;
  }
  if (route.view !== 'compare') return;
  const { a, b } = sidesIn(context);
  for (const side of [a, b]) {
    if (side.kind === 'scoring') void ensureRun(context, side.dataset, side.params);
    if (side.kind === 'baseline' && side.held === null) void conformanceOf(context).recall();
  }
  // Of a file of results there are totals alone.
  if (a.kind === 'baseline' && b.kind === 'ready') void ensureReport(comparing, b);
  const pair = wantedPair(context.store.getState());
  if (pair === null) return;
  if (store.getState().asked !== pair.text) {
    void compare(comparing, pair);
    return;
  }
  const comparison = valueOf(store.getState().comparison);
  if (comparison === null) return;
  void ensureRows(comparing, comparison, route);
  void ensureComparedItem(comparing, pair, route);
  noteCompared(comparing, pair);
}

/** Both sides of the comparison in sight, as far as they are. */
export function sidesIn(context: Context) {
  const state = context.store.getState();
  const { baselines } = conformanceOf(context).store.getState();
  const { a, b } = state.route.view === 'compare' ? state.route : { a: null, b: null };
  return { a: sideOf(state, baselines, a), b: sideOf(state, baselines, b) };
}

const TOKEN = 'compare';

async function compare(comparing: Comparing, { a, b, text }: WantedPair): Promise<void> {
  const { context, store } = comparing;
  const { effects, stoppers } = context;
  const { route } = context.store.getState();
  const fresh = { progress: null, rows: NO_ROWS, cursor: -1, item: NO_COMPARED_ITEM };
  store.setState({ asked: text, comparison: LOADING, ...fresh });
  stoppers.stop(TOKEN);
  const { signal } = stoppers.start(effects, TOKEN);
  const request = {
    a: { dataset: a.dataset.id, run: a.run.run },
    b: { dataset: b.dataset.id, run: b.run.run },
    joinBy: route.view === 'compare' ? route.joinBy : null,
  };
  const outcome = await effects.engine.compare(request, {
    signal,
    onProgress: (progress) => {
      if (store.getState().asked === text) store.setState({ progress });
    },
  });
  if (store.getState().asked === text) store.setState({ progress: null, comparison: settled<RunComparison>(outcome) });
}

async function ensureReport({ context, store }: Comparing, { run, dataset }: ReadySide): Promise<void> {
  if (store.getState().reportOf === run.run) return;
  store.setState({ reportOf: run.run, report: LOADING });
  const outcome = await context.effects.engine.conformance(dataset.id, run.run);
  if (store.getState().reportOf === run.run) store.setState({ report: settled<ConformanceReport>(outcome) });
}

/** Compares once more, after it was stopped or refused. */
export function compareAgain(context: Context): void {
  comparingOf(context).store.setState({ asked: '', reportOf: null });
}

export function cancelComparison(context: Context): void {
  context.stoppers.stop(TOKEN);
}
