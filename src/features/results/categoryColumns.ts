/** Rows under which a column is not worth its head. */
const LEAST = 4;

/** A list in up to `most` columns of about one length, in order down each. */
export function columnsOf<One>(list: readonly One[], most: number): readonly (readonly One[])[] {
  const rows = Math.max(LEAST, Math.ceil(list.length / most));
  return Array.from({ length: Math.ceil(list.length / rows) }, (_, at) => list.slice(at * rows, (at + 1) * rows));
}
