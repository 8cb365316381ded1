import { createStore, type StoreApi } from 'zustand/vanilla';
import { conformanceSelfTest, type SelfTestCheck } from '../../core/conformance/selfTest.ts';
import type { ConformanceReport } from '../../engine/conformance.ts';
import type { DatasetId, RunId, RunSummary, Source } from '../../engine/engine.ts';
import { IDLE, LOADING, settled, valueOf, type Async } from '../async.ts';
import type { KeptBaseline } from '../effects.ts';
import type { Context } from '../state.ts';
import { baselineOf, readBaselineFile, type BaselineRead, type HeldBaseline } from './baseline.ts';

/** What a workbench knows of runs by document 002, and what can be asked of it. */
export interface Conformance {
  readonly store: StoreApi<ConformanceState>;
  /** Asks for the report of a run, unless it was asked for. */
  readonly want: (run: RunSummary) => void;
  /** Reads a file as what runs over a dataset are held against; the file stays so until it is forgotten. */
  readonly hold: (fingerprint: string, source: Source) => Promise<BaselineRead>;
  readonly forget: (fingerprint: string) => Promise<void>;
  /** Reads what was held in earlier sessions; once. */
  readonly recall: () => Promise<void>;
  readonly fold: (folded: boolean | null) => void;
}

export interface ConformanceState {
  /** The run that was asked about last, and its dataset. */
  readonly run: RunId | null;
  readonly dataset: DatasetId | null;
  /** While `busy`, that of the run before over the same dataset, if there was one. */
  readonly report: Async<ConformanceReport>;
  readonly busy: boolean;
  /** By fingerprint of the dataset. */
  readonly baselines: ReadonlyMap<string, HeldBaseline>;
  readonly selfTest: readonly SelfTestCheck[];
  /** Whether only the chief number is shown; null: while an item is open, which needs the room. */
  readonly folded: boolean | null;
}

const all = new WeakMap<Context, Conformance>();

/** The conformance of a workbench: made at the first call, and the same from then on. */
export function conformanceOf(context: Context): Conformance {
  const known = all.get(context) ?? createConformance(context);
  all.set(context, known);
  return known;
}

/** Datasets whose baselines are kept. */
const MOST_KEPT = 50;

function createConformance(context: Context): Conformance {
  const { engine, settings } = context.effects;
  const store = createStore<ConformanceState>(() => ({
    run: null,
    dataset: null,
    report: IDLE,
    busy: false,
    baselines: new Map(),
    selfTest: conformanceSelfTest(),
    folded: null,
  }));
  let recalled: Promise<void> | null = null;

  async function load({ dataset, run }: RunSummary): Promise<void> {
    const { dataset: before, report: shown } = store.getState();
    const stays = before === dataset && shown.kind === 'done';
    store.setState({ run, dataset, report: stays ? shown : LOADING, busy: true });
    const report = settled(await engine.conformance(dataset, run));
    if (store.getState().run === run) store.setState({ report, busy: false });
  }

  async function readKept(): Promise<void> {
    const found = new Map<string, HeldBaseline>();
    for (const [fingerprint, kept] of await settings.baselines()) {
      const read = baselineOf(kept);
      if (read.ok) found.set(fingerprint, read.held);
    }
    store.setState({ baselines: found });
  }

  async function keep(fingerprint: string, kept: KeptBaseline | null): Promise<void> {
    const others = [...(await settings.baselines())].filter(([key]) => key !== fingerprint);
    const entries = kept === null ? others : [...others, [fingerprint, kept] as const].slice(-MOST_KEPT);
    await settings.save({ baselines: new Map(entries) });
  }

  async function recall(): Promise<void> {
    recalled ??= readKept();
    await recalled;
  }

  return {
    store,
    recall,
    want: (run) => {
      const { run: asked, report } = store.getState();
      if (asked !== run.run || report.kind === 'idle' || report.kind === 'crashed') void load(run);
    },
    hold: async (fingerprint, source) => {
      const read = await readBaselineFile(source);
      if (!read.ok) return read;
      await recall();
      store.setState(({ baselines }) => ({ baselines: new Map(baselines).set(fingerprint, read.held) }));
      await keep(fingerprint, read.kept);
      return read;
    },
    forget: async (fingerprint) => {
      await recall();
      store.setState(({ baselines }) => ({
        baselines: new Map([...baselines].filter(([key]) => key !== fingerprint)),
      }));
      await keep(fingerprint, null);
    },
    fold: (folded) => {
      store.setState({ folded });
    },
  };
}

/** The report of a run, once it is there. */
export function reportOf({ run, busy, report }: ConformanceState, wanted: RunId): ConformanceReport | null {
  return run === wanted && !busy ? valueOf(report) : null;
}

/** The baseline that a link names by its digits, and the dataset it is held against; null where it is not known here. */
export function findBaseline(
  { baselines }: ConformanceState,
  digits: string,
): { readonly fingerprint: string; readonly held: HeldBaseline } | null {
  for (const [fingerprint, held] of baselines) if (held.digits === digits) return { fingerprint, held };
  return null;
}
