import { layoutKey, PLAIN_LAYOUT, savedLayout, type ColumnLayout } from './columns.ts';
import { withParams } from './route.ts';
import { go } from './routeActions.ts';
import { currentDataset } from './selectors.ts';
import { change, type Context } from './state.ts';

/** Layouts that are remembered, the last used ones. */
const MOST_LAYOUTS = 50;

/** Shows these columns in this order, here and of files like this; null goes back to what fits. */
export function showColumns(context: Context, keys: readonly string[] | null): void {
  const { route } = context.store.getState();
  const shown = keys === null || keys.length === 0 ? null : keys;
  save(context, { ...savedLayout(context.store.getState()), shown });
  go(context, withParams(route, { columns: shown }), 'replace');
}

/** Takes a column's width in pixels; null lets it fit by itself again. */
export function setColumnWidth(context: Context, key: string, width: number | null): void {
  const layout = savedLayout(context.store.getState());
  const widths = new Map(layout.widths);
  if (width === null) widths.delete(key);
  else widths.set(key, width);
  save(context, { ...layout, widths });
}

/** Columns, order and widths as if nothing had been set. */
export function resetColumns(context: Context): void {
  const { route } = context.store.getState();
  save(context, PLAIN_LAYOUT);
  go(context, withParams(route, { columns: null }), 'replace');
}

function save(context: Context, layout: ColumnLayout): void {
  const state = context.store.getState();
  const key = layoutKey(currentDataset(state)?.summary ?? null);
  const others = [...state.ui.layouts].filter(([one]) => one !== key);
  const plain = layout.shown === null && layout.widths.size === 0;
  const kept = plain ? others : [...others, [key, layout] as const];
  const layouts = new Map(kept.slice(-MOST_LAYOUTS));
  change(context, 'ui', (ui) => ({ ...ui, layouts }));
  void context.effects.settings.save({ layouts });
}
