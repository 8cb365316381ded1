import type { DatasetId } from '../engine/engine.ts';
import type { ChartChoice } from './chart.ts';
import { editionOf, type Dataset } from './datasets.ts';
import { openSources } from './openActions.ts';
import { NO_ITEM } from './item.ts';
import { NO_RUNS } from './runs.ts';
import { change, type Context } from './state.ts';
import type { DialogName, ThemeName } from './ui.ts';
import { NO_VIEW } from './view.ts';

export function setTheme(context: Context, theme: ThemeName): void {
  change(context, 'ui', (ui) => ({ ...ui, theme }));
  void context.effects.settings.save({ theme });
}

export function setKeysOn(context: Context, keysOn: boolean): void {
  change(context, 'ui', (ui) => ({ ...ui, keysOn }));
  void context.effects.settings.save({ keys: keysOn });
}

export function setPanelWidth(context: Context, panelWidth: number): void {
  change(context, 'ui', (ui) => ({ ...ui, panelWidth }));
  void context.effects.settings.save({ widths: new Map([['item', panelWidth]]) });
}

export function showDialog(context: Context, dialog: DialogName | null): void {
  change(context, 'ui', (ui) => ({ ...ui, dialog }));
}

/** Opens the chart with a choice of fields; null closes it. */
export function chooseChart(context: Context, chart: ChartChoice | null): void {
  change(context, 'ui', (ui) => ({ ...ui, chart }));
}

export function showPositions(context: Context, positions: boolean): void {
  change(context, 'ui', (ui) => ({ ...ui, positions }));
}

/** The first issue of a dataset is not said again, until replies are added. */
export function dismissIssues(context: Context, dataset: Dataset): void {
  change(context, 'ui', (ui) => ({ ...ui, issuesRead: new Set(ui.issuesRead).add(editionOf(dataset)) }));
}

export function dismissLostAddress(context: Context): void {
  change(context, 'ui', (ui) => ({ ...ui, lostAddress: null }));
}

/** The engine is lost, with the datasets that it held: said until it is started again. */
export function engineCrashed(context: Context, message: string, held: readonly DatasetId[]): void {
  const { open, openings } = context.store.getState().datasets;
  const kept = open.filter((dataset) => held.includes(dataset.id)).map((dataset) => dataset.name);
  const lost = openings.flatMap((opening) => opening.names);
  change(context, 'ui', (ui) => ({ ...ui, crash: { message, kept, lost } }));
}

/** Starts the engine anew and reads the open files again: they were never in the thread that was lost. */
export function restart(context: Context): void {
  const { store, effects } = context;
  const lost = store.getState().datasets.open;
  effects.restartEngine();
  store.setState({ runs: NO_RUNS, item: NO_ITEM });
  change(context, 'view', (view) => ({ ...NO_VIEW, typed: view.typed }));
  change(context, 'datasets', (datasets) => ({ ...datasets, open: [], openings: [] }));
  for (const dataset of lost) void reopen(context, dataset);
  change(context, 'ui', (ui) => ({ ...ui, crash: null }));
}

async function reopen(context: Context, { key, sources, formats, mappings }: Dataset): Promise<void> {
  context.reopening.add(key);
  await openSources(context, sources, { formats, mappings, expectedKey: key, stay: true });
  context.reopening.delete(key);
}
