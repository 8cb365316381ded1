import type { Mapping } from '../core/mapping/mapping.ts';
import type { Refusal } from '../core/model/issue.ts';
import type { DatasetSummary, OpenProgress, Source } from '../engine/engine.ts';
import { findDataset, nameOf, withDataset, type Dataset, type DatasetsState } from './datasets.ts';
import { adopt } from './adopt.ts';
import { mayBeBaselines } from './baselineFiles.ts';
import { isCorpus } from './conformance/conformanceRun.ts';
import { earlierFiles } from './earlierFiles.ts';
import { keepDataset } from './keptActions.ts';
import { openedRoute, type Attempt, type OpenOptions } from './openOptions.ts';
import { dataOf, datasOf, withoutData, type CompareRoute } from './route.ts';
import { go } from './routeActions.ts';
import { mayBeLabels } from './labelFiles.ts';
import { chunks, lazily } from './lazyActions.ts';
import { openTogether } from './openTogether.ts';
import { lacksReplies, repliesKey } from './replySets.ts';
import { withoutRuns } from './runs.ts';
import { lacksWantedReplies } from './selectors.ts';
import { beginOpening, dropPartial, endOpening, noteProgress, refuse } from './opening.ts';
import { change, type Context } from './state.ts';
import { words } from './words.ts';

/**
 * Reads files as one dataset and goes to its results, unless the reader has gone elsewhere meanwhile. Gives its name in
 * routes; null when nothing was opened, or not yet.
 */
export async function openSources(
  context: Context,
  sources: readonly Source[],
  options: OpenOptions = {},
): Promise<string | null> {
  if (sources.length === 0) return null;
  const { effects, store, stoppers } = context;
  const token = context.nextToken();
  const from = store.getState().route;
  const stopper = stoppers.start(effects, token);
  const { formats = new Map<string, string>(), mappings = new Map<string, Mapping>() } = options;
  const attempt: Attempt = { token, sources, formats, mappings, from, options };
  beginOpening(context, token, sources, null);
  if (
    options.mayBeLabels === true &&
    ((await takenAsLabels(context, sources)) || (await takenAsBaseline(context, sources)))
  ) {
    stoppers.end(token);
    endOpening(context, token);
    return null;
  }

  async function again(files: readonly Source[], how: OpenOptions): Promise<string | null> {
    return openSources(context, files, how);
  }

  function onProgress(progress: OpenProgress): void {
    noteProgress(context, token, progress);
    if (progress.dataset !== null) showFirstRows(progress.dataset);
  }

  function showFirstRows(id: string): void {
    const { datasets } = store.getState();
    if (datasets.open.some((one) => one.id === id)) return;
    const key = options.expectedKey ?? id;
    if (findDataset(datasets, key) !== null) return;
    const dataset: Dataset = {
      id,
      key,
      name: nameOf(null, sources),
      sources,
      formats,
      mappings,
      summary: null,
      edition: 0,
    };
    change(context, 'datasets', (state) => withDataset(state, dataset));
    if (options.stay !== true && from === store.getState().route && from.view === 'open') {
      go(context, openedRoute(options, from, key), 'push');
    }
  }

  const outcome = await effects.engine.open({ sources, formats, mappings }, { onProgress, signal: stopper.signal });
  stoppers.end(token);
  endOpening(context, token);
  if (outcome.kind === 'value') {
    const earlier = options.inPlaceOf === undefined ? await earlierFiles(context, outcome.value, sources) : [];
    if (earlier.length > 0) return openTogether(context, outcome.value, attempt, earlier);
    const key = await adopt(context, outcome.value, attempt);
    const { refused } = outcome.value;
    if (refused.length === 0) return key;
    const found = await lazily(context, chunks.refused, async (one) =>
      one.openRefused(context, attempt, refused, key, again),
    );
    return found ?? key;
  }
  dropPartial(context, sources, from);
  if (outcome.kind !== 'refusal') return null;
  const added = await addToCurrent(context, attempt, outcome.refusal);
  if (added !== null) return added;
  const { refusal } = outcome;
  return lazily(context, chunks.refused, async (one) => one.openOtherwise(context, attempt, refusal, again));
}

