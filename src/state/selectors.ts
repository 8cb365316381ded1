import type { DatasetSummary, RunSummary, ViewSummary } from '../engine/engine.ts';
import { valueOf } from './async.ts';
import { wantedRecorded } from './columns.ts';
import { findDataset, type Dataset, type Opening } from './datasets.ts';
import {
  dataOf,
  datasOf,
  NO_COMPARE,
  NO_PARAMS,
  paramsOf,
  type CompareRoute,
  type Route,
  type RunParams,
} from './route.ts';
import { lacksReplies, repliesKey, replySetOf } from './replySets.ts';
import { runKey, type RunEntry } from './runs.ts';
import type { WorkbenchState } from './state.ts';
import type { ViewQuery } from './view.ts';

/** The dataset the route is about, or null. */
export function currentDataset(state: WorkbenchState): Dataset | null {
  return findDataset(state.datasets, dataOf(state.route));
}

/** The file being read that will be the route's dataset, or null. */
export function currentOpening(state: WorkbenchState): Opening | null {
  const data = dataOf(state.route);
  return state.datasets.openings.find((one) => one.into === data || one.progress?.dataset === data) ?? null;
}

/** The scoring that the route asks for; null when nothing can be scored, or nothing is known yet. */
export function wantedRun(state: WorkbenchState): RunParams | null {
  const summary = currentDataset(state)?.summary;
  if (summary === undefined || summary === null) return null;
  const { run } = paramsOf(state.route);
  if (run !== null) return run;
  return summary.suggestedScorer === null ? null : plainRun(summary.suggestedScorer);
}

const plainRuns = new Map<string, RunParams>();

/** A scorer with its defaults; the same object each time, as what a selector gives is compared by identity. */
export function plainRun(scorer: string): RunParams {
  const run = plainRuns.get(scorer) ?? { scorer, options: [], replies: null };
  plainRuns.set(scorer, run);
  return run;
}

/** Whether the route is about replies that are not open; until they are, its dataset cannot be shown as it means. */
export function lacksWantedReplies(state: WorkbenchState): boolean {
  const summary = currentDataset(state)?.summary ?? null;
  const { run, beside } = paramsOf(state.route);
  return lacksReplies(summary, run) || lacksReplies(summary, beside);
}

export function wantedBeside(state: WorkbenchState): RunParams | null {
  return currentDataset(state)?.summary === null ? null : paramsOf(state.route).beside;
}

/** The scoring shown, in whatever state it is; null before it is asked for. */
export function currentRun(state: WorkbenchState): RunEntry | null {
  return entryOf(state, wantedRun(state));
}

export function besideRun(state: WorkbenchState): RunEntry | null {
  return entryOf(state, wantedBeside(state));
}

function entryOf(state: WorkbenchState, params: RunParams | null): RunEntry | null {
  const dataset = currentDataset(state);
  if (dataset === null || params === null) return null;
  return state.runs.byKey.get(runKey(dataset, params)) ?? null;
}

/** The finished run shown, or null. */
export function currentRunSummary(state: WorkbenchState): RunSummary | null {
  const entry = currentRun(state);
  return entry === null ? null : valueOf(entry.result);
}

/** The view that the route asks for; null while it cannot be asked: what is shown then stays. */
export function wantedQuery(state: WorkbenchState): ViewQuery | null {
  const dataset = currentDataset(state);
  if (dataset === null) return null;
  const { filter, sort } = paramsOf(state.route);
  const [run, beside] = [currentRun(state), besideRun(state)];
  const shown = valueOf(state.view.answer);
  const pending = isPending(run) || isPending(beside) || (run === null && wantedRun(state) !== null);
  if (pending && (shown !== null || filter !== '' || sort !== null)) return null;
  const items = dataset.summary?.items ?? roughly(currentOpening(state)?.progress?.items ?? 0);
  const { id, edition } = dataset;
  if (dataset.summary === null && (filter !== '' || sort !== null)) return null;
  const recorded = wantedRecorded(state, wantedRun(state));
  return { dataset: id, edition, items, filter, sort, run: runIdOf(run), beside: runIdOf(beside), recorded };
}

