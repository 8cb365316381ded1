import type { Said, Series } from './series.ts';

/** What one name says in several places. Nothing gives way to something; two things that differ are unresolved. */
export function joinSeries(all: readonly Series[]): Series {
  const joined = new Map<string, Said>();
  for (const [text, said] of all.flatMap((series) => [...series])) {
    const earlier = joined.get(text);
    joined.set(text, earlier === undefined ? said : both(earlier, said));
  }
  return joined;
}

function both(one: Said, other: Said): Said {
  if (isNothing(other)) return one;
  if (isNothing(one)) return other;
  const isSame = one.value === other.value && one.state === other.state;
  if (!isSame) return { ...one, value: null, state: 'unresolved', source: null };
  return { ...one, hash: one.hash ?? other.hash, sighted: one.sighted || other.sighted };
}

function isNothing({ value, state }: Said): boolean {
  return value === null && state === 'said';
}
