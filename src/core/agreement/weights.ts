/** How much each pair of categories counts as agreement: nothing but the same, or by distance on the declared scale. */
export type Weighting = 'none' | 'linear' | 'quadratic';

/** Whole-number weights: `of(i, j) / full` is the agreement of two places on the scale, 1 on the diagonal. */
export interface Weights {
  readonly full: bigint;
  readonly of: (row: number, column: number) => bigint;
}

/**
 * Weights over `categories` places: linear 1 − |i−j|/(q−1), quadratic 1 − (i−j)²/(q−1)² (Cohen 1968). Distance is by
 * place in the declared scale, also for numbers, so that a category nobody used still counts.
 */
export function weightsOf(weighting: Weighting, categories: number): Weights {
  const last = BigInt(Math.max(1, categories - 1));
  switch (weighting) {
    case 'none':
      return { full: 1n, of: (row, column) => (row === column ? 1n : 0n) };
    case 'linear':
      return { full: last, of: (row, column) => last - BigInt(Math.abs(row - column)) };
    case 'quadratic':
      return { full: last * last, of: (row, column) => last * last - BigInt(row - column) ** 2n };
  }
}
