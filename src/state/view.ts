import type { Cross, DatasetId, ExportKind, RunId, ViewId, ViewSummary } from '../engine/engine.ts';
import type { Positions } from '../engine/trajectories.ts';
import { IDLE, type Async } from './async.ts';
import type { Pages } from './pages.ts';
import type { Sort } from './route.ts';

/** What the table shows of the current dataset. */
export interface ViewState {
  /** The filter field's text, readable or not. */
  readonly typed: string;
  /** What is wrong with it and where, or null. The last readable filter stays in force. */
  readonly problem: FilterTrouble | null;
  /** What was asked of the engine last; null before the first. */
  readonly asked: ViewQuery | null;
  /** True while a newer view is on its way; the older one is still shown. */
  readonly busy: boolean;
  /** The last answer. */
  readonly answer: Async<ViewSummary>;
  /** The filter of that answer. */
  readonly filter: string;
  /** Rows of that answer that have been fetched. */
  readonly pages: Pages;
  /** Names of the recorded columns whose values those rows hold, in that order. */
  readonly recorded: readonly string[];
  /** Counts by two fields, by what was asked: see `crossKey`. */
  readonly crosses: ReadonlyMap<string, Counted>;
  /** What the items make of the steps of their references, and of which view; null before it was asked. */
  readonly positions: CountedPositions | null;
  /** The row that is selected, from 0; -1 for none. */
  readonly cursor: number;
  /** Null, or what is being written to a file and how far it is. */
  readonly exporting: { readonly kind: ExportKind; readonly items: number; readonly totalItems: number } | null;
}

/** Counts by two fields of a view; until they are there, those of the view before. */
export interface Counted {
  /** The view that was asked last. */
  readonly view: ViewId;
  /** Null before the first answer. */
  readonly cross: Cross | null;
}

/** Until they are there, those of the view before. */
export interface CountedPositions {
  /** The view that was asked last. */
  readonly view: ViewId;
  /** Null before the first answer. */
  readonly positions: Positions | null;
}

export interface FilterTrouble {
  /** UTF-16 offset and length in the typed text. */
  readonly offset: number;
  readonly length: number;
  readonly sentence: string;
}

/** All that decides a view. */
export interface ViewQuery {
  readonly dataset: DatasetId;
  readonly edition: number;
  /** Items read, while it is being read roughly: an opening dataset is looked at again as it grows. */
  readonly items: number;
  readonly filter: string;
  readonly sort: Sort | null;
  readonly run: RunId | null;
  readonly beside: RunId | null;
  /** Names of the recorded columns whose values are shown. */
  readonly recorded: readonly string[];
}

export const NO_VIEW: ViewState = {
  typed: '',
  problem: null,
  asked: null,
  busy: false,
  answer: IDLE,
  filter: '',
  pages: new Map(),
  recorded: [],
  crosses: new Map(),
  positions: null,
  cursor: -1,
  exporting: null,
};

/** Whether two queries ask the same. */
export function sameQuery(one: ViewQuery | null, other: ViewQuery): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the second lists the same items in the same order, as far as their fields tell. */
export function sameOrder(one: ViewQuery | null, other: ViewQuery): boolean {
  return one !== null && sameQuery({ ...other, dataset: one.dataset, filter: one.filter, sort: one.sort }, other);
}
