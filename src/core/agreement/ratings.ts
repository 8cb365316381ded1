/** How many raters gave each category, item by item; items with gaps have smaller sums. */
export type RatingCounts = readonly (readonly number[])[];

export interface RatingsOfItems {
  readonly counts: RatingCounts;
  /** Ratings that are no declared category: in no count. */
  readonly outside: number;
}

/** Ratings counted over declared categories, compared as exact texts; null is a gap. */
export function ratingCounts(
  items: Iterable<readonly (string | null)[]>,
  categories: readonly string[],
): RatingsOfItems {
  const places = new Map(categories.map((category, at) => [category, at]));
  const counts: number[][] = [];
  let outside = 0;
  for (const ratings of items) {
    const row = categories.map(() => 0);
    for (const rating of ratings) {
      if (rating === null) continue;
      const at = places.get(rating);
      if (at === undefined) outside += 1;
      else row[at]! += 1;
    }
    counts.push(row);
  }
  return { counts, outside };
}
