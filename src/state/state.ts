import type { StoreApi } from 'zustand/vanilla';
import type { BuildState } from './build.ts';
import type { Effects } from './effects.ts';
import { NO_DATASETS, type DatasetsState } from './datasets.ts';
import { NO_ITEM, type ItemState } from './item.ts';
import type { CompareRoute, Route } from './route.ts';
import { NO_RUNS, type RunsState } from './runs.ts';
import { PLAIN_UI, type UiState } from './ui.ts';
import type { Stoppers } from './stoppers.ts';
import { NO_VIEW, type ViewState } from './view.ts';

/** A new step, in place of the last, or back to the one before, where that is the same place. */
export type Step = 'push' | 'replace' | 'back';

export interface WorkbenchState {
  readonly route: Route;
  /** How the browser's history takes the route. */
  readonly step: Step;
  /** The results seen last, to go back to from elsewhere; null before the first. */
  readonly lastResults: Extract<Route, { readonly view: 'results' }> | null;
  /** The comparison seen last, at its list; null before the first. */
  readonly lastCompare: CompareRoute | null;
  readonly datasets: DatasetsState;
  readonly runs: RunsState;
  readonly view: ViewState;
  readonly item: ItemState;
  /** Null before the builder was first opened. */
  readonly build: BuildState | null;
  readonly ui: UiState;
}

export const START: WorkbenchState = {
  route: { view: 'open' },
  step: 'replace',
  lastResults: null,
  lastCompare: null,
  datasets: NO_DATASETS,
  runs: NO_RUNS,
  view: NO_VIEW,
  item: NO_ITEM,
  build: null,
  ui: PLAIN_UI,
};

/** What every action works on. */
export interface Context {
  readonly store: StoreApi<WorkbenchState>;
  readonly effects: Effects;
  /** Calls of this session that can be stopped. */
  readonly stoppers: Stoppers;
  /** Pages of rows on their way. */
  readonly fetching: Set<string>;
  /** Route keys of kept datasets being opened again. */
  readonly reopening: Set<string>;
  /** The rows that the table shows or soon will. */
  readonly visible: {
    from: number;
    to: number;
    /** Set once the table has said which rows it shows. */
    said?: true;
    /** Told whenever the table shows other rows; absent while nobody wants to know. */
    tell?: () => void;
  };
  /** A filter that waits for more to be typed. */
  readonly pause: { end: (() => void) | null };
  /** A number that was not given before. */
  readonly nextToken: () => number;
}

type Slice = 'datasets' | 'runs' | 'view' | 'item' | 'build' | 'ui';

/** Changes one slice by a pure function of it. */
export function change<Name extends Slice>(
  { store }: Context,
  name: Name,
  next: (slice: WorkbenchState[Name]) => WorkbenchState[Name],
): void {
  store.setState((state) => ({ [name]: next(state[name]) }));
}
