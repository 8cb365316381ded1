import type { Refusal } from '../../core/model/issue.ts';
import type { RunProgress, RunSummary } from '../../engine/engine.ts';
import { findDataset, type Dataset } from '../datasets.ts';
import { RECORDED_SCORER, verdictColumns } from '../recordedRun.ts';
import { lacksReplies } from '../replySets.ts';
import type { ComparePlace, RunParams } from '../route.ts';
import { runKey } from '../runs.ts';
import { plainRun } from '../selectors.ts';
import type { HeldBaseline } from '../conformance/baseline.ts';
import type { WorkbenchState } from '../state.ts';

/** How far a side of a comparison is. */
export type Side =
  /** Still to be chosen. */
  | { readonly kind: 'none' }
  /** Its file is being looked for, or read. */
  | { readonly kind: 'reading'; readonly dataset: Dataset | null }
  /** The replies that it names are not open. */
  | { readonly kind: 'lacks-replies'; readonly dataset: Dataset; readonly digits: string }
  /** No scorer fits the file, and none is named. */
  | { readonly kind: 'no-scorer'; readonly dataset: Dataset }
  | (ScoredSide & { readonly kind: 'scoring'; readonly progress: RunProgress | null })
  /** The reader stopped it. */
  | (ScoredSide & { readonly kind: 'stopped' })
  | (ScoredSide & { readonly kind: 'refused'; readonly refusal: Refusal })
  | (ScoredSide & { readonly kind: 'crashed'; readonly message: string })
  | ReadySide
  /** A file that holds what an earlier run came to: it has no items. Null where it is not known here. */
  | { readonly kind: 'baseline'; readonly held: HeldBaseline | null };

interface ScoredSide {
  readonly dataset: Dataset;
  readonly params: RunParams;
}

export interface ReadySide extends ScoredSide {
  readonly kind: 'ready';
  readonly run: RunSummary;
}

const NONE: Side = { kind: 'none' };

/** What runs are held against, by fingerprint of the dataset. */
export type Baselines = ReadonlyMap<string, HeldBaseline>;

/** A side as the workbench has it now. */
export function sideOf(state: WorkbenchState, baselines: Baselines, place: ComparePlace | null): Side {
  if (place === null) return NONE;
  if (place.kind === 'baseline') {
    const held = [...baselines.values()].find(({ digits }) => digits === place.digits) ?? null;
    return { kind: 'baseline', held };
  }
  const dataset = findDataset(state.datasets, place.data);
  if (dataset === null || dataset.summary === null) return { kind: 'reading', dataset };
  const params = sideRun(dataset, place.run);
  if (params === null) return { kind: 'no-scorer', dataset };
  if (params.replies !== null && lacksReplies(dataset.summary, params)) {
    return { kind: 'lacks-replies', dataset, digits: params.replies };
  }
  const entry = state.runs.byKey.get(runKey(dataset, params));
  const result = entry?.result;
  switch (result?.kind) {
    case 'done':
      return { kind: 'ready', dataset, params, run: result.value };
    case 'refused':
      return { kind: 'refused', dataset, params, refusal: result.refusal };
    case 'crashed':
      return { kind: 'crashed', dataset, params, message: result.message };
    case 'idle':
      return { kind: 'stopped', dataset, params };
    default:
      return { kind: 'scoring', dataset, params, progress: entry?.progress ?? null };
  }
}

/**
 * The run of a side: the one it names, else the scorer that fits, else what the file itself recorded; null where there is
 * none of them.
 */
export function sideRun({ summary }: Dataset, run: RunParams | null): RunParams | null {
  if (run !== null) return run;
  const recorded = verdictColumns(summary).length > 0 ? RECORDED_SCORER : null;
  const scorer = summary?.suggestedScorer ?? recorded;
  return scorer === null ? null : plainRun(scorer);
}

export interface ReadyPair {
  readonly a: ReadySide;
  readonly b: ReadySide;
}

/** Both sides ready to be compared; null while either is not. */
export function readyPair(a: Side, b: Side): ReadyPair | null {
  return a.kind === 'ready' && b.kind === 'ready' ? { a, b } : null;
}

/** What is judged, not how: a run over other replies, or of another normaliser, is scored alike. */
const JUDGED = 'adapter';

/** Both are judged in one and the same way. */
export function isScoredAlike({ a, b }: ReadyPair): boolean {
  return scoringText(a) === scoringText(b);
}

/** Both are one and the same run, however they are named. */
export function isSameRun({ a, b }: ReadyPair): boolean {
  const [one, other] = [a, b].map(({ run }) => JSON.stringify([run.dataset, run.replySet, run.scorer, run.options]));
  return one === other;
}

function scoringText({ run }: ReadySide): string {
  return JSON.stringify([run.scorer, run.options.filter(([name]) => name !== JUDGED)]);
}
