import type { Source } from '../../engine/engine.ts';
import { findDataset, type Dataset } from '../datasets.ts';
import { refuse } from '../opening.ts';
import { NO_PARAMS, paramsOf, type Route } from '../route.ts';
import { go } from '../routeActions.ts';
import { currentDataset } from '../selectors.ts';
import type { Context } from '../state.ts';
import { words } from '../words.ts';
import { readBaselineFile, type BaselineRead } from './baseline.ts';
import { conformanceOf } from './conformance.ts';
import { CONFORMANCE_SCORER, isCorpus } from './conformanceRun.ts';

/** Opens files that are no baselines; gives the dataset's name in routes, or null. */
type OpenOthers = (files: readonly Source[]) => Promise<string | null>;

/** Opens files of which some may be baselines: these are held against the corpus that is opened with them. */
export async function openWithBaselines(
  context: Context,
  files: readonly Source[],
  maybe: readonly Source[],
  openOthers: OpenOthers,
): Promise<void> {
  const baselines = await baselinesAmong(maybe);
  const others = files.filter((file) => !baselines.includes(file));
  const opened = others.length === 0 ? null : await openOthers(others);
  for (const source of baselines) await holdGiven(context, opened, source);
}

/** Holds what is open against a file; false where the file is no result of document 002. */
export async function takeBaseline(context: Context, source: Source): Promise<boolean> {
  if ((await baselinesAmong([source])).length === 0) return false;
  await holdGiven(context, null, source);
  return true;
}

/** A result is one object. It is said what one lacks; lists, and lines of several objects, may be a dataset. */
async function baselinesAmong(sources: readonly Source[]): Promise<readonly Source[]> {
  const read = await Promise.all(sources.map(readBaselineFile));
  return sources.filter((_, at) => isOneResult(read[at]!));
}

function isOneResult(read: BaselineRead): boolean {
  if (read.ok) return true;
  const { refusal } = read;
  return refusal.code === 'no-baseline' && refusal.problem.code.startsWith('member-');
}

async function holdGiven(context: Context, opened: string | null, source: Source): Promise<void> {
  const corpus = corpusFor(context, opened);
  if (corpus === null) {
    const refusal = { code: 'only-baseline', file: source.name } as const;
    refuse(context, context.nextToken(), [source], { kind: 'refusal', refusal });
    return;
  }
  const read = await conformanceOf(context).hold(corpus.summary.fingerprint, source);
  if (!read.ok) {
    refuse(context, context.nextToken(), [source], { kind: 'refusal', refusal: read.refusal });
    return;
  }
  context.effects.notify(words.heldAgainst(corpus.name, source.name), 'info');
  showReport(context, corpus.key);
}

type Corpus = Dataset & { readonly summary: NonNullable<Dataset['summary']> };

/** What was opened with it, else what is looked at, else the corpus opened last. */
function corpusFor({ store }: Context, opened: string | null): Corpus | null {
  const state = store.getState();
  const looked = [findDataset(state.datasets, opened), currentDataset(state), ...state.datasets.open.toReversed()];
  return looked.find((dataset): dataset is Corpus => dataset !== null && isCorpus(dataset.summary)) ?? null;
}

/** Goes to where the report of a corpus is shown, unless the reader is there. */
function showReport(context: Context, data: string): void {
  conformanceOf(context).fold(null);
  const { route } = context.store.getState();
  if (route.view === 'compare' || isReport(route, data)) return;
  go(context, { view: 'results', data, params: NO_PARAMS }, 'push');
}

function isReport(route: Route, data: string): boolean {
  if ((route.view !== 'results' && route.view !== 'item') || route.data !== data) return false;
  const { run } = paramsOf(route);
  return run === null || run.scorer === CONFORMANCE_SCORER;
}
