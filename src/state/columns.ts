import type { DatasetSummary } from '../engine/engine.ts';
import { VERDICT_KINDS, type RecordedColumn } from '../core/model/item.ts';
import { findDataset } from './datasets.ts';
import { recordedColumnOf } from './recordedRun.ts';
import { dataOf, isRecordedField, paramsOf, RECORDED, STEP_COLUMNS, type RunParams } from './route.ts';
import type { WorkbenchState } from './state.ts';

/** Keys of the columns that the workbench itself fills, in the order in which they stand by themselves. */
export const BUILT_IN_COLUMNS = [
  'verdict',
  'beside',
  'id',
  'trajectory',
  'input',
  'accepted',
  'answer',
  'reason',
  'category',
  'score',
  ...STEP_COLUMNS,
  'calls',
] as const;
export type BuiltInColumn = (typeof BUILT_IN_COLUMNS)[number];

/** How the table's columns were set. Keys are those of built-in columns and `recorded.<name>`. */
export interface ColumnLayout {
  /** What is shown, in its order; null for what fits the dataset. */
  readonly shown: readonly string[] | null;
  /** Pixels, of columns that were dragged. */
  readonly widths: ReadonlyMap<string, number>;
}

export const PLAIN_LAYOUT: ColumnLayout = { shown: null, widths: new Map() };

/** Recorded columns that stand in the table by themselves, at most. */
const MOST_BY_THEMSELVES = 3;

/** The same where no item says what was asked, so that nothing else tells the rows apart. */
const MOST_WITHOUT_INPUT = 4;

/**
 * Names of the recorded columns shown where nothing was chosen: the verdicts, or else the scores; without inputs
 * whatever the file brings besides. `scored` is the column that the run itself shows as its verdicts, or null.
 */
export function plainRecorded(
  columns: readonly RecordedColumn[],
  scored: string | null,
  inputs: boolean,
): readonly string[] {
  const others = columns.filter(({ name }) => name !== scored);
  const verdicts = others.filter(({ kind }) => VERDICT_KINDS.has(kind));
  const chosen = verdicts.length > 0 ? verdicts : others.filter(({ kind }) => kind === 'score');
  const first = chosen.slice(0, MOST_BY_THEMSELVES);
  const all = inputs ? first : [...first, ...others.filter((column) => !chosen.includes(column))];
  return all.slice(0, MOST_WITHOUT_INPUT).map(({ name }) => name);
}

/** Whether items can say what was asked: a table of which no column was said to hold it has none. */
export function hasInputs(summary: DatasetSummary | null): boolean {
  const mapping = summary?.files.find(({ role }) => role === 'dataset')?.mapping ?? null;
  return mapping === null || mapping.columns.some(({ role }) => role === 'input');
}

/** What a layout is remembered by: files that bring the same recorded columns are shown alike. */
export function layoutKey(summary: DatasetSummary | null): string {
  return JSON.stringify((summary?.recordedColumns ?? []).map(({ name }) => name).toSorted());
}

/** The columns as the link has them, else as they were set for such files. */
export function shownColumns(state: WorkbenchState): readonly string[] | null {
  return paramsOf(state.route).columns ?? savedLayout(state).shown;
}

export function savedLayout(state: WorkbenchState): ColumnLayout {
  return state.ui.layouts.get(layoutKey(summaryOf(state))) ?? PLAIN_LAYOUT;
}

const NONE: readonly RecordedColumn[] = [];

/** The recorded columns of the dataset. */
export function recordedColumns(state: WorkbenchState): readonly RecordedColumn[] {
  return summaryOf(state)?.recordedColumns ?? NONE;
}

/** Names of the recorded columns whose values the table shows beside a run. */
export function wantedRecorded(state: WorkbenchState, run: RunParams | null): readonly string[] {
  const columns = recordedColumns(state);
  const shown = shownColumns(state);
  const summary = summaryOf(state);
  if (shown === null) return plainRecorded(columns, recordedColumnOf(summary, run), hasInputs(summary));
  const named = shown.filter(isRecordedField).map((key) => key.slice(RECORDED.length));
  return named.filter((name) => columns.some((column) => column.name === name));
}

/** The columns with the run beside among them: whoever puts one there wants to see it. */
export function withBeside(shown: readonly string[]): readonly string[] {
  if (shown.includes('beside')) return shown;
  const at = shown.indexOf('verdict') + 1;
  return [...shown.slice(0, at), 'beside', ...shown.slice(at)];
}

/** The columns with one put in, at the end, or taken out. */
export function toggledColumn(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
}

/** The columns with one a place further up or down among those that can be seen; the others keep their places. */
export function movedColumn(
  keys: readonly string[],
  key: string,
  by: 1 | -1,
  seen: (key: string) => boolean,
): readonly string[] {
  const visible = keys.filter(seen);
  const other = visible[visible.indexOf(key) + by];
  if (other === undefined || !visible.includes(key)) return keys;
  return keys.map((one) => (one === key ? other : one === other ? key : one));
}

function summaryOf(state: WorkbenchState): DatasetSummary | null {
  return findDataset(state.datasets, dataOf(state.route))?.summary ?? null;
}
