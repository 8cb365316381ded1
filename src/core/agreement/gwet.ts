import type { Counts } from './counts.ts';
import { quotient, quotientOr, total } from './ratio.ts';
import { known, none, type Statistic } from './statistic.ts';
import type { Weights } from './weights.ts';

export interface GwetFigures {
  readonly coefficient: Statistic;
  readonly se: Statistic;
}

/**
 * Gwet's agreement coefficient, AC1 without weights and AC2 with them: chance is how evenly the declared categories are
 * used, so that a label used throughout gives 1. Standard error as irrCAC computes it (`gwet.ac1.table`), from exact
 * sums.
 */
export function gwetOf({ n, categories, cells, rows, columns }: Counts, { full, of }: Weights): GwetFigures {
  if (n === 0n) return { coefficient: none('no-pairs'), se: none('no-pairs') };
  if (categories < 2) return { coefficient: none('one-category'), se: none('one-category') };
  const pairs = BigInt(categories) * BigInt(categories - 1);
  const uses = rows.map((count, at) => count + columns[at]!);
  const weight = total(rows.map((_, row) => total(columns.map((__, column) => of(row, column)))));
  const weighted = total(cells.map((line, row) => total(line.map((count, column) => of(row, column) * count))));
  // Agreement, observed and by chance, over one bottom: `whole` is n² · full · q (q − 1), four times.
  const whole = 4n * n * n * full * pairs;
  const observed = 4n * n * weighted * pairs;
  const expected = weight * total(uses.map((use) => use * (2n * n - use)));
  const bottom = whole - expected;
  const missed = whole - observed;
  let squares = 0n;
  for (const [row, line] of cells.entries()) {
    for (const [column, count] of line.entries()) {
      if (count === 0n) continue;
      const away = missed * weight * (4n * n - uses[row]! - uses[column]!);
      squares += count * (of(row, column) * bottom * 2n * n * pairs - away) ** 2n;
    }
  }
  const mean = observed * bottom - 2n * missed * expected;
  const variance = quotient({ top: 4n * n * squares - mean * mean, bottom: n * bottom ** 4n });
  return { coefficient: quotientOr(observed - expected, bottom, 'one-category'), se: known(Math.sqrt(variance)) };
}
