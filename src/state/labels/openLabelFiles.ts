import { isLabelFile } from '../../core/labels/isLabelFile.ts';
import type { Source } from '../../engine/engine.ts';
import { findDataset, type Dataset } from '../datasets.ts';
import { beginningOf } from '../labelFiles.ts';
import { refuse } from '../opening.ts';
import type { OpenOptions } from '../openOptions.ts';
import { NO_PARAMS, paramsOf } from '../route.ts';
import { go, stepBetween } from '../routeActions.ts';
import { labellingRoute } from '../selectors.ts';
import type { Context } from '../state.ts';
import { deskOf } from './deskOf.ts';
import { until } from './until.ts';

/** Opens files that are no labels; gives the dataset's name in routes, or null. */
type OpenOthers<Given> = (files: readonly Given[], options: OpenOptions) => Promise<string | null>;

/**
 * Opens files of which some may hold labels: these are brought to what is opened with them. Gives that one's name in
 * routes; null where nothing was opened, or it was labels alone.
 */
export async function openWithLabels<Given extends Source>(
  context: Context,
  files: readonly Given[],
  labels: readonly Given[],
  openOthers: OpenOthers<Given>,
): Promise<string | null> {
  const bring = await labelFilesAmong(labels);
  const others = files.filter((file) => !bring.includes(file));
  const opened = others.length === 0 ? null : await openOthers(others, bring.length > 0 ? { labels: true } : {});
  if (bring.length > 0) await bringLabels(context, opened, bring);
  return opened;
}

/** Brings label files to the dataset that is looked at; false where a file is none. What follows goes on by itself. */
export async function takeLabels(context: Context, files: readonly Source[]): Promise<boolean> {
  const bring = await labelFilesAmong(files);
  if (bring.length < files.length) return false;
  void bringLabels(context, null, bring);
  return true;
}

async function labelFilesAmong<Given extends Source>(files: readonly Given[]): Promise<readonly Given[]> {
  const told = await Promise.all(files.map(async ({ blob }) => isLabelFile(await beginningOf(blob))));
  return files.filter((_, at) => told[at] === true);
}

/** To a dataset by its name in routes, else to the one that is looked at; says so where none is open. */
async function bringLabels(context: Context, opened: string | null, sources: readonly Source[]): Promise<void> {
  const data = opened ?? labellingRoute(context.store.getState(), 'label')?.data ?? null;
  if (data !== null && findDataset(context.store.getState().datasets, data) !== null) {
    await showWhatTheyDo(context, data, sources);
    return;
  }
  for (const source of sources) {
    const refusal = { code: 'only-labels', file: source.name } as const;
    refuse(context, context.nextToken(), [source], { kind: 'refusal', refusal });
  }
}

/** Goes to where a dataset is labelled, and shows there what taking in each of the files would do. */
async function showWhatTheyDo(context: Context, data: string, sources: readonly Source[]): Promise<void> {
  const { store } = context;
  const { route } = store.getState();
  const there = labellingRoute(store.getState(), 'label');
  const to = there?.data === data ? there : ({ view: 'label', data, key: null, params: NO_PARAMS } as const);
  if (route.view !== 'label' || route.data !== data) go(context, to, stepBetween(route, to));
  const dataset = await readDataset(context, data);
  if (dataset === null) return;
  const desk = deskOf(context);
  desk.actions.open(dataset, paramsOf(to).run);
  await until(desk.store, ({ stage }) => stage === 'ready');
  const { scope } = desk.store.getState();
  for (const { name, blob } of sources) {
    desk.actions.readLabelFile({ name, blob });
    await until(desk.store, (state) => state.importing !== null || state.scope !== scope);
    // The next one when this one is taken in, or is not.
    await until(desk.store, (state) => state.importing === null || state.scope !== scope);
    if (desk.store.getState().scope !== scope) return;
  }
}

/** The dataset once all of it is read; null when it was closed before. */
async function readDataset({ store }: Context, data: string): Promise<Dataset | null> {
  await until(store, ({ datasets }) => findDataset(datasets, data)?.summary !== null);
  return findDataset(store.getState().datasets, data);
}
