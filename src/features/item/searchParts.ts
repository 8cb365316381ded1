import { findSpans } from '../../ui/text/findText.ts';
import type { ItemPart } from './itemParts.ts';

/** What was found in the texts of one view. */
export interface Hits {
  readonly total: number;
  /** There is more than was counted. */
  readonly more: boolean;
  /** The parts in which something was found, each with how much was found up to its end. */
  readonly parts: readonly { readonly part: ItemPart; readonly upTo: number }[];
}

/** One place that was found. */
export interface Hit {
  readonly part: ItemPart;
  /** The how-manieth in its part, from 0. */
  readonly nth: number;
  /** Characters into the part's text. */
  readonly offset: number;
}

export const MOST_HITS = 10_000;

export function searchParts(parts: readonly ItemPart[], finder: RegExp): Hits {
  const found: { part: ItemPart; upTo: number }[] = [];
  let total = 0;
  for (const part of parts) {
    const count = findSpans(part.text, finder, MOST_HITS + 1 - total).length;
    if (count === 0) continue;
    total += count;
    found.push({ part, upTo: Math.min(total, MOST_HITS) });
    if (total > MOST_HITS) return { total: MOST_HITS, more: true, parts: found };
  }
  return { total, more: false, parts: found };
}

/** The hit at a place among all, from 0; null past the last. */
export function hitAt({ parts }: Hits, finder: RegExp, at: number): Hit | null {
  const place = parts.findIndex(({ upTo }) => at < upTo);
  const found = parts[place];
  if (at < 0 || found === undefined) return null;
  const nth = at - (parts[place - 1]?.upTo ?? 0);
  const span = findSpans(found.part.text, finder, nth + 1)[nth];
  return span === undefined ? null : { part: found.part, nth, offset: span.from };
}
