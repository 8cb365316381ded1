import type { ComparedFilter, JoinBy } from '../engine/comparison.ts';
import type { RecordedField, SortColumn } from '../engine/engine.ts';
import type { StepSortColumn } from '../engine/trajectories.ts';
import type { ItemKey } from '../core/model/item.ts';

export const ITEM_TABS = ['case', 'trajectory', 'comparison', 'messages', 'tools', 'raw', 'recorded'] as const;
export type ItemTab = (typeof ITEM_TABS)[number];

export const HELP_TOPICS = [
  'start',
  'formats',
  'scorers',
  'labels',
  'agreement',
  'compare',
  'conformance',
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

/** One side of a comparison: a run over a dataset, or what an earlier run came to, as a file of its own says it. */
export type ComparePlace =
  /** `run` null: the scorer that fits the dataset, with its defaults. */
  | { readonly kind: 'run'; readonly data: string; readonly run: RunParams | null }
  /** The first digits of a fingerprint of the file's text. */
  | { readonly kind: 'baseline'; readonly digits: string };

/** An item of a comparison by its keys: null where a side does not have it, never on both. */
export interface ComparedKeys {
  readonly a: ItemKey | null;
  readonly b: ItemKey | null;
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
  | {
      readonly view: 'compare';
      /** What is compared with; null while it is to be chosen. */
      readonly a: ComparePlace | null;
      /** What is judged by it. */
      readonly b: ComparePlace | null;
      readonly joinBy: JoinBy | null;
      /** Which items are listed, and how. */
      readonly filter: ComparedFilter;
      /** The item that is open; null for the list. */
      readonly item: ComparedKeys | null;
      /** What a copied link calls its sides, A before B, for whoever does not have them open. */
      readonly needs: readonly string[];
    }
  /** `place` is one on the topic's page: `rule-3`. */
  | { readonly view: 'help'; readonly topic: HelpTopic | null; readonly place?: string };

export const NO_PARAMS: ViewParams = { filter: '', sort: null, run: null, beside: null, columns: null, needs: [] };

export type CompareRoute = Extract<Route, { readonly view: 'compare' }>;

export const ALL_COMPARED: ComparedFilter = { changes: [], search: '', sort: 'change' };

export const NO_COMPARE: CompareRoute = {
  view: 'compare',
  a: null,
  b: null,
  joinBy: null,
  filter: ALL_COMPARED,
  item: null,
  needs: [],
};

/** The dataset a route is about, or null. A comparison is about two: see `datasOf`. */
export function dataOf(route: Route): string | null {
  return 'data' in route ? route.data : null;
}

/** Every dataset that a route is about: those of a comparison, A before B. */
export function datasOf(route: Route): readonly string[] {
  if (route.view !== 'compare') return 'data' in route ? [route.data] : [];
  return [route.a, route.b].flatMap((place) => (place?.kind === 'run' ? [place.data] : []));
}

/** Where the reader is left when a dataset is closed: at the other side of a comparison, else at the first screen. */
export function withoutData(route: Route, data: string): Route {
  if (route.view !== 'compare') return { view: 'open' };
  const [a, b] = [route.a, route.b].map((place) => (place?.kind === 'run' && place.data === data ? null : place));
  return { ...NO_COMPARE, a: a ?? null, b: b ?? null };
}

/** Names of the files that a copied link needs for one of its datasets. */
export function needsOf(route: Route, data: string): readonly string[] {
  if (route.view !== 'compare') return paramsOf(route).needs;
  return route.needs.filter((_, at) => {
    const place = [route.a, route.b][at] ?? null;
    return place?.kind === 'run' && place.data === data;
  });
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
