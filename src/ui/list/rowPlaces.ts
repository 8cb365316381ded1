/**
 * Where rows of different heights begin, in pixels from the first one's top: entry `n` for row `n`, and one more for
 * where the last one ends.
 */
export function rowPlaces(count: number, heightOf: (row: number) => number): Float64Array {
  const places = new Float64Array(count + 1);
  for (let row = 0; row < count; row += 1) places[row + 1] = places[row]! + heightOf(row);
  return places;
}

/** The row at a place: the last that begins at or above it; 0 above all of them, -1 where there are none. */
export function rowAtPlace(places: Float64Array, top: number): number {
  let [low, high] = [0, places.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (places[middle]! <= top) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? -1 : low;
}

/** Part of the rows that shows: from which place on, and how much of them. */
export interface Sight {
  readonly top: number;
  readonly height: number;
}

/**
 * Rows to lay out: those in sight, `beyond` pixels more on both sides, and those of `kept` wherever they are (the one
 * that has the focus). Ascending, each once.
 */
export function rowsToPaint(
  places: Float64Array,
  { top, height }: Sight,
  beyond: number,
  kept: readonly number[],
): readonly number[] {
  const count = places.length - 1;
  if (count === 0) return [];
  const from = rowAtPlace(places, top - beyond);
  const to = rowAtPlace(places, top + height + beyond);
  const rows = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const others = kept.filter((row) => row >= 0 && row < count && (row < from || row > to));
  return [...rows, ...new Set(others)].toSorted((a, b) => a - b);
}

export type RowEdge = 'start' | 'end' | 'nearest';

/**
 * The top of sight at which a row shows. `nearest`: as little as needs be, none where it shows already; of a row higher
 * than the sight, its start. `inset`: pixels at the top of sight that something covers.
 */
export function topForRow(places: Float64Array, row: number, edge: RowEdge, sight: Sight, inset: number): number {
  const [start, end] = [places[row] ?? 0, places[row + 1] ?? 0];
  const [atStart, atEnd] = [start - inset, end - sight.height];
  if (edge === 'start') return atStart;
  if (edge === 'end') return atEnd;
  if (start < sight.top + inset || end - start > sight.height - inset) return atStart;
  return end > sight.top + sight.height ? atEnd : sight.top;
}
