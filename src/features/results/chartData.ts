import { causeWord } from '../../core/words/cause.ts';
import { stateWord } from '../../core/words/state.ts';
import type { Cross, CrossField } from '../../engine/engine.ts';
import { isCause, STATES_BY_NAME } from '../../state/facetValues.ts';
import type { FilterMark } from '../../state/filterMarks.ts';
import { toneOf } from '../../state/tone.ts';
import type { PartLook } from '../../ui/charts/look.ts';
import { words } from './words.ts';

/** A value of a field as a row or a part of a bar. */
export interface ChartValue {
  readonly key: string;
  readonly label: string;
  /** What a click asks for; null for the rest together. */
  readonly mark: FilterMark | null;
  readonly look: PartLook;
}

export interface ChartData {
  readonly rows: readonly ChartValue[];
  readonly parts: readonly ChartValue[];
  /** By row, then part. */
  readonly counts: readonly (readonly number[])[];
  readonly total: number;
}

/** Counts by two fields as bars and their parts, named and marked. Rows and parts of which there are no items are left out. */
export function chartData(cross: Cross, rows: CrossField, stack: CrossField): ChartData {
  const usedRows = cross.rows.map((_, row) => row).filter((row) => sum(cross.counts[row] ?? []) > 0);
  const usedParts = cross.columns
    .map((_, part) => part)
    .filter((part) => sum(usedRows.map((row) => cross.counts[row]?.[part] ?? 0)) > 0);
  return {
    rows: usedRows.map((row, place) => chartValue(rows, cross.rows[row] ?? null, place)),
    parts: usedParts.map((part, place) => chartValue(stack, cross.columns[part] ?? null, place)),
    counts: usedRows.map((row) => usedParts.map((part) => cross.counts[row]?.[part] ?? 0)),
    total: cross.total,
  };
}

/** Null stands for the rest together, an empty text for items without a value. */
function chartValue(field: CrossField, value: string | null, place: number): ChartValue {
  if (value === null) return { key: 'rest', label: words.chartRest, mark: null, look: { kind: 'rest' } };
  const key = `value ${value}`;
  if (value === '') {
    return { key, label: words.noCategory, mark: { field, value: null }, look: { kind: 'one', place } };
  }
  const state = field === 'verdict' || field === 'beside.verdict' ? STATES_BY_NAME.get(value) : undefined;
  if (state !== undefined) {
    return { key, label: stateWord(state), mark: { field, value }, look: { kind: 'state', tone: toneOf(state) } };
  }
  const cause = field === 'reason' && isCause(value);
  const mark = { field: cause ? 'cause' : field, value };
  return { key, label: cause ? causeWord(value) : value, mark, look: { kind: 'one', place } };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
