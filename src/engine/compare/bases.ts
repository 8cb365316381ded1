import { CHANGES } from '../../core/comparison/change.ts';
import type { ComparedCounts, ComparedFilter } from '../comparison.ts';
import { STATES } from '../../core/model/verdict.ts';
import type { Pace } from '../pace.ts';
import type { Comparison } from './comparison.ts';
import { searched } from './searched.ts';

/** Bases kept of one comparison. */
const KEPT = 4;

/** What a category and a search leave of the rows, whatever became of them. */
export interface Base {
  /** By row: 1 where it passes. */
  readonly passes: Uint8Array;
  readonly counts: ComparedCounts;
}

/** The last ones that were asked for are kept: to search is to read every input. */
export async function baseOf(
  comparison: Comparison,
  { category, search }: Pick<ComparedFilter, 'category' | 'search'>,
  pace: Pace,
): Promise<Base> {
  const { bases } = comparison;
  const name = JSON.stringify([category === undefined ? [] : [category], search]);
  const known = bases.get(name);
  if (known !== undefined) return known;
  const among = inCategory(comparison, category);
  const passes = new Uint8Array(comparison.rows.a.length);
  const hits = search === '' ? null : await searched(comparison, among, search, pace);
  for (const row of among) passes[row] = hits === null ? 1 : hits[row]!;
  const made: Base = { passes, counts: countsOf(comparison, passes) };
  bases.set(name, made);
  for (const old of bases.keys()) if (bases.size > KEPT) bases.delete(old);
  return made;
}

function inCategory({ rows }: Comparison, category: string | null | undefined): Uint32Array {
  const { worstFirst, categories, categoryCodes } = rows;
  if (category === undefined) return worstFirst;
  const code = category === null ? 0 : categories.indexOf(category) + 1;
  return code === 0 && category !== null ? new Uint32Array() : worstFirst.filter((row) => categoryCodes[row] === code);
}

function countsOf({ a, b, rows }: Comparison, passes: Uint8Array): ComparedCounts {
  const matrix = STATES.map(() => STATES.map(() => 0));
  const changes = CHANGES.map((change) => ({ change, count: 0 }));
  for (const [row, passed] of passes.entries()) {
    if (passed === 0) continue;
    changes[rows.changes[row]!]!.count += 1;
    const [item, other] = [rows.a[row]!, rows.b[row]!];
    if (item >= 0 && other >= 0) matrix[a.run.columns.stateCode(item)]![b.run.columns.stateCode(other)]! += 1;
  }
  return { matrix, changes };
}
