import { agreementOfRaters, type RatersReport } from '../agreement/agreementOfRaters.ts';
import { ratingCounts } from '../agreement/ratings.ts';
import type { Series } from '../labels/series.ts';
import { compareSeries, type ComparedBy, type Report } from './compareSeries.ts';

/** What somebody says of the items, with their name. */
export interface Rater {
  readonly name: string;
  readonly series: Series;
}

/** Two of several raters against one another; places count from 0. */
export interface RaterPair {
  readonly one: number;
  readonly other: number;
  readonly report: Report;
}

/** How far several raters agree, two by two and all together. */
export interface RatersComparison {
  readonly pairs: readonly RaterPair[];
  /** Over items that all of them rated: the same number of ratings each, as Fleiss wants them. */
  readonly complete: RatersReport;
  /** Over items that at least two of them rated: gaps are allowed, as Krippendorff has them. */
  readonly any: RatersReport;
}

/** Compares raters over declared categories; what is none of them is a gap. */
export function compareRaters(raters: readonly Rater[], by: ComparedBy): RatersComparison {
  const pairs = raters.flatMap(({ series }, one) =>
    raters.slice(one + 1).map(({ series: later }, at) => ({
      one,
      other: one + 1 + at,
      report: compareSeries(series, later, by).report,
    })),
  );
  const ratings = ratingsByItem(raters, by.categories).filter(
    (row) => row.filter((value) => value !== null).length > 1,
  );
  const complete = ratings.filter((row) => row.every((value) => value !== null));
  return { pairs, complete: reportOf(complete, by), any: reportOf(ratings, by) };
}

function reportOf(ratings: readonly (readonly (string | null)[])[], { categories, ordered }: ComparedBy): RatersReport {
  return agreementOfRaters(ratingCounts(ratings, categories).counts, categories, { ordered });
}

/** What each rater says, item by item. */
export function ratingsByItem(
  raters: readonly Rater[],
  categories: readonly string[],
): readonly (readonly (string | null)[])[] {
  const keys = new Set(raters.flatMap(({ series }) => [...series.keys()]));
  return [...keys].map((key) =>
    raters.map(({ series }) => {
      const said = series.get(key);
      return said?.state === 'said' && said.value !== null && categories.includes(said.value) ? said.value : null;
    }),
  );
}
