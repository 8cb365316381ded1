import { CHANGES } from '../../core/comparison/change.ts';
import type { ComparedFilter, StatePair } from '../comparison.ts';
import type { Pace } from '../pace.ts';
import { sortInTurns } from '../view/sortInTurns.ts';
import { baseOf } from './bases.ts';
import type { Comparison } from './comparison.ts';

/** Orders kept of one comparison. */
const KEPT = 8;

/** Rows that pass, in order. The last ones that were asked for are kept: pages of a list ask for the same. */
export async function rowOrder(comparison: Comparison, filter: ComparedFilter, pace: Pace): Promise<Uint32Array> {
  const { changes, states, category, search, sort } = filter;
  const { orders } = comparison;
  const name = JSON.stringify([changes, states ?? null, category === undefined ? [] : [category], search, sort]);
  const known = orders.get(name);
  if (known !== undefined) return known;
  const passed = await filtered(comparison, filter, pace);
  const order = sort === 'delta' ? await byDelta(comparison, passed, pace) : passed;
  orders.set(name, order);
  for (const old of orders.keys()) if (orders.size > KEPT) orders.delete(old);
  return order;
}

/** As in the files, or worst first. */
async function filtered(comparison: Comparison, filter: ComparedFilter, pace: Pace): Promise<Uint32Array> {
  const { rows } = comparison;
  const { changes, states, sort } = filter;
  const { passes } = await baseOf(comparison, filter, pace);
  const wanted = new Uint8Array(CHANGES.map((one) => (changes.length === 0 || changes.includes(one) ? 1 : 0)));
  const all = sort === 'file' ? Uint32Array.from(rows.a, (_, row) => row) : rows.worstFirst;
  return all.filter(
    (row) =>
      passes[row] === 1 &&
      wanted[rows.changes[row]!] === 1 &&
      (states === undefined || isOfStates(comparison, row, states)),
  );
}

function isOfStates({ a, b, rows }: Comparison, row: number, states: StatePair): boolean {
  const [item, other] = [rows.a[row]!, rows.b[row]!];
  if (item < 0 || other < 0) return false;
  return a.run.columns.state(item) === states.a && b.run.columns.state(other) === states.b;
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
