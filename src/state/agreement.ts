import type { Rate } from '../core/model/report.ts';
import { STATES, type State } from '../core/model/verdict.ts';
import { rateOf } from '../core/report/wilson.ts';
import type { Cross } from '../engine/engine.ts';

/** How two runs over the same items go together. Neither is held to be true. */
export interface Agreement {
  /** Items by the state in the one run, then in the other, both in the order of `STATES`. */
  readonly counts: readonly (readonly number[])[];
  /** Items that both say the same of, right or wrong; over those that both judged. */
  readonly agreed: Rate;
  readonly items: number;
  /** Items whose states differ, and how many of them were not judged by both. */
  readonly differing: { readonly all: number; readonly unjudged: number };
}

/** From the counts of verdicts by verdicts. */
export function agreementOf(cross: Cross): Agreement {
  const counts = STATES.map((row) => STATES.map((column) => countOf(cross, row, column)));
  const judged = counts.slice(0, 2).map((row) => row.slice(0, 2));
  const agreed = sum(judged.map((row, at) => row[at] ?? 0));
  const items = sum(counts.flat());
  const all = items - sum(counts.map((row, at) => row[at] ?? 0));
  const differing = { all, unjudged: all - (sum(judged.flat()) - agreed) };
  return { counts, agreed: rateOf(agreed, sum(judged.flat())), items, differing };
}

function countOf({ rows, columns, counts }: Cross, row: State, column: State): number {
  return counts[rows.indexOf(row)]?.[columns.indexOf(column)] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
