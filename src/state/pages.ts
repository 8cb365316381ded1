import type { RowView } from '../engine/engine.ts';

/** Rows a page; a window call fetches whole pages. */
export const PAGE_SIZE = 64;
const MOST_PAGES = 48;

/** Pages of rows by page number, the least lately used first. */
export type Pages<Row = RowView> = ReadonlyMap<number, readonly Row[]>;

/** The row at a place of the view, or undefined while its page is not there. */
export function rowAt<Row>(pages: Pages<Row>, index: number): Row | undefined {
  return pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE];
}

/** Numbers of the pages that rows `from` to `to` (exclusive) stand on. */
export function pagesOf(from: number, to: number): number[] {
  if (to <= from) return [];
  const first = Math.floor(from / PAGE_SIZE);
  const last = Math.floor((to - 1) / PAGE_SIZE);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Pages with one more; the least lately used go when there are too many. */
export function withPage<Row>(pages: Pages<Row>, page: number, rows: readonly Row[]): Pages<Row> {
  const next = new Map(pages);
  next.delete(page);
  next.set(page, rows);
  for (const oldest of next.keys()) {
    if (next.size <= MOST_PAGES) break;
    next.delete(oldest);
  }
  return next;
}
