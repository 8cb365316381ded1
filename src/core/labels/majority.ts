import type { Said, Series } from './series.ts';

/**
 * What most of several raters say of each item; only declared categories are votes. `tied` where no value has more
 * votes than every other; what was said with the judge in sight by anyone counts as said so. A recorded word has no
 * hash: it goes with any.
 */
export function majoritySeries(raters: readonly Series[], categories: readonly string[]): Series {
  const result = new Map<string, Said>();
  for (const key of new Set(raters.flatMap((series) => [...series.keys()]))) {
    const all = raters.flatMap((series) => series.get(key) ?? []);
    const votes = all.filter(({ state, value }) => state === 'said' && value !== null && categories.includes(value));
    result.set(key, saidByMost(all[0]!, votes));
  }
  return result;
}

function saidByMost({ key }: Said, votes: readonly Said[]): Said {
  const [hash = null, ...others] = new Set(votes.flatMap((vote) => vote.hash ?? []));
  const sighted = votes.some((vote) => vote.sighted);
  const counts = new Map<string | null, number>();
  for (const { value } of votes) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [[value, most] = [null, 0], [, next] = [null, 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (others.length > 0) return { key, hash: null, value: null, state: 'stale', sighted, source: null };
  const state = most > 0 && most === next ? 'tied' : 'said';
  return { key, hash, value: most > next ? value : null, state, sighted, source: null };
}
