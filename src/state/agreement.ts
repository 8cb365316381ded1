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
  /** Items with another state in the one run than in the other. */
  readonly differing: number;
  readonly items: number;
}

/** From the counts of verdicts by verdicts. */
export function agreementOf(cross: Cross): Agreement {
  const counts = STATES.map((row) => STATES.map((column) => countOf(cross, row, column)));
  const all = sum(counts.flat());
  const same = sum(counts.map((row, at) => row[at] ?? 0));
  const judged = counts.slice(0, 2).map((row) => row.slice(0, 2));
  const agreed = sum(judged.map((row, at) => row[at] ?? 0));
  return { counts, agreed: rateOf(agreed, sum(judged.flat())), differing: all - same, items: all };
}

function countOf({ rows, columns, counts }: Cross, row: State, column: State): number {
  return counts[rows.indexOf(row)]?.[columns.indexOf(column)] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
