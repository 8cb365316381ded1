import type { Effects } from '../effects.ts';
import type { Context } from '../state.ts';
import type { Sight } from './keptLabels.ts';

/** Milliseconds for which sights are gathered before they are written. */
const GATHER = 300;

/** What was on screen of how items were judged, by the text of their keys: the sources of each. */
export type Sights = ReadonlyMap<string, readonly string[]>;

const NO_SIGHTS: Sights = new Map();

interface Seen {
  readonly all: Map<string, readonly string[]>;
  /** Not written yet. */
  news: Map<string, readonly string[]>;
  isGathering: boolean;
}

/** What was seen in this tab, by scope. */
interface Sightings {
  readonly byScope: Map<string, Seen>;
  readonly listeners: Set<(scope: string) => void>;
}

const known = new WeakMap<Context, Sightings>();

/**
 * Notes that items were on screen with what says how they were judged; it is written a moment later, many at once.
 * Costs next to nothing for what was noted before.
 */
export function noteSights(context: Context, scope: string, items: Iterable<string>, source: string): void {
  const sightings = sightingsOf(context);
  const seen = seenIn(sightings, scope);
  let isNew = false;
  for (const item of items) {
    const sources = seen.all.get(item) ?? [];
    if (sources.includes(source)) continue;
    isNew = true;
    seen.all.set(item, [...sources, source]);
    seen.news.set(item, [...(seen.news.get(item) ?? []), source]);
  }
  if (!isNew || seen.isGathering) return;
  seen.isGathering = true;
  context.effects.later(GATHER, () => {
    seen.isGathering = false;
    writeSights(context, scope);
  });
}

/** Writes at once what was gathered, and tells whoever wants to know. */
export function writeSights(context: Context, scope: string): void {
  const sightings = sightingsOf(context);
  if (!flush(context.effects, scope, seenIn(sightings, scope))) return;
  for (const listener of sightings.listeners) listener(scope);
}

/** What is known to have been seen of a scope's items: as it is now, what was seen a moment ago too. */
export function sightsOf(context: Context, scope: string): Sights {
  return known.get(context)?.byScope.get(scope)?.all ?? NO_SIGHTS;
}

/** Takes in what storage knows; gives whether any of it is new. */
export function takeSights(context: Context, scope: string, sights: readonly Sight[]): boolean {
  const { all } = seenIn(sightingsOf(context), scope);
  let isNew = false;
  for (const { item, sources } of sights) {
    const merged = [...new Set([...(all.get(item) ?? []), ...sources])];
    if (merged.length === all.get(item)?.length) continue;
    all.set(item, merged);
    isNew = true;
  }
  return isNew;
}

/** Told when something new was seen, a moment later. */
export function onSights(context: Context, listener: (scope: string) => void): void {
  sightingsOf(context).listeners.add(listener);
}

function flush({ labels }: Effects, scope: string, seen: Seen): boolean {
  const news = [...seen.news].map(([item, sources]) => ({ item, sources }));
  seen.news = new Map();
  // What cannot be written is known to this tab all the same.
  if (news.length > 0) void writeInPieces(labels, scope, news);
  return news.length > 0;
}

/** Sights that are written at once: a whole dataset's in one go would hold up the page. */
const PIECE = 500;

async function writeInPieces(labels: Effects['labels'], scope: string, news: readonly Sight[]): Promise<void> {
  for (let at = 0; at < news.length; at += PIECE) await labels.see(scope, news.slice(at, at + PIECE));
}

function sightingsOf(context: Context): Sightings {
  const found = known.get(context) ?? { byScope: new Map<string, Seen>(), listeners: new Set() };
  known.set(context, found);
  return found;
}

function seenIn({ byScope }: Sightings, scope: string): Seen {
  const found = byScope.get(scope) ?? { all: new Map(), news: new Map(), isGathering: false };
  byScope.set(scope, found);
  return found;
}
