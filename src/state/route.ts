import type { RecordedField, SortColumn } from '../engine/engine.ts';
import type { StepSortColumn } from '../engine/trajectories.ts';
import type { ItemKey } from '../core/model/item.ts';

export const ITEM_TABS = ['trajectory', 'comparison', 'messages', 'tools', 'raw', 'recorded'] as const;
export type ItemTab = (typeof ITEM_TABS)[number];

export const HELP_TOPICS = [
  'start',
  'formats',
  'scorers',
  'labels',
  'agreement',
  'filter',
  'keys',
  'limits',
  'privacy',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Columns of runs that compare trajectories; filters know them by the same names. */
export const STEP_COLUMNS = [
  'exact',
  'order_aware',
  'set_overlap',
  'step_credit',
  'missing',
  'extra',
] as const satisfies readonly StepSortColumn[];

export const SORT_COLUMNS: readonly SortColumn[] = [
  'id',
  'verdict',
  'reason',
  'category',
  'calls',
  'input',
  'score',
  'beside.verdict',
  ...STEP_COLUMNS,
  'parts.decision',
  'parts.logic',
  'parts.syntax',
  'parts.answer',
];

/** What goes before the name of a recorded column, in filters, facets, sorting and the columns of the table. */
export const RECORDED = 'recorded.';

/** Whether a table can be sorted by it: a built-in column, or any recorded one. */
export function isSortColumn(text: string): text is SortColumn {
  return isRecordedField(text) || SORT_COLUMNS.some((one) => one === text);
}

export function isRecordedField(text: string): text is RecordedField {
  return text.startsWith(RECORDED) && text.length > RECORDED.length;
}

/** A scoring as a link names it: only options that are not the default. */
export interface RunParams {
  readonly scorer: string;
  readonly options: readonly (readonly [name: string, value: string])[];
  /** The first digits of the SHA-256 of the file of replies; null for those that are shown first. */
  readonly replies: string | null;
}

export interface Sort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** What of the results a link carries. */
export interface ViewParams {
  /** The filter as typed, the last one that could be read; empty for all. */
  readonly filter: string;
  /** Null: the order of the file. */
  readonly sort: Sort | null;
  /** Null: the scorer that fits the dataset, with its defaults. */
  readonly run: RunParams | null;
  /** A second run shown beside the first. */
  readonly beside: RunParams | null;
  /** Keys of the table's columns, in their order; null for those of the reader, or for what fits. See `columns.ts`. */
  readonly columns: readonly string[] | null;
  /** Names of the files that a copied link needs, for whoever does not have them open. */
  readonly needs: readonly string[];
}

/** Where the reader is. `data` names a dataset: digits of its fingerprint, or a session id until that is known. */
export type Route =
  | { readonly view: 'open' }
  | { readonly view: 'results'; readonly data: string; readonly params: ViewParams }
  | {
      readonly view: 'item';
      readonly data: string;
      readonly key: ItemKey;
      /** Null: the first of its views. */
      readonly tab: ItemTab | null;
      readonly params: ViewParams;
    }
  /** `t` is what is built, packed by `buildLink.ts`; null leaves what is there, or begins anew. */
  | { readonly view: 'build'; readonly t: string | null }
  | {
      readonly view: 'label';
      readonly data: string;
      /** Null: where the labelling stands. */
      readonly key: ItemKey | null;
      /** Its run says whose replies are labelled, and nothing else. */
      readonly params: ViewParams;
    }
  | {
      readonly view: 'agreement';
      readonly data: string;
      /** Who is compared with whom, as `state/agreement/choiceText.ts` writes it; empty for what fits. */
      readonly choice: string;
      readonly params: ViewParams;
    }
  | { readonly view: 'help'; readonly topic: HelpTopic | null };

export const NO_PARAMS: ViewParams = { filter: '', sort: null, run: null, beside: null, columns: null, needs: [] };

/** The dataset a route is about, or null. */
export function dataOf(route: Route): string | null {
  return 'data' in route ? route.data : null;
}

/** Another dataset in the same view: what is labelled is not judged on the way. */
export function sameViewOf(route: Route, data: string): Route {
  switch (route.view) {
    case 'label':
      return { view: 'label', data, key: null, params: NO_PARAMS };
    case 'agreement':
      return { view: 'agreement', data, choice: '', params: NO_PARAMS };
    default:
      return { view: 'results', data, params: NO_PARAMS };
  }
}

/** The route's parameters; those of an empty one where it has none. */
export function paramsOf(route: Route): ViewParams {
  return 'params' in route ? route.params : NO_PARAMS;
}

/** The same place with other parameters; unchanged where a route has none. */
export function withParams(route: Route, change: Partial<ViewParams>): Route {
  return 'params' in route ? { ...route, params: { ...route.params, ...change } } : route;
}
