import { findField } from '../../core/filter/fields.ts';
import type { ColumnValue } from '../engine.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Pace } from '../pace.ts';
import { isOnColumns, type FieldSource } from './fieldSource.ts';

const LISTED = 50;
/** Longer values are no use in a completion. */
const LONGEST = 200;

/** Values of a field that begin with the prefix, then those that contain it, in any case; the most frequent first. */
export async function columnValues(
  dataset: Dataset,
  source: FieldSource,
  field: string,
  prefix: string,
  pace: Pace,
): Promise<readonly ColumnValue[]> {
  const rule = findField(field);
  if (rule === null || rule.kind === 'text') return [];
  const counts = new Map<string, number>();
  for (let item = 0; item < dataset.items.count; item += 1) {
    if ((item & 63) === 0 && pace.due()) await pace.rest();
    while (!isOnColumns(field) && !source.reader.ready(item)) await source.reader.load(item);
    for (const value of rule.kind === 'many' ? source.list(field, item) : [source.text(field, item)]) {
      if (value !== null && value.length <= LONGEST) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const wanted = prefix.toLowerCase();
  const found: (ColumnValue & { readonly begins: boolean })[] = [];
  for (const [value, count] of counts) {
    const at = value.toLowerCase().indexOf(wanted);
    if (at >= 0) found.push({ value, count, begins: at === 0 });
  }
  found.sort((a, b) => Number(b.begins) - Number(a.begins) || b.count - a.count || (a.value < b.value ? -1 : 1));
  return found.slice(0, LISTED).map(({ value, count }) => ({ value, count }));
}
