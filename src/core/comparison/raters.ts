import { agreementOfRaters, type RatersReport } from '../agreement/agreementOfRaters.ts';
import type { AgreementMatrix } from '../agreement/table.ts';
import type { Said, Series } from '../labels/series.ts';
import { reportOfMatrix, type ComparedBy, type Report } from './compareSeries.ts';

/** What somebody says of the items, with their name. */
export interface Rater {
  readonly name: string;
  readonly series: Series;
}

/** Two of several raters against one another; places count from 0. */
export interface RaterPair {
  readonly one: number;
  readonly other: number;
  /** Rows the other's, columns the one's. */
  readonly report: Report;
}

/** How far several raters agree all together. */
export interface RatersTogether {
  /** Over items that all of them rated: the same number of ratings each, as Fleiss wants them. */
  readonly complete: RatersReport;
  /** Over items that at least two of them rated: gaps are allowed, as Krippendorff has them. */
  readonly any: RatersReport;
}

type By = Pick<ComparedBy, 'categories' | 'ordered' | 'plain'>;

/** Raters two by two over declared categories; what is none of them is a gap. */
export function ratersByPairs(raters: readonly Rater[], by: By): readonly RaterPair[] {
  return raters.flatMap(({ series }, one) =>
    raters.slice(one + 1).map(({ series: later }, at) => ({
      one,
      other: one + 1 + at,
      report: reportOfMatrix(matrixBetween(series, later, by.categories), by),
    })),
  );
}

/** Raters all together over declared categories. */
export function ratersTogether(raters: readonly Rater[], { categories, ordered }: By): RatersTogether {
  const places = placesOf(categories);
  const complete: number[][] = [];
  const any: number[][] = [];
  for (const text of new Set(raters.flatMap(({ series }) => [...series.keys()]))) {
    const row = categories.map(() => 0);
    let given = 0;
    for (const { series } of raters) {
      const at = placeOf(series.get(text), places);
      if (at === undefined) continue;
      row[at]! += 1;
      given += 1;
    }
    if (given > 1) any.push(row);
    if (given > 1 && given === raters.length) complete.push(row);
  }
  return {
    complete: agreementOfRaters(complete, categories, { ordered }),
    any: agreementOfRaters(any, categories, { ordered }),
  };
}

/** Counts of what two say of the same items, without the items themselves: as `pairUp` pairs them. */
function matrixBetween(one: Series, other: Series, categories: readonly string[]): AgreementMatrix {
  const places = placesOf(categories);
  const matrix = categories.map(() => categories.map(() => 0));
  for (const [text, left] of one) {
    const right = other.get(text);
    const [column, row] = [placeOf(left, places), placeOf(right, places)];
    if (row === undefined || column === undefined) continue;
    const hash = right?.hash ?? null;
    // Said of two states of the item.
    if (left.hash !== null && hash !== null && left.hash !== hash) continue;
    matrix[row]![column]! += 1;
  }
  return matrix;
}

function placesOf(categories: readonly string[]): ReadonlyMap<string, number> {
  return new Map(categories.map((category, at) => [category, at]));
}

function placeOf(said: Said | undefined, places: ReadonlyMap<string, number>): number | undefined {
  return said?.state === 'said' && said.value !== null ? places.get(said.value) : undefined;
}
