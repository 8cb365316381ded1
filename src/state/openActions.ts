import type { DatasetSummary, OpenProgress, Source } from '../engine/engine.ts';
import { findDataset, keyOf, nameOf, withDataset, type Dataset } from './datasets.ts';
import { keepDataset } from './keptActions.ts';
import { dataOf, NO_PARAMS, type Route, type ViewParams } from './route.ts';
import { go, renameData } from './routeActions.ts';
import { repliesKey } from './replySets.ts';
import { withoutRuns } from './runs.ts';
import { lacksWantedReplies } from './selectors.ts';
import { beginOpening, dropPartial, endOpening, noteProgress, refuse } from './opening.ts';
import { change, type Context } from './state.ts';
import { words } from './words.ts';

export interface OpenOptions {
  /** Format names by file name, overriding recognition. */
  readonly formats?: ReadonlyMap<string, string>;
  /** The dataset that this reading takes the place of. */
  readonly inPlaceOf?: string;
  /** The name in routes that the dataset had before and will have again. */
  readonly expectedKey?: string;
  /** How its results open when it becomes the current one. */
  readonly params?: Partial<ViewParams>;
  /** Where it opens instead of its results. */
  readonly route?: Route;
  /** Opened again behind the present view: the reader goes nowhere. */
  readonly stay?: boolean;
}

/** Reads files as one dataset and goes to its results, unless the reader has gone elsewhere meanwhile. */
export async function openSources(
  context: Context,
  sources: readonly Source[],
  options: OpenOptions = {},
): Promise<void> {
  if (sources.length === 0) return;
  const { effects, store, stoppers } = context;
  const token = context.nextToken();
  const from = store.getState().route;
  const stopper = stoppers.start(effects, token);
  const formats = options.formats ?? new Map<string, string>();
  beginOpening(context, token, sources, null);

  function onProgress(progress: OpenProgress): void {
    noteProgress(context, token, progress);
    if (progress.dataset !== null) showFirstRows(progress.dataset);
  }

  function showFirstRows(id: string): void {
    const { datasets } = store.getState();
    if (datasets.open.some((one) => one.id === id)) return;
    const key = options.expectedKey ?? id;
    if (findDataset(datasets, key) !== null) return;
    const dataset: Dataset = { id, key, name: nameOf(null, sources), sources, formats, summary: null, edition: 0 };
    change(context, 'datasets', (state) => withDataset(state, dataset));
    if (options.stay !== true && from === store.getState().route && from.view === 'open') {
      go(context, options.route ?? { view: 'results', data: key, params: { ...NO_PARAMS, ...options.params } }, 'push');
    }
  }

  const outcome = await effects.engine.open({ sources, formats }, { onProgress, signal: stopper.signal });
  stoppers.end(token);
  endOpening(context, token);
  if (outcome.kind === 'value') {
    await adopt(context, outcome.value, { token, sources, formats, from, options });
    return;
  }
  dropPartial(context, sources, from);
  if (outcome.kind !== 'refusal') return;
  const meant = outcome.refusal.code === 'only-replies' && (await addToCurrent(context, sources, from));
  if (!meant) refuse(context, token, sources, outcome);
}

/** Adds a replies file to an open dataset, and shows how it is judged. */
export async function addReplies(context: Context, key: string, source: Source): Promise<boolean> {
  const { effects, store, stoppers } = context;
  const dataset = findDataset(store.getState().datasets, key);
  if (dataset === null) return false;
  const token = context.nextToken();
  const stopper = stoppers.start(effects, token);
  beginOpening(context, token, [source], key);
  const outcome = await effects.engine.addReplies(dataset.id, source, {
    signal: stopper.signal,
    onProgress: (progress) => {
      noteProgress(context, token, progress);
    },
  });
  stoppers.end(token);
  endOpening(context, token);
  if (outcome.kind === 'refusal') refuse(context, token, [source], outcome);
  if (outcome.kind !== 'value') return false;
  const summary = outcome.value;
  const grown: Dataset = { ...dataset, summary, sources: [...dataset.sources, source], edition: dataset.edition + 1 };
  const lacked = lacksWantedReplies(store.getState());
  change(context, 'datasets', (datasets) => withDataset(datasets, grown));
  showReplies(context, key, source.name, summary, lacked);
  await keepDataset(context, grown, summary);
  return true;
}

export function cancelOpening(context: Context, token: number): void {
  context.stoppers.stop(token);
}

