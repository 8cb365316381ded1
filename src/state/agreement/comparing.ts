import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ItemKey } from '../../core/model/item.ts';
import { IDLE, LOADING, type Async } from '../async.ts';
import { editionOf, type Dataset } from '../datasets.ts';
import { judgeOutputColumns } from '../judges/judgeOutputs.ts';
import { judgeText } from '../judges/judgeText.ts';
import type { JudgeChoice } from '../judges/judge.ts';
import type { RunParams } from '../route.ts';
import { formatRun } from '../runText.ts';
import type { Context } from '../state.ts';
import { partsByRules } from './gradedParts.ts';
import type { PartsGiven } from './partsCompared.ts';
import { loadShownRun, type ShownRun } from './shownRun.ts';
import { loadSides, type Sides, type SidesRequest } from './sides.ts';

/** What the agreement view knows beside the labels, and what can be asked of it. */
export interface Comparing {
  readonly store: StoreApi<ComparingState>;
  /** Asks for both sides, unless they were asked for. */
  readonly want: (dataset: Dataset, request: SidesRequest) => void;
  /** Asks once more, after it was refused. */
  readonly again: () => void;
  /** Looks which recorded columns hold what a judge answered in YAML. */
  readonly look: (dataset: Dataset) => void;
  /** Asks what the rules of document 003 give the parts of these items. */
  readonly grade: (dataset: Dataset, run: RunParams | null, keys: readonly ItemKey[]) => void;
  /** Opens a run beside the list; null closes it. */
  readonly show: (dataset: Dataset, shown: Shown | null) => void;
}

export interface Shown {
  readonly key: ItemKey;
  readonly run: RunParams | null;
  readonly judge: JudgeChoice | null;
}

export interface ComparingState {
  /** What the sides were asked by. */
  readonly asked: string;
  readonly sides: Async<Sides>;
  /** Columns that hold what a judge answered in YAML, by edition of a dataset; nothing before it was looked at. */
  readonly judgeOutputs: ReadonlyMap<string, readonly string[]>;
  /** The run that is open beside the list. */
  readonly shown: ItemKey | null;
  readonly detail: Async<ShownRun>;
  /** What the rules of document 003 give the parts of items, once that was asked for. */
  readonly parts: Async<PartsGiven>;
}

const NOTHING: ComparingState = {
  asked: '',
  sides: IDLE,
  judgeOutputs: new Map(),
  shown: null,
  detail: IDLE,
  parts: IDLE,
};

const all = new WeakMap<Context, Comparing>();

/** The comparing of a workbench: made at the first call, and the same from then on. */
export function comparingOf(context: Context): Comparing {
  const known = all.get(context) ?? createComparing(context);
  all.set(context, known);
  return known;
}

function createComparing(context: Context): Comparing {
  const store = createStore<ComparingState>(() => NOTHING);
  let last: { readonly dataset: Dataset; readonly request: SidesRequest } | null = null;

  async function load(asked: string, dataset: Dataset, request: SidesRequest): Promise<void> {
    store.setState({ asked, sides: LOADING, parts: IDLE });
    const sides = await loadSides(context, dataset, request);
    if (store.getState().asked === asked) store.setState({ sides });
  }

  async function lookAt(dataset: Dataset): Promise<void> {
    const edition = editionOf(dataset);
    const columns = await judgeOutputColumns(context, dataset);
    store.setState(({ judgeOutputs }) => ({ judgeOutputs: new Map(judgeOutputs).set(edition, columns) }));
  }

  async function open(dataset: Dataset, shown: Shown): Promise<void> {
    store.setState({ shown: shown.key, detail: LOADING });
    const detail = await loadShownRun(context, dataset, shown.key, shown);
    if (store.getState().shown === shown.key) store.setState({ detail });
  }

  async function gradeParts(dataset: Dataset, run: RunParams | null, keys: readonly ItemKey[]): Promise<void> {
    store.setState({ parts: LOADING });
    store.setState({ parts: await partsByRules(context, dataset, run, keys) });
  }

  return {
    store,
    want: (dataset, request) => {
      const asked = askedBy(dataset, request);
      last = { dataset, request };
      const { asked: before, sides } = store.getState();
      if (asked !== before || sides.kind === 'idle') void load(asked, dataset, request);
    },
    again: () => {
      if (last !== null) void load(askedBy(last.dataset, last.request), last.dataset, last.request);
    },
    look: (dataset) => {
      if (!store.getState().judgeOutputs.has(editionOf(dataset))) void lookAt(dataset);
    },
    grade: (dataset, run, keys) => {
      void gradeParts(dataset, run, keys);
    },
    show: (dataset, shown) => {
      if (shown === null) store.setState({ shown: null, detail: IDLE });
      else void open(dataset, shown);
    },
  };
}

function askedBy(dataset: Dataset, { run, judge, columns, rubric }: SidesRequest): string {
  const parts = [run === null ? '' : formatRun(run), judge === null ? '' : judgeText(judge), columns, rubric];
  return JSON.stringify([editionOf(dataset), ...parts]);
}