async function takenAsLabels(context: Context, sources: readonly Source[]): Promise<boolean> {
  if ((await mayBeLabels(sources)).length === 0) return false;
  return (await lazily(context, chunks.labelFiles, async (one) => one.takeLabels(context, sources))) === true;
}

async function takenAsBaseline(context: Context, sources: readonly Source[]): Promise<boolean> {
  const [source] = await mayBeBaselines(sources);
  if (source === undefined) return false;
  return (await lazily(context, chunks.baselines, async (one) => one.takeBaseline(context, source))) === true;
}

/** Adds a replies file to an open dataset, and shows how it is judged. A refusal of the kind `quiet` is not said. */
export async function addReplies(
  context: Context,
  key: string,
  source: Source,
  quiet: Refusal['code'] | null = null,
): Promise<boolean> {
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
  if (outcome.kind === 'refusal' && outcome.refusal.code !== quiet) refuse(context, token, [source], outcome);
  if (outcome.kind !== 'value') return false;
  const summary = outcome.value;
  // Replies given twice are one reply set.
  const known = summary.replySets.length === dataset.summary?.replySets.length;
  const sources = known ? dataset.sources : [...dataset.sources, source];
  const grown: Dataset = {
    ...dataset,
    summary,
    sources,
    edition: dataset.edition + 1,
  };
  const lacked = lacksWantedReplies(store.getState());
  change(context, 'datasets', (datasets) => withDataset(datasets, grown));
  showReplies(context, key, source.name, summary, lacked);
  await keepDataset(context, grown, summary);
  return true;
}

export function cancelOpening(context: Context, token: number): void {
  context.stoppers.stop(token);
}

/** Closes a dataset in this tab; what this browser keeps of it stays. */
export async function closeDataset(context: Context, key: string): Promise<void> {
  const { store, effects } = context;
  const dataset = findDataset(store.getState().datasets, key);
  if (dataset === null) return;
  const { route } = store.getState();
  if (datasOf(route).includes(key)) go(context, withoutData(route, key), 'push');
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    open: datasets.open.filter((one) => one.id !== dataset.id),
  }));
  change(context, 'runs', (runs) => withoutRuns(runs, (run) => run.dataset === dataset.id));
  await effects.engine.close(dataset.id);
}

/**
 * Files of replies given while a dataset is looked at are meant for it; each that is refused says so by itself. So is
 * a file that is of no format by itself, but of one beside a corpus. Gives the dataset's name in routes, null where
 * there is none.
 */
async function addToCurrent(context: Context, { sources, from }: Attempt, { code }: Refusal): Promise<string | null> {
  if (code !== 'only-replies' && code !== 'unknown-format') return null;
  const { datasets } = context.store.getState();
  const key = from.view === 'compare' ? awaitsReplies(from, datasets) : dataOf(from);
  const dataset = key === null ? null : findDataset(datasets, key);
  if (key === null || dataset === null) return null;
  if (code === 'unknown-format') {
    const [source, ...others] = sources;
    if (source === undefined || others.length > 0 || !isCorpus(dataset.summary)) return null;
    return (await addReplies(context, key, source, code)) ? key : null;
  }
  for (const source of sources) await addReplies(context, key, source);
  return key;
}

/** Of a comparison the dataset whose replies are not open, else the one that is judged. */
function awaitsReplies({ a, b }: CompareRoute, datasets: DatasetsState): string | null {
  const places = [a, b].flatMap((place) => (place?.kind === 'run' ? [place] : []));
  const waiting = places.find(({ data, run }) => lacksReplies(findDataset(datasets, data)?.summary ?? null, run));
  return (waiting ?? places.at(-1))?.data ?? null;
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
  // What a normaliser gave is to be judged now, not one that was chosen before.
  const options = (wanted?.options ?? []).filter(([option]) => option !== 'adapter');
  const chosen = options.length < (wanted?.options.length ?? 0);
  if (scorer === null || (summary.replySets.length < 2 && !chosen)) return;
  const run = { scorer, options, replies: repliesKey(set) };
  go(context, { ...route, params: { ...route.params, run } }, 'push');
}
