import { changeCode, joinedChange } from './change.ts';
import type { Joined } from './joinByKey.ts';
import type { Side } from './side.ts';

/** The items of both sides as columns, a row each: as in A's file, then those of B alone as in B's. */
export interface ComparedItems {
  /** Items of A's dataset, and of B's; -1 where it is on the other side alone. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** Index into `CHANGES`. */
  readonly changes: Uint8Array;
  /** Index into `categories` and 1 more; 0 for none. What B's file says, or A's where B's says nothing. */
  readonly categoryCodes: Uint32Array;
  /** In the order of B's file, then what A's alone has. */
  readonly categories: readonly string[];
  /** Rows by change, worst first; among the same as in B's file, those of A alone as in A's. */
  readonly worstFirst: Uint32Array;
  /** B's score less A's, NaN where either has none; null where the two do not grade in one and the same range. */
  readonly deltas: Float64Array | null;
}

export function comparedItems(a: Side, b: Side, { partners, count }: Joined): ComparedItems {
  const length = a.order.length + b.order.length - count;
  const columns = { a: new Int32Array(length).fill(-1), b: new Int32Array(length).fill(-1) };
  const rowOfB = new Int32Array(b.one.dataset.items.count).fill(-1);
  let row = 0;
  for (const item of a.order) {
    columns.a[row] = item;
    columns.b[row] = partners[item]!;
    if (partners[item]! >= 0) rowOfB[partners[item]!] = row;
    row += 1;
  }
  for (const item of b.order) {
    if (rowOfB[item]! >= 0) continue;
    columns.b[row] = item;
    rowOfB[item] = row;
    row += 1;
  }
  const changes = changesOf(a, b, columns);
  const inB = Uint32Array.from(b.order, (item) => rowOfB[item]!);
  const worstFirst = byChange(changes, inB, a.order.length);
  return { ...columns, changes, ...categoriesOf(a, b, columns), worstFirst, deltas: deltasOf(a, b, columns) };
}

type Rows = Pick<ComparedItems, 'a' | 'b'>;

function changesOf(a: Side, b: Side, rows: Rows): Uint8Array {
  const [onlyA, onlyB] = [changeCode('only-a'), changeCode('only-b')];
  return Uint8Array.from(rows.a, (item, row) => {
    const other = rows.b[row]!;
    if (item < 0) return onlyB;
    return other < 0 ? onlyA : joinedChange(a.run.columns.stateCode(item), b.run.columns.stateCode(other));
  });
}

/** `inB`: rows of B's items in the order of its file; of the first `ofA` rows those that are not in it follow. */
function byChange(changes: Uint8Array, inB: Uint32Array, ofA: number): Uint32Array {
  const onlyA = changeCode('only-a');
  const lists: number[][] = [];
  for (const row of inB) (lists[changes[row]!] ??= []).push(row);
  for (let row = 0; row < ofA; row += 1) if (changes[row] === onlyA) (lists[onlyA] ??= []).push(row);
  const order = new Uint32Array(changes.length);
  let at = 0;
  for (const list of lists) {
    if (list === undefined) continue;
    order.set(list, at);
    at += list.length;
  }
  return order;
}

function categoriesOf(a: Side, b: Side, rows: Rows): Pick<ComparedItems, 'categories' | 'categoryCodes'> {
  const [ofA, ofB] = [a.one.dataset.items, b.one.dataset.items];
  const categories = [...new Set([...ofB.categories, ...ofA.categories])];
  const codes = new Map(categories.map((category, at) => [category, at + 1]));
  const codesA = ofA.categories.map((category) => codes.get(category) ?? 0);
  const categoryCodes = Uint32Array.from(rows.b, (other, row) => {
    // The first ones are those of B, in its own order.
    const code = other < 0 ? 0 : ofB.category.at(other);
    const item = rows.a[row]!;
    return code > 0 || item < 0 ? code : (codesA[ofA.category.at(item) - 1] ?? 0);
  });
  return { categories, categoryCodes };
}

function deltasOf(a: Side, b: Side, rows: Rows): Float64Array | null {
  const [one, other] = [a.run.scorer.scoreRange, b.run.scorer.scoreRange];
  if (one === null || one.min !== other?.min || one.max !== other.max) return null;
  const [scoresA, scoresB] = [a.run.columns.scores, b.run.columns.scores];
  if (scoresA === null || scoresB === null) return null;
  return Float64Array.from(rows.a, (item, row) => (scoresB[rows.b[row]!] ?? NaN) - (scoresA[item] ?? NaN));
}
