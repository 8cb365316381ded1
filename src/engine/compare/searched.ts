import type { Pace } from '../pace.ts';
import { ItemTexts } from '../view/itemTexts.ts';
import { searchTexts } from '../view/searchTexts.ts';
import type { Comparison } from './comparison.ts';
import type { Side } from './side.ts';

/** By row 1 where the id or the input of either side contains it. */
export async function searched(
  { a, b, rows }: Comparison,
  among: Uint32Array,
  search: string,
  pace: Pace,
): Promise<Uint8Array> {
  const hits = new Uint8Array(rows.a.length);
  await searchSide(b, rows.b, among, search, hits, pace);
  const left = among.filter((row) => hits[row] === 0 && !(a.one === b.one && rows.a[row] === rows.b[row]));
  await searchSide(a, rows.a, left, search, hits, pace);
  return hits;
}

async function searchSide(
  { one: { dataset, memory }, run }: Side,
  items: Int32Array,
  among: Uint32Array,
  search: string,
  hits: Uint8Array,
  pace: Pace,
): Promise<void> {
  const texts = new ItemTexts(dataset, run.replies, memory.texts);
  // Neighbours in the dataset are searched together.
  const sorted = among.filter((row) => items[row]! >= 0).toSorted((x, y) => items[x]! - items[y]!);
  const wanted = Uint32Array.from(sorted, (row) => items[row]!);
  const truths = await searchTexts(wanted, ['id', 'input'], search, false, { texts, pace });
  for (const [at, row] of sorted.entries()) if (truths[at] === 2) hits[row] = 1;
}
