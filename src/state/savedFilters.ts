import { isSortColumn, paramsOf, withParams, type Sort } from './route.ts';
import { go } from './routeActions.ts';
import { change, type Context } from './state.ts';

/** A filter that the reader named, with the order it was looked at in. */
export interface SavedFilter {
  readonly name: string;
  readonly filter: string;
  readonly sort: Sort | null;
}

/** Filters as they were kept; an order that this version does not know is left out. */
export function savedFilters(
  kept: readonly {
    readonly name: string;
    readonly filter: string;
    readonly sort: { readonly column: string; readonly descending: boolean } | null;
  }[],
): readonly SavedFilter[] {
  return kept.map(({ name, filter, sort }) => {
    const column = sort?.column ?? '';
    return { name, filter, sort: sort !== null && isSortColumn(column) ? { ...sort, column } : null };
  });
}

/** Names longer than this are cut. */
const LONGEST_NAME = 80;

/** Keeps the filter in force, and its order, under a name; one of the same name gives way. */
export function saveFilter(context: Context, name: string): void {
  const { route, ui } = context.store.getState();
  const { filter, sort } = paramsOf(route);
  const own = trimmed(name);
  if (own === '') return;
  keep(context, [...ui.filters.filter((one) => one.name !== own), { name: own, filter, sort }]);
}

/** Puts a saved filter in force, with its order. */
export function applyFilter(context: Context, { filter, sort }: SavedFilter): void {
  const { route } = context.store.getState();
  change(context, 'view', (view) => ({ ...view, typed: filter, problem: null }));
  go(context, withParams(route, { filter, sort }), 'push');
}

/** Another of the new name gives way. */
export function renameFilter(context: Context, from: string, to: string): void {
  const { filters } = context.store.getState().ui;
  const own = trimmed(to);
  if (own === '' || own === from) return;
  const others = filters.filter((one) => one.name !== own);
  keep(
    context,
    others.map((one) => (one.name === from ? { ...one, name: own } : one)),
  );
}

export function deleteFilter(context: Context, name: string): void {
  keep(
    context,
    context.store.getState().ui.filters.filter((one) => one.name !== name),
  );
}

function trimmed(name: string): string {
  return name.trim().slice(0, LONGEST_NAME).trim();
}

function keep(context: Context, filters: readonly SavedFilter[]): void {
  change(context, 'ui', (ui) => ({ ...ui, filters }));
  void context.effects.settings.save({ filters });
}