export function dismissRefusal(context: Context, token: number): void {
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    refusals: datasets.refusals.filter((one) => one.token !== token),
  }));
}

/** Closes a dataset in this tab; what this browser keeps of it stays. */
export async function closeDataset(context: Context, key: string): Promise<void> {
  const { store, effects } = context;
  const dataset = findDataset(store.getState().datasets, key);
  if (dataset === null) return;
  if (dataOf(store.getState().route) === key) go(context, { view: 'open' }, 'push');
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    open: datasets.open.filter((one) => one.id !== dataset.id),
  }));
  change(context, 'runs', (runs) => withoutRuns(runs, (run) => run.dataset === dataset.id));
  await effects.engine.close(dataset.id);
}

interface Opened {
  readonly token: number;
  readonly sources: readonly Source[];
  readonly formats: ReadonlyMap<string, string>;
  readonly from: Route;
  readonly options: OpenOptions;
}

async function adopt(
  context: Context,
  summary: DatasetSummary,
  { token, sources: given, formats, from, options }: Opened,
): Promise<void> {
  const { store, effects } = context;
  const key = keyOf(summary.fingerprint);
  const before = store.getState();
  const replaced = before.datasets.open.filter(
    (one) => one.id !== summary.dataset && (one.key === key || one.key === options.inPlaceOf),
  );
  const sources = given.filter((source) => !summary.refused.some(({ file }) => file === source.name));
  const early = before.datasets.open.find((one) => one.id === summary.dataset);
  const name = nameOf(summary, sources);
  const dataset: Dataset = { id: summary.dataset, key, name, sources, formats, summary, edition: 0 };
  change(context, 'runs', (runs) => withoutRuns(runs, (run) => replaced.some((one) => one.id === run.dataset)));
  change(context, 'datasets', (datasets) => ({
    ...withDataset({ ...datasets, open: datasets.open.filter((one) => !replaced.includes(one)) }, dataset),
    missing: datasets.missing === key ? null : datasets.missing,
    // What was refused before has been answered by this.
    refusals: datasets.refusals.filter((one) => one.token > token),
  }));
  for (const { file, refusal } of summary.refused) {
    const bad = given.filter((source) => source.name === file);
    refuse(context, context.nextToken(), bad, { kind: 'refusal', refusal });
  }
  for (const one of replaced) void effects.engine.close(one.id);
  if (before.datasets.missing !== null && before.datasets.missing !== key && dataOf(from) === before.datasets.missing) {
    effects.notify(words.anotherFile(name), 'fault');
  }
  if (early !== undefined) renameData(context, early.key, key);
  for (const one of replaced) renameData(context, one.key, key);
  const { route } = store.getState();
  const waits = route === from || (from.view === 'open' && route.view === 'open');
  if (options.stay !== true && dataOf(route) !== key && waits) {
    go(context, options.route ?? { view: 'results', data: key, params: { ...NO_PARAMS, ...options.params } }, 'push');
  }
  await keepDataset(context, dataset, summary);
}

/** Files of replies given while a dataset is looked at are meant for it; each that is refused says so by itself. */
async function addToCurrent(context: Context, sources: readonly Source[], from: Route): Promise<boolean> {
  const key = dataOf(from);
  if (key === null || findDataset(context.store.getState().datasets, key) === null) return false;
  for (const source of sources) await addReplies(context, key, source);
  return true;
}

function showReplies(context: Context, key: string, name: string, summary: DatasetSummary, lacked: boolean): void {
  const { store, effects } = context;
  const { route } = store.getState();
  if ((route.view !== 'results' && route.view !== 'item') || route.data !== key) return;
  const { run: wanted, beside } = route.params;
  const set = summary.replySets.findLast((one) => one.name === name && one.join.joinedBy !== 'same-row');
  if (set === undefined) return;
  if (lacked) {
    // A link waits for certain replies: no others take their place.
    const meant = [wanted?.replies, beside?.replies].some((digits) => digits && set.fingerprint.startsWith(digits));
    if (!meant) effects.notify(words.otherReplies(name), 'fault');
    return;
  }
  const scorer = wanted?.scorer ?? summary.suggestedScorer;
  if (scorer === null || summary.replySets.length < 2) return;
  const run = { scorer, options: wanted?.options ?? [], replies: repliesKey(set) };
  go(context, { ...route, params: { ...route.params, run } }, 'push');
}
