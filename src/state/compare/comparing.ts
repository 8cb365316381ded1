import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ComparedCounts, ComparedRow, RunComparison } from '../../engine/comparison.ts';
import type { ConformanceReport } from '../../engine/conformance.ts';
import type { ExportProgress, ItemDetail, RunId } from '../../engine/engine.ts';
import { IDLE, type Async } from '../async.ts';
import type { Pages } from '../pages.ts';
import type { Context } from '../state.ts';

/** What the comparison in sight knows beside the route and the runs. */
export interface ComparingState {
  /** What the comparison was asked by: see `wanted.ts`. */
  readonly asked: string;
  readonly comparison: Async<RunComparison>;
  /** How far it is; null before the first report and after the end. */
  readonly progress: ExportProgress | null;
  readonly rows: ComparedList;
  /** What a run comes to that is held against a file of results, and which run that is. */
  readonly report: Async<ConformanceReport>;
  readonly reportOf: RunId | null;
  /** The row that is selected, from 0; -1 for none. */
  readonly cursor: number;
  readonly item: ComparedItem;
  /** Null, or what is being written to a file and how far it is. */
  readonly exporting: ExportProgress | null;
}

/** The rows that pass the filter, as far as they have been fetched. */
export interface ComparedList {
  /** The comparison and the filter that were asked for last; empty before the first. */
  readonly asked: string;
  /** Those that the rows are of: until newer ones are there, they stay in sight. */
  readonly of: string;
  readonly shown: number;
  readonly total: number;
  /** Of the category and the search, whatever became of the items; null before the first rows. */
  readonly counts: ComparedCounts | null;
  readonly pages: Pages<ComparedRow>;
}

/** The item that is open, as each side has it. */
export interface ComparedItem {
  /** Its keys and the runs that it was asked by; empty for none. */
  readonly asked: string;
  /** Null where the side does not have the item. */
  readonly a: Async<ItemDetail> | null;
  readonly b: Async<ItemDetail> | null;
  /** Its place among the rows that pass, from 0; null while it is looked for, and where it does not pass. */
  readonly position: number | null;
  /** The rows and the item that the place was looked for in. */
  readonly positionOf: string;
}

export const NO_ROWS: ComparedList = { asked: '', of: '', shown: 0, total: 0, counts: null, pages: new Map() };
export const NO_COMPARED_ITEM: ComparedItem = { asked: '', a: null, b: null, position: null, positionOf: '' };

export const NOTHING_COMPARED: ComparingState = {
  asked: '',
  comparison: IDLE,
  progress: null,
  rows: NO_ROWS,
  report: IDLE,
  reportOf: null,
  cursor: -1,
  item: NO_COMPARED_ITEM,
  exporting: null,
};

/** What every step of the comparison works on. */
export interface Comparing {
  readonly context: Context;
  readonly store: StoreApi<ComparingState>;
  /** Pages of rows on their way. */
  readonly fetching: Set<string>;
  /** The rows that the list shows or soon will. */
  readonly visible: { from: number; to: number };
  /** Comparisons that were made anew after the engine had dropped them: once each. */
  readonly remade: Set<string>;
}

const all = new WeakMap<Context, Comparing>();

/** The comparison of a workbench: made at the first call, and the same from then on. */
export function comparingOf(context: Context): Comparing {
  const known = all.get(context);
  if (known !== undefined) return known;
  const made: Comparing = {
    context,
    store: createStore<ComparingState>(() => NOTHING_COMPARED),
    fetching: new Set(),
    visible: { from: 0, to: 0 },
    remade: new Set(),
  };
  all.set(context, made);
  return made;
}
