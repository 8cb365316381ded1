import { byCodePoint } from './canonical.ts';
import type { LabelEvent } from './event.ts';
import type { Header } from './header.ts';

/** Events by their ids. Nothing is ever taken out: what no longer holds is masked by a later event. */
export interface LabelLog {
  readonly events: ReadonlyMap<string, LabelEvent>;
  /** Headers that no event stands under, by their text: kept for the file that is written. */
  readonly headers: ReadonlyMap<string, Header>;
}

export const EMPTY_LOG: LabelLog = { events: new Map(), headers: new Map() };

/** Two events of one id that say different things. */
export interface EventConflict {
  readonly id: string;
  readonly one: LabelEvent;
  readonly other: LabelEvent;
}

export type Merged =
  { readonly ok: true; readonly log: LabelLog } | { readonly ok: false; readonly conflicts: readonly EventConflict[] };

/**
 * The union of two logs by event id: commutative, associative, idempotent. Nothing is overwritten; where two events of
 * one id differ, nothing is merged and each such pair is given.
 */
export function mergeLogs(a: LabelLog, b: LabelLog): Merged {
  const events = new Map(a.events);
  const conflicts: EventConflict[] = [];
  for (const [id, other] of b.events) {
    const one = events.get(id);
    if (one === undefined) events.set(id, other);
    else if (isSameEvent(one, other)) events.set(id, joinedEvent(one, other));
    else conflicts.push({ id, one, other });
  }
  if (conflicts.length > 0) return { ok: false, conflicts };
  return { ok: true, log: { events, headers: new Map([...a.headers, ...b.headers]) } };
}

/** Whether two events of one id have the same body and mean the same by it. */
export function isSameEvent(one: LabelEvent, other: LabelEvent): boolean {
  return one.text === other.text && one.header.frame === other.header.frame;
}

/** One event that came by two ways: made here wins over imported, and of headers the one whose text comes first. */
export function joinedEvent(one: LabelEvent, other: LabelEvent): LabelEvent {
  const header = byCodePoint(one.header.text, other.header.text) <= 0 ? one.header : other.header;
  return { ...one, header, batches: joinedBatches(one.batches, other.batches) };
}

function joinedBatches(a: LabelEvent['batches'], b: LabelEvent['batches']): LabelEvent['batches'] {
  if (a === null || b === null) return null;
  return [...new Set([...a, ...b])].toSorted(byCodePoint);
}
