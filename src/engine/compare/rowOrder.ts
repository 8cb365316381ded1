import { CHANGES, type ComparedFilter } from '../comparison.ts';
import type { Pace } from '../pace.ts';
import { ItemTexts } from '../view/itemTexts.ts';
import { searchTexts } from '../view/searchTexts.ts';
import { sortInTurns } from '../view/sortInTurns.ts';
import type { Comparison } from './comparison.ts';
import type { Side } from './side.ts';

/** Orders kept of one comparison. */
const KEPT = 8;

/** Rows that pass, in order. The last ones that were asked for are kept: pages of a list ask for the same. */
export async function rowOrder(comparison: Comparison, filter: ComparedFilter, pace: Pace): Promise<Uint32Array> {
  const { changes, category, search, sort } = filter;
  const { orders } = comparison;
  const name = JSON.stringify([changes, category === undefined ? [] : [category], search, sort]);
  const known = orders.get(name);
  if (known !== undefined) return known;
  const passed = await filtered(comparison, filter, pace);
  const order = sort === 'delta' ? await byDelta(comparison, passed, pace) : passed;
  orders.set(name, order);
  for (const old of orders.keys()) if (orders.size > KEPT) orders.delete(old);
  return order;
}

/** As in the files, or worst first. */
async function filtered(
  comparison: Comparison,
  { changes, category, search, sort }: ComparedFilter,
  pace: Pace,
): Promise<Uint32Array> {
  const { rows } = comparison;
  const wanted = new Uint8Array(CHANGES.map((one) => (changes.length === 0 || changes.includes(one) ? 1 : 0)));
  const code = category === undefined || category === null ? 0 : rows.categories.indexOf(category) + 1;
  const unknown = code === 0 && category !== undefined && category !== null;
  const all = sort === 'file' ? Uint32Array.from(rows.a, (_, row) => row) : rows.worstFirst;
  const some = all.filter(
    (row) =>
      wanted[rows.changes[row]!] === 1 && !unknown && (category === undefined || rows.categoryCodes[row] === code),
  );
  if (search === '' || some.length === 0) return some;
  const hits = await searched(comparison, some, search, pace);
  return some.filter((row) => hits[row] === 1);
}

/** By row 1 where the id or the input of either side contains it. */
async function searched(
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

/** Largest fall first; then those without two scores, worst first. */
async function byDelta({ rows: { deltas } }: Comparison, passed: Uint32Array, pace: Pace): Promise<Uint32Array> {
  if (deltas === null) return passed;
  return sortInTurns(
    passed,
    (one, other) => {
      const [x, y] = [deltas[one]!, deltas[other]!];
      if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
      return x - y;
    },
    pace,
  );
}
