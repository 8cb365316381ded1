/**
 * Puts files that belong together into groups, one for each dataset: what is no dataset itself (replies, tools,
 * references) goes to the dataset that its path is most like.
 */
export function groupFiles(names: readonly string[], datasets: readonly string[]): readonly (readonly string[])[] {
  const groups = datasets.map((name) => [name]);
  for (const name of names) {
    if (datasets.includes(name)) continue;
    const scores = datasets.map((dataset) => likeness(name, dataset));
    groups[scores.indexOf(Math.max(...scores))]?.push(name);
  }
  return groups;
}

/** How much two paths have in common: the same name counts most, then words of it, then the folder. */
function likeness(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  const shared = a.words.filter((word) => b.words.includes(word));
  const same = a.base === b.base ? 10_000 : 0;
  return same + 10 * shared.reduce((sum, word) => sum + word.length, 0) + sharedStart(a.folder, b.folder);
}

function partsOf(path: string): { readonly folder: string; readonly base: string; readonly words: readonly string[] } {
  const base = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const stem = base.replace(/(?:\.(?:jsonl?|ndjson|csv|tsv|txt|gz))+$/u, '');
  const words = stem.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return { folder: path.slice(0, path.length - base.length), base, words: [...new Set(words)] };
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < 9 && one[length] === other[length]) length += 1;
  return length;
}
