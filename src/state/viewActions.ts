import type { Refusal } from '../core/model/issue.ts';
import type { ExportKind, RowView, SortColumn, ViewId, ViewSummary } from '../engine/engine.ts';
import { settled } from './async.ts';
import { PAGE_SIZE, pagesOf, withPage, type Pages } from './pages.ts';
import { currentDataset } from './selectors.ts';
import { change, type Context } from './state.ts';
import { NO_VIEW, sameOrder, sameQuery, type ViewQuery } from './view.ts';
import { words } from './words.ts';
import { withParams, paramsOf } from './route.ts';
import { go } from './routeActions.ts';

/** Asks for a view. What is shown stays until the new one has its first rows. Older answers are dropped. */
export async function ensureView(context: Context, query: ViewQuery): Promise<void> {
  const before = context.store.getState().view;
  if (sameQuery(before.asked, query)) return;
  // Of a dataset that grows, one view after the other is shown: overtaken ones would show nothing for long.
  if (before.busy && before.asked !== null && sameQuery({ ...before.asked, items: query.items }, query)) return;
  change(context, 'view', (view) => ({ ...view, asked: query, busy: true }));
  const { engine } = context.effects;
  const { dataset, filter, sort, run, beside, recorded } = query;
  const outcome = await engine.view(dataset, { filter, sort, run, beside, recorded, rows: PAGE_SIZE });
  if (!isCurrent(context, query) || outcome.kind === 'cancelled') return;
  if (outcome.kind === 'refusal' && outcome.refusal.code === 'bad-filter') {
    refuseFilter(context, outcome.refusal);
    return;
  }
  const pages = outcome.kind === 'value' ? await firstPages(context, outcome.value) : NO_VIEW.pages;
  if (!isCurrent(context, query)) return;
  const sameRows = sameOrder(before.asked, query);
  change(context, 'view', (view) => ({
    ...view,
    busy: false,
    answer: settled(outcome),
    filter,
    pages,
    recorded,
    cursor: sameRows ? view.cursor : -1,
  }));
}

/**
 * A filter that only the engine finds wrong (an expression that cannot be searched for): said at its place, while the
 * last one that was right is in force again.
 */
function refuseFilter(
  context: Context,
  { offset, length = 0, problem }: Extract<Refusal, { readonly code: 'bad-filter' }>,
): void {
  const { route, view } = context.store.getState();
  const { typed } = view;
  const shift = typed.length - typed.trimStart().length;
  change(context, 'view', (state) => ({ ...state, busy: false }));
  go(context, withParams(route, { filter: view.filter }), 'replace');
  const trouble = { offset: offset + shift, length: Math.max(1, length), sentence: problem };
  change(context, 'view', (state) => ({ ...state, typed, problem: trouble }));
}

/** Fetches the rows that the table shows or soon will. */
export function showRows(context: Context, from: number, to: number): void {
  context.visible.from = from;
  context.visible.to = to;
  context.visible.said = true;
  context.visible.tell?.();
  const { view } = context.store.getState();
  if (view.answer.kind !== 'done') return;
  const { view: id, shown } = view.answer.value;
  for (const page of pagesOf(from, Math.min(to, shown))) {
    if (!view.pages.has(page)) void fetchPage(context, id, page);
  }
}

export function moveCursor(context: Context, index: number): void {
  change(context, 'view', (view) => ({ ...view, cursor: index }));
}

/** Up, then down, then the order of the file. */
export function toggleSort(context: Context, column: SortColumn): void {
  const { route } = context.store.getState();
  const { sort } = paramsOf(route);
  const next =
    sort?.column !== column ? { column, descending: false } : sort.descending ? null : { column, descending: true };
  go(context, withParams(route, { sort: next }), 'replace');
}

/** Writes every item of the view to a file and hands it to the reader. */
export async function exportView(context: Context, kind: ExportKind): Promise<void> {
  const { store, effects } = context;
  const { view } = store.getState();
  const dataset = currentDataset(store.getState());
  if (view.answer.kind !== 'done' || dataset === null) return;
  const { view: id, shown } = view.answer.value;
  change(context, 'view', (state) => ({ ...state, exporting: { kind, items: 0, totalItems: shown } }));
  const stopper = context.stoppers.start(effects, 'export');
  const outcome = await effects.engine.export(id, kind, {
    signal: stopper.signal,
    onProgress: (progress) => {
      change(context, 'view', (state) => ({ ...state, exporting: { kind, ...progress } }));
    },
  });
  context.stoppers.end('export');
  change(context, 'view', (state) => ({ ...state, exporting: null }));
  if (outcome.kind === 'value') {
    const name = `${dataset.name.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.results.${kind === 'jsonl' ? 'jsonl' : 'csv'}`;
    effects.download(name, outcome.value, kind === 'jsonl' ? 'application/x-ndjson' : 'text/csv');
    effects.announce(words.exported(name));
  } else if (outcome.kind !== 'cancelled') effects.notify(words.exportFailed, 'fault');
}

export function cancelExport(context: Context): void {
  context.stoppers.stop('export');
}

function isCurrent(context: Context, query: ViewQuery): boolean {
  return context.store.getState().view.asked === query;
}

/**
 * The pages that will be in sight first: the one at the top, which came with the view, and those where the table
 * stands.
 */
async function firstPages(context: Context, { view, shown, rows: top = [] }: ViewSummary): Promise<Pages> {
  const { from, to } = context.visible;
  const pages = new Map<number, readonly RowView[]>(shown === 0 ? [] : [[0, top]]);
  for (const page of pagesOf(Math.min(from, shown - 1), Math.min(to, shown))) {
    if (pages.has(page)) continue;
    const rows = await context.effects.engine.window(view, page * PAGE_SIZE, Math.min((page + 1) * PAGE_SIZE, shown));
    if (rows.kind === 'value') pages.set(page, rows.value.rows);
  }
  return pages;
}

async function fetchPage(context: Context, view: ViewId, page: number): Promise<void> {
  const token = `${view} ${page}`;
  if (context.fetching.has(token)) return;
  context.fetching.add(token);
  const outcome = await context.effects.engine.window(view, page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  context.fetching.delete(token);
  if (outcome.kind !== 'value') return;
  change(context, 'view', (state) => {
    const shown = state.answer.kind === 'done' ? state.answer.value.view : null;
    return shown === view ? { ...state, pages: withPage(state.pages, page, outcome.value.rows) } : state;
  });
}
