/** The name nearest to a mistyped one (at most two letters off, and fewer than half of it), or null. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.min(2, Math.floor((typed.length - 1) / 2)) + 1;
  for (const name of names) {
    const distance = editDistance(typed.toLowerCase(), name);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** Letters to add, drop or replace, to make one word of the other. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
