import { change, type Context, type Step } from './state.ts';
import { readFilter } from './filterText.ts';
import { dataOf, paramsOf, withParams, type CompareRoute, type Route } from './route.ts';
import { NO_ITEM } from './item.ts';
import { parseHash } from './url.ts';
import { NO_VIEW } from './view.ts';

/** Goes to a place. The filter field follows, unless it already says the same. */
export function go(context: Context, route: Route, step: Step): void {
  const { store } = context;
  const before = store.getState();
  const elsewhere = dataOf(before.route) !== dataOf(route) && dataOf(route) !== null;
  const { filter } = paramsOf(route);
  const retyped = filter !== paramsOf(before.route).filter && filter !== before.view.typed.trim();
  store.setState((state) => ({
    route,
    step,
    lastResults: resultsOf(route) ?? state.lastResults,
    lastCompare: comparedIn(route) ?? state.lastCompare,
    view: elsewhere
      ? { ...NO_VIEW, typed: filter }
      : retyped
        ? { ...state.view, typed: filter, problem: null }
        : state.view,
    item: elsewhere || route.view !== 'item' ? NO_ITEM : state.item,
  }));
}

/**
 * How an address comes after another: from item to item of the labelling in its place, so that Back leaves the view; of a
 * comparison see `stepInComparison`.
 */
export function stepBetween(from: Route, to: Route): Step {
  if (from.view === 'compare' && to.view === 'compare') return stepInComparison(from, to);
  const same = from.view === to.view && dataOf(from) === dataOf(to);
  return same && (to.view === 'label' || to.view === 'agreement') ? 'replace' : 'push';
}

/**
 * An item of two runs is a step from their list, and what is listed is one from what was: what became of items, or of which
 * category. What is typed, the order and the sides change in their place. Out of an item it goes back.
 */
function stepInComparison(from: CompareRoute, to: CompareRoute): Step {
  if (from.item !== null && to.item === null) return 'back';
  if (from.item === null && to.item !== null) return 'push';
  return chosenText(from) === chosenText(to) ? 'replace' : 'push';
}

function chosenText({ filter: { changes, states, category } }: CompareRoute): string {
  return JSON.stringify([changes, states ?? null, category === undefined ? [] : [category]]);
}

/** Takes an address as the browser has it. One that leads nowhere is said on the open view. */
export function arrive(context: Context, hash: string): void {
  const route = parseHash(hash);
  if (route === null) {
    change(context, 'ui', (ui) => ({ ...ui, lostAddress: hash }));
    go(context, { view: 'open' }, 'replace');
    return;
  }
  const { filter } = paramsOf(route);
  const read = readFilter(filter);
  if (read === null) {
    go(context, route, 'replace');
    return;
  }
  go(context, withParams(route, { filter: '' }), 'replace');
  change(context, 'view', (view) => ({ ...view, typed: filter, problem: read }));
}

/** Gives a dataset its lasting name in the route, in place. */
export function renameData(context: Context, from: string, to: string): void {
  const { route } = context.store.getState();
  if (!('data' in route) || route.data !== from) return;
  const renamed = { ...route, data: to };
  context.store.setState({ route: renamed, step: 'replace', lastResults: resultsOf(renamed) });
}

/** A comparison to come back to: one whose sides are chosen. */
function comparedIn(route: Route): CompareRoute | null {
  return route.view === 'compare' && route.a !== null && route.b !== null ? { ...route, item: null } : null;
}

function resultsOf(route: Route): Extract<Route, { readonly view: 'results' }> | null {
  if (route.view === 'results') return route;
  return route.view === 'item' ? { view: 'results', data: route.data, params: route.params } : null;
}
