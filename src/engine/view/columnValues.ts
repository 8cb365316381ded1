import { findField } from '../../core/filter/fields.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { membersOf } from '../dataset/membersOf.ts';
import type { ColumnValue } from '../engine.ts';
import type { Pace } from '../pace.ts';
import type { Run } from '../run/run.ts';
import { FieldSource } from './fieldSource.ts';
import { repliesOf } from './repliesOf.ts';
import type { ViewMemory } from './viewMemory.ts';

const LISTED = 50;
/** Longer values are no use in a completion. */
const LONGEST = 200;
/** Fields whose values are kept. */
const KEPT = 8;

/** Values of a field that begin with the prefix, then those that contain it, in any case; the most frequent first. */
export async function columnValues(
  dataset: Dataset,
  run: Run | null,
  field: string,
  prefix: string,
  memory: ViewMemory,
  pace: Pace,
): Promise<readonly ColumnValue[]> {
  const name = `${field} ${memory.nameOf(dataset, run)}`;
  const counts = memory.values.get(name) ?? (await countValues(dataset, run, field, memory, pace));
  memory.values.set(name, counts);
  for (const oldest of memory.values.keys()) {
    if (memory.values.size <= KEPT) break;
    memory.values.delete(oldest);
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

async function countValues(
  dataset: Dataset,
  run: Run | null,
  field: string,
  memory: ViewMemory,
  pace: Pace,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const rule = findField(field);
  if (rule === null || rule.kind === 'text') return counts;
  const source = new FieldSource(dataset, run, null, memory);
  if (field.startsWith('recorded.')) await memory.recorded.fill(dataset, pace);
  const onColumns = source.isOnColumns(field);
  const members = membersOf(dataset, repliesOf(dataset, run));
  for (let item = 0; item < dataset.items.count; item += 1) {
    if (members !== null && members[item] !== 1) continue;
    if ((item & 63) === 0 && pace.due()) await pace.rest();
    if (!onColumns && !source.reader.ready(item)) await source.load(item);
    for (const value of rule.kind === 'many' ? source.list(field, item) : [source.text(field, item)]) {
      if (value !== null && value.length <= LONGEST) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}
