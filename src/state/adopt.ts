import type { DatasetSummary } from '../engine/engine.ts';
import { keyOf, nameOf, withDataset, type Dataset } from './datasets.ts';
import { keepDataset } from './keptActions.ts';
import { sayRefused } from './leftOut.ts';
import { openedRoute, type Attempt } from './openOptions.ts';
import { dataOf, datasOf } from './route.ts';
import { go, renameData } from './routeActions.ts';
import { withoutRuns } from './runs.ts';
import { change, type Context } from './state.ts';
import { words } from './words.ts';

/** Takes what was read in place of what it is another reading of, and goes to it; gives its name in routes. */
export async function adopt(context: Context, summary: DatasetSummary, attempt: Attempt): Promise<string> {
  const { store, effects } = context;
  const { token, sources: given, formats, mappings, from, options } = attempt;
  const key = keyOf(summary.fingerprint);
  const before = store.getState();
  const replaced = before.datasets.open.filter(
    (one) => one.id !== summary.dataset && (one.key === key || one.key === options.inPlaceOf),
  );
  const sources = given.filter((source) => !summary.refused.some(({ file }) => file === source.name));
  const early = before.datasets.open.find((one) => one.id === summary.dataset);
  const name = nameOf(summary, sources);
  const dataset: Dataset = { id: summary.dataset, key, name, sources, formats, mappings, summary, edition: 0 };
  // What is taken away here leads on below: it is not to be asked for meanwhile.
  for (const one of replaced) context.reopening.add(one.key);
  change(context, 'runs', (runs) => withoutRuns(runs, (run) => replaced.some((one) => one.id === run.dataset)));
  change(context, 'datasets', (datasets) => ({
    ...withDataset({ ...datasets, open: datasets.open.filter((one) => !replaced.includes(one)) }, dataset),
    missing: datasets.missing === key ? null : datasets.missing,
    // What was refused before has been answered by this.
    refusals: datasets.refusals.filter((one) => one.token > token),
  }));
  sayRefused(context, attempt, summary.refused);
  for (const one of replaced) void effects.engine.close(one.id);
  if (
    before.datasets.missing !== null &&
    before.datasets.missing !== key &&
    datasOf(from).includes(before.datasets.missing)
  ) {
    effects.notify(words.anotherFile(name), 'fault');
  }
  if (early !== undefined) renameData(context, early.key, key);
  for (const one of replaced) {
    renameData(context, one.key, key);
    context.reopening.delete(one.key);
  }
  const { route } = store.getState();
  // The builder writes its own address meanwhile, and nobody has gone anywhere.
  const isPlace = from.view === 'open' || from.view === 'build';
  const waits = route === from || (isPlace && route.view === from.view);
  if (options.stay !== true && dataOf(route) !== key && waits) {
    go(context, openedRoute(options, from, key), 'push');
  }
  await keepDataset(context, dataset, summary);
  return key;
}
