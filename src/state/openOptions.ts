import type { Mapping } from '../core/mapping/mapping.ts';
import type { Source } from '../engine/engine.ts';
import { datasOf, NO_PARAMS, type ComparePlace, type CompareRoute, type Route, type ViewParams } from './route.ts';

export interface OpenOptions {
  /** Format names by file name, overriding recognition. */
  readonly formats?: ReadonlyMap<string, string>;
  /** What the columns of tables mean, by file name. */
  readonly mappings?: ReadonlyMap<string, Mapping>;
  /** The dataset that this reading takes the place of. */
  readonly inPlaceOf?: string;
  /** The name in routes that the dataset had before and will have again. */
  readonly expectedKey?: string;
  /** How its results open when it becomes the current one. */
  readonly params?: Partial<ViewParams>;
  /** Where it opens instead of its results. */
  readonly route?: Route;
  /** It is labelled: nothing that judges is shown on the way. */
  readonly labels?: boolean;
  /** Opened behind the present view: the reader goes nowhere. */
  readonly stay?: boolean;
  /** A person gave the file by itself: it may hold labels, or a baseline, and no dataset. */
  readonly mayBeLabels?: boolean;
  /** The files were gathered, not chosen one by one: what of them is no data is left out in one line. */
  readonly gathered?: boolean;
}

/** Files that are being opened, on behalf of what. */
export interface Attempt {
  readonly token: number;
  readonly sources: readonly Source[];
  readonly formats: ReadonlyMap<string, string>;
  readonly mappings: ReadonlyMap<string, Mapping>;
  /** Where the reader was when they were given. */
  readonly from: Route;
  readonly options: OpenOptions;
}

/** Opens files; gives the name in routes of the dataset that came of them, or null. */
export type Open = (sources: readonly Source[], options: OpenOptions) => Promise<string | null>;

/** Where what was opened is shown. Files that are given while something is labelled are to be labelled, too. */
export function openedRoute({ route, labels, params }: OpenOptions, from: Route, data: string): Route {
  if (route !== undefined) return route;
  if (labels === true || from.view === 'label') return { view: 'label', data, key: null, params: NO_PARAMS };
  const compared = from.view === 'compare' ? comparedWith(from, data) : null;
  return compared ?? { view: 'results', data, params: { ...NO_PARAMS, ...params } };
}

/** A comparison that waits for a file, or for a side that is still to be chosen; null where it waits for neither. */
function comparedWith(route: CompareRoute, data: string): CompareRoute | null {
  if (datasOf(route).includes(data)) return route;
  const place: ComparePlace = { kind: 'run', data, run: null };
  if (route.a === null) return { ...route, a: place };
  return route.b === null ? { ...route, b: place } : null;
}
