import { fleissOf, type FleissFigures } from './fleiss.ts';
import { alphasOf, type AlphaFigures } from './krippendorff.ts';
import type { RatingCounts } from './ratings.ts';

/** How far several raters agree. */
export interface RatersReport {
  readonly items: number;
  /** Ratings given, gaps not counted. */
  readonly ratings: number;
  readonly fleiss: FleissFigures;
  readonly alpha: AlphaFigures;
}

/**
 * Agreement of any number of raters over declared categories, from how many gave each category item by item. `ordered`
 * says that the categories are a scale. Categories that are all numbers are also compared as numbers.
 */
export function agreementOfRaters(
  counts: RatingCounts,
  categories: readonly string[],
  { ordered }: { readonly ordered: boolean },
): RatersReport {
  if (counts.some((row) => row.length !== categories.length)) {
    throw new RangeError('The counts do not fit the categories');
  }
  return {
    items: counts.length,
    ratings: counts.flat().reduce((sum, count) => sum + count, 0),
    fleiss: fleissOf(counts),
    alpha: alphasOf(counts, { ordered, values: numbersOf(categories) }),
  };
}

function numbersOf(categories: readonly string[]): readonly number[] | null {
  const plain = categories.every((category) => /^-?\d+(\.\d+)?$/.test(category));
  return plain ? categories.map(Number) : null;
}
