import { VERDICT_KINDS, type RecordedColumn } from '../core/model/item.ts';
import type { DatasetSummary } from '../engine/engine.ts';
import type { RunParams } from './route.ts';

/** The scorer whose verdicts are those that the file recorded. */
export const RECORDED_SCORER = 'recorded';
const COLUMN = 'column';

/** Whether a recorded column says right or wrong of items. */
export function saysVerdicts({ kind, states }: RecordedColumn): boolean {
  return VERDICT_KINDS.has(kind) && states !== null;
}

/** Names of the recorded columns that say right or wrong, in the order of the file. */
export function verdictColumns(summary: DatasetSummary | null): readonly string[] {
  return (summary?.recordedColumns ?? []).filter(saysVerdicts).map(({ name }) => name);
}

/** What a recorded column says, as a run over the same replies as another. */
export function recordedRun(column: string, run: RunParams | null): RunParams {
  return { scorer: RECORDED_SCORER, options: [[COLUMN, column]], replies: run?.replies ?? null };
}

/** The recorded column whose verdicts a run shows; null for a run that computes its own. */
export function recordedColumnOf(summary: DatasetSummary | null, run: RunParams | null): string | null {
  if (run?.scorer !== RECORDED_SCORER) return null;
  const named = run.options.find(([name]) => name === COLUMN)?.[1] ?? '';
  return named === '' ? (verdictColumns(summary)[0] ?? '') : named;
}
