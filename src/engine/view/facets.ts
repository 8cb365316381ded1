import { chosenValues } from '../../core/filter/conditions.ts';
import type { Filter } from '../../core/filter/filter.ts';
import type { Facet, RecordedField } from '../engine.ts';
import type { Run } from '../run/run.ts';
import type { CodeColumn } from './codeColumn.ts';
import type { FacetField, Filtered } from './filterItems.ts';

/** Recorded columns stand behind all else. */
export function facetFields(
  run: Run | null,
  beside: Run | null,
  recorded: readonly RecordedField[],
): readonly FacetField[] {
  const own: FacetField[] = run === null ? ['category'] : ['verdict', 'reason', 'category', 'cause'];
  const others: FacetField[] = run === null || beside === null ? [] : ['beside.verdict', 'beside.reason', 'differs'];
  return [...own, ...others, ...recorded];
}

/**
 * Counts of every value of every facet, in declared order, or by count where no order is declared. Listed is what
 * any item of the dataset has, and what is chosen; so nothing moves away, and 0 is said where nothing is shown.
 */
export function facetsOf(
  fields: readonly FacetField[],
  filter: Filter | null,
  { shown, keptOut }: Filtered,
  codes: (field: string) => CodeColumn | null,
): readonly Facet[] {
  return fields.map((field) => {
    const column = codes(field);
    const chosen = chosenValues(filter, field);
    const listed = column === null ? [] : counted(column, [shown, keptOut.get(field)], chosen);
    for (const value of new Set(chosen)) {
      if (!listed.some((one) => one.value === value)) listed.push({ value, count: 0, selected: true });
    }
    if (field === 'category' || field.startsWith('recorded.')) listed.sort((a, b) => b.count - a.count);
    return { field, values: listed };
  });
}

function counted(
  { codes, values, counts: anywhere }: CodeColumn,
  lists: readonly (Uint32Array | undefined)[],
  chosen: readonly string[],
): Facet['values'][number][] {
  const counts = new Uint32Array(values.length);
  for (const items of lists) {
    if (items === undefined) continue;
    for (let at = 0; at < items.length; at += 1) counts[codes[items[at]!]!]! += 1;
  }
  return values.flatMap((value, code) => {
    if (value === null) return [];
    const selected = chosen.includes(value);
    return anywhere[code]! > 0 || selected ? [{ value, count: counts[code]!, selected }] : [];
  });
}
