import type { ReactNode } from 'react';

export interface GridColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** What the column holds, where its header alone does not say it. */
  readonly hint?: string | undefined;
  /** A sign in place of the header where there is no room for it. */
  readonly sign?: string | undefined;
  /** A quiet word after the header: where the column comes from. */
  readonly note?: string | undefined;
  /** A CSS grid track: `84px`, `minmax(160px, 1fr)`. */
  readonly width: string;
  readonly align?: 'start' | 'end' | 'center' | undefined;
  readonly sortable?: boolean | undefined;
  /** What the sort calls it, where that is not its key. */
  readonly sortBy?: string | undefined;
  /** May be left out where there is no room. */
  readonly hideNarrow?: boolean | undefined;
  /** Numbers, ids, code. */
  readonly mono?: boolean | undefined;
  readonly render: (row: Row) => ReactNode;
}

export interface GridSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** A column with its place among all columns, from 1: it keeps it where others are left out. */
export interface PlacedColumn<Row> {
  readonly column: GridColumn<Row>;
  readonly place: number;
}

const NARROW_WIDTH = 600;

/**
 * The columns that are shown at a width; 0 means that the width isn't known yet. Where they do not fit, those that may
 * be left out go, the last first; on a narrow grid all of them.
 */
export function placedColumns<Row>(columns: readonly GridColumn<Row>[], width: number): readonly PlacedColumn<Row>[] {
  let placed = columns.map((column, index) => ({ column, place: index + 1 }));
  if (width === 0) return placed;
  for (const last of placed.filter(({ column }) => column.hideNarrow === true).toReversed()) {
    if (width <= NARROW_WIDTH || leastRowWidth(placed) > width) placed = placed.filter((one) => one !== last);
  }
  return placed;
}

const COLUMN_GAP = 12;

/** The width under which the cells would no longer fit: each track's least width, the gaps and the padding. */
export function leastRowWidth<Row>(columns: readonly PlacedColumn<Row>[]): number {
  const tracks = columns.map(({ column }) => Number(/(\d+(?:\.\d+)?)px/u.exec(column.width)?.[1] ?? 0));
  return tracks.reduce((sum, width) => sum + width, 0) + COLUMN_GAP * (columns.length + 1);
}

/** The sort after a press on a header: up, then down, then up again. */
export function nextSort(sort: GridSort | undefined, key: string): GridSort {
  const direction = sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending';
  return { key, direction };
}
