import { total } from './ratio.ts';
import type { AgreementMatrix } from './table.ts';

/** A matrix in exact numbers, with what every statistic needs of it. */
export interface Counts {
  readonly n: bigint;
  /** How many categories are declared. */
  readonly categories: number;
  /** Row by row. */
  readonly cells: readonly (readonly bigint[])[];
  readonly rows: readonly bigint[];
  readonly columns: readonly bigint[];
  /** On the diagonal: pairs that agree. */
  readonly agreed: bigint;
  /** Sum of row total times column total over the categories. */
  readonly chance: bigint;
}

/** Throws a RangeError on a matrix that is not square or not of counts. */
export function countsOf(matrix: AgreementMatrix): Counts {
  const categories = matrix.length;
  for (const row of matrix) {
    if (row.length !== categories) throw new RangeError('The matrix is not square');
    if (!row.every((count) => Number.isSafeInteger(count) && count >= 0)) throw new RangeError('Not a count');
  }
  const cells = matrix.map((row) => row.map(BigInt));
  const rows = cells.map(total);
  const columns = cells.map((_, column) => total(cells.map((row) => row[column]!)));
  return {
    n: total(rows),
    categories,
    cells,
    rows,
    columns,
    agreed: total(cells.map((row, at) => row[at]!)),
    chance: total(rows.map((count, at) => count * columns[at]!)),
  };
}