/** While a file is read its view is asked for again only when the items have doubled: it costs the reading time. */
function roughly(items: number): number {
  return items === 0 ? 0 : 2 ** Math.floor(Math.log2(items));
}

function isPending(run: RunEntry | null): boolean {
  return run?.result.kind === 'loading' || run?.result.kind === 'idle';
}

export function runIdOf(run: RunEntry | null): string | null {
  return run?.result.kind === 'done' ? run.result.value.run : null;
}

/** Whether anything is being read, scored, searched or written: work that nothing else should hold up. */
export function isWorking({ datasets, runs, view }: WorkbenchState): boolean {
  return (
    datasets.openings.length > 0 ||
    view.busy ||
    view.exporting !== null ||
    [...runs.byKey.values()].some((run) => run.result.kind === 'loading')
  );
}

/** The last answer about the current dataset, or null. */
export function viewSummary(state: WorkbenchState): ViewSummary | null {
  return valueOf(state.view.answer);
}

/**
 * The results to go to: the current dataset's, those seen last, else those of any open dataset; null when none is open.
 */
export function resultsRoute(state: WorkbenchState): Extract<Route, { view: 'results' }> | null {
  const { route, datasets, lastResults } = state;
  if (route.view === 'results') return route;
  if (route.view === 'item') return { view: 'results', data: route.data, params: route.params };
  const current = dataOf(route);
  if (lastResults !== null && datasets.open.some((one) => one.key === lastResults.data)) {
    if (current === null || current === lastResults.data) return lastResults;
  }
  const any = currentDataset(state) ?? datasets.open.at(-1);
  return any === undefined ? null : { view: 'results', data: any.key, params: NO_PARAMS };
}

/**
 * Where the current dataset, or the one seen last, is labelled or compared; null when none is open. Of a scoring only
 * whose replies it is about goes along.
 */
export function labellingRoute(
  state: WorkbenchState,
  view: 'label' | 'agreement',
): Extract<Route, { view: 'label' | 'agreement' }> | null {
  const { route } = state;
  if (route.view === view) return route;
  const from = dataOf(route) === null ? resultsRoute(state) : route;
  const data = from === null ? null : dataOf(from);
  if (from === null || data === null) return null;
  const { run } = paramsOf(from);
  const params = { ...NO_PARAMS, run: run === null || run.replies === null ? null : run };
  return view === 'label' ? { view, data, key: null, params } : { view, data, choice: '', params };
}

/**
 * Where two runs are compared: the comparison seen last, where it is about what is looked at, else the run that is looked
 * at, to be compared with another; null when nothing is open.
 */
export function compareRoute(state: WorkbenchState): CompareRoute | null {
  const { route, datasets, lastCompare } = state;
  if (route.view === 'compare') return route;
  const from = resultsRoute(state);
  if (from === null) return null;
  // Whoever labels is told nothing of runs, not even by a link.
  if (route.view === 'label') return { ...NO_COMPARE, b: { kind: 'run', data: from.data, run: null } };
  const isOpen = lastCompare !== null && datasOf(lastCompare).every((key) => findDataset(datasets, key) !== null);
  if (isOpen && (dataOf(route) === null || datasOf(lastCompare).includes(from.data))) return lastCompare;
  const summary = findDataset(datasets, from.data)?.summary ?? null;
  const run = summary === null ? null : runNamed(summary, from.params.run);
  return { ...NO_COMPARE, b: { kind: 'run', data: from.data, run } };
}

/** A run with its scorer and its replies by name, whatever else is opened later; null where nothing can be scored. */
export function runNamed(summary: DatasetSummary, run: RunParams | null): RunParams | null {
  const scored = run ?? (summary.suggestedScorer === null ? null : plainRun(summary.suggestedScorer));
  const set = replySetOf(summary, scored);
  return scored === null || set === null ? scored : { ...scored, replies: repliesKey(set) };
}
