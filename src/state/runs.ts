import type { DatasetId, RunProgress, RunSummary } from '../engine/engine.ts';
import { LOADING, type Async } from './async.ts';
import type { Dataset } from './datasets.ts';
import type { RunParams } from './route.ts';
import { replySetOf } from './replySets.ts';
import { formatRun } from './runText.ts';

/** Every scoring made in this session. */
export interface RunsState {
  /** By dataset, edition and run text: see `runKey`. */
  readonly byKey: ReadonlyMap<string, RunEntry>;
}

export interface RunEntry {
  readonly dataset: DatasetId;
  readonly params: RunParams;
  readonly result: Async<RunSummary>;
  /** Null before the first report and after the end. */
  readonly progress: RunProgress | null;
}

export const NO_RUNS: RunsState = { byKey: new Map() };

/** The identity of a run: the same key is the same scoring. */
export function runKey(dataset: Dataset, params: RunParams): string {
  const replies = replySetOf(dataset.summary, params)?.replySet ?? '';
  return `${dataset.id} ${dataset.edition} ${replies} ${formatRun({ ...params, replies: null })}`;
}

export function startedRun(state: RunsState, key: string, dataset: DatasetId, params: RunParams): RunsState {
  return withRun(state, key, { dataset, params, result: LOADING, progress: null });
}

export function withRun(state: RunsState, key: string, entry: RunEntry): RunsState {
  return { byKey: new Map(state.byKey).set(key, entry) };
}

export function withoutRuns(state: RunsState, gone: (entry: RunEntry, key: string) => boolean): RunsState {
  return { byKey: new Map([...state.byKey].filter(([key, entry]) => !gone(entry, key))) };
}
