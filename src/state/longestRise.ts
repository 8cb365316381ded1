/** Indexes of a longest list of values that rises strictly, by patience sorting (Schensted 1961): n·log n. */
export function longestRise(values: readonly number[]): number[] {
  /** Of each length, where the list that ends lowest ends. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, value] of values.entries()) {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if (values[ends[middle]!]! < value) low = middle + 1;
      else high = middle;
    }
    before.push(ends[low - 1] ?? -1);
    ends[low] = at;
  }
  const rise: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) rise.push(at);
  return rise.toReversed();
}
