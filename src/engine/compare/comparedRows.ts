import { CHANGES } from '../../core/comparison/change.ts';
import type { ComparedCell, ComparedRow, ComparedRows } from '../comparison.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import { inputLine } from '../view/texts.ts';
import type { Comparison } from './comparison.ts';
import type { Side } from './side.ts';

/** Rows `from` to `to` (exclusive) of an order, with their inputs read from their bytes. */
export async function readRows(
  comparison: Comparison,
  order: Uint32Array,
  from: number,
  to: number,
): Promise<Omit<ComparedRows, 'counts'>> {
  const { a, b, rows } = comparison;
  const start = Math.min(Math.max(0, from), order.length);
  const readers = [new ItemReader(b.one.dataset, null), new ItemReader(a.one.dataset, null)] as const;
  const read: ComparedRow[] = [];
  for (const row of order.subarray(start, Math.max(start, to))) read.push(await rowOf(comparison, row, readers));
  return { shown: order.length, total: rows.a.length, from: start, rows: read };
}

async function rowOf(
  { a, b, rows }: Comparison,
  row: number,
  [readB, readA]: readonly [ItemReader, ItemReader],
): Promise<ComparedRow> {
  const [item, other] = [rows.a[row]!, rows.b[row]!];
  const inputB = other < 0 ? '' : await lineOf(readB, other);
  const again = a.one === b.one && item === other;
  return {
    change: CHANGES[rows.changes[row]!]!,
    a: cellOf(a, item),
    b: cellOf(b, other),
    category: rows.categories[rows.categoryCodes[row]! - 1] ?? null,
    input: inputB !== '' || item < 0 || again ? inputB : await lineOf(readA, item),
  };
}

export function cellOf(side: Side, item: number): ComparedCell | null {
  if (item < 0) return null;
  const { columns } = side.run;
  return {
    key: side.key(item),
    state: columns.state(item),
    reason: side.reason(item),
    score: columns.score(item),
  };
}

async function lineOf(reader: ItemReader, item: number): Promise<string> {
  while (!reader.ready(item)) await reader.load(item);
  return inputLine(reader.read(item, 'whole').item);
}
