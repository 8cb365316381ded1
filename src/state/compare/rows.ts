import type { ComparedRow, RunComparison } from '../../engine/comparison.ts';
import { IDLE, valueOf } from '../async.ts';
import { PAGE_SIZE, pagesOf, rowAt, withPage } from '../pages.ts';
import type { ComparedKeys, CompareRoute } from '../route.ts';
import type { Comparing } from './comparing.ts';
import { keysText, listText } from './wanted.ts';

/** Rows asked for at once where one of them is looked for. */
const STRETCH = 1024;

/** Asks for the first rows that pass. What is shown stays until they are there. Older answers are dropped. */
export async function ensureRows(comparing: Comparing, comparison: RunComparison, route: CompareRoute): Promise<void> {
  const { store, context, visible } = comparing;
  const asked = listText(comparison.comparison, route);
  if (store.getState().rows.asked === asked) return;
  store.setState(({ rows }) => ({ rows: { ...rows, asked } }));
  const outcome = await context.effects.engine.comparedRows(comparison.comparison, {
    ...route.filter,
    from: 0,
    to: PAGE_SIZE,
  });
  if (store.getState().rows.asked !== asked) return;
  if (outcome.kind === 'refusal') {
    remake(comparing);
    return;
  }
  if (outcome.kind !== 'value') return;
  const { shown, total, counts, rows } = outcome.value;
  store.setState({ rows: { asked, of: asked, shown, total, counts, pages: new Map([[0, rows]]) }, cursor: -1 });
  showCompared(comparing, visible.from, visible.to);
}

/** Fetches the rows that the list shows or soon will. */
export function showCompared(comparing: Comparing, from: number, to: number): void {
  comparing.visible.from = from;
  comparing.visible.to = to;
  const { rows } = comparing.store.getState();
  for (const page of pagesOf(from, Math.min(to, rows.shown))) {
    if (!rows.pages.has(page)) void fetchPage(comparing, page);
  }
}

/** A row of the list, fetched where it is not there yet; null past its ends. */
export async function comparedRow(comparing: Comparing, index: number): Promise<ComparedRow | null> {
  const { rows } = comparing.store.getState();
  if (index < 0 || index >= rows.shown) return null;
  if (rowAt(rows.pages, index) === undefined) await fetchPage(comparing, Math.floor(index / PAGE_SIZE));
  return rowAt(comparing.store.getState().rows.pages, index) ?? null;
}

/** The place of an item among the rows that pass; null where it is not among them. */
export async function placeOfRow(comparing: Comparing, keys: ComparedKeys): Promise<number | null> {
  const { store, context } = comparing;
  const { rows, comparison } = store.getState();
  const sought = keysText(keys);
  for (const [page, some] of rows.pages) {
    const at = some.findIndex((row) => keysText(keysOf(row)) === sought);
    if (at >= 0) return page * PAGE_SIZE + at;
  }
  const id = valueOf(comparison)?.comparison;
  const { route } = context.store.getState();
  if (id === undefined || route.view !== 'compare') return null;
  for (let from = 0; from < rows.shown && store.getState().rows.of === rows.of; from += STRETCH) {
    const request = { ...route.filter, from, to: Math.min(rows.shown, from + STRETCH) };
    const outcome = await context.effects.engine.comparedRows(id, request);
    if (outcome.kind !== 'value') return null;
    const at = outcome.value.rows.findIndex((row) => keysText(keysOf(row)) === sought);
    if (at >= 0) return from + at;
  }
  return null;
}

export function keysOf({ a, b }: Pick<ComparedRow, 'a' | 'b'>): ComparedKeys {
  return { a: a?.key ?? null, b: b?.key ?? null };
}

async function fetchPage(comparing: Comparing, page: number): Promise<void> {
  const { store, context, fetching } = comparing;
  const { rows, comparison } = store.getState();
  const id = valueOf(comparison)?.comparison;
  const { route } = context.store.getState();
  const token = `${rows.of} ${page}`;
  if (id === undefined || route.view !== 'compare' || listText(id, route) !== rows.of || fetching.has(token)) return;
  fetching.add(token);
  const from = page * PAGE_SIZE;
  const request = { ...route.filter, from, to: Math.min(rows.shown, from + PAGE_SIZE) };
  const outcome = await context.effects.engine.comparedRows(id, request);
  fetching.delete(token);
  if (outcome.kind !== 'value' || store.getState().rows.of !== rows.of) return;
  store.setState((state) => ({
    rows: { ...state.rows, pages: withPage(state.rows.pages, page, outcome.value.rows) },
  }));
}

/** The engine keeps few comparisons: one that it has dropped is made anew, once. */
function remake({ store, remade }: Comparing): void {
  const { asked } = store.getState();
  if (remade.has(asked)) return;
  remade.add(asked);
  store.setState({ asked: '', comparison: IDLE });
}
