import type { ItemKey } from '../model/item.ts';
import { keyText } from './keyText.ts';

/** What one rater or judge says of the items, by the text of their keys. */
export type Series = ReadonlyMap<string, Said>;

export interface Said {
  readonly key: ItemKey;
  /** Hash of the item that it was said of; null where that is not known. */
  readonly hash: string | null;
  /** A category, `UNSURE`, `SKIP`, anything else that was written; null: nothing, or taken back. */
  readonly value: string | null;
  readonly state: SaidState;
  /** Said with the judge's verdict, or what follows from it, in sight. */
  readonly sighted: boolean;
  /** The event that says it; null where none alone does. */
  readonly source: string | null;
}

/** What a cell says of an item; an empty one nothing. */
export function saidInCell(key: ItemKey, cell: string): Said {
  return { key, hash: null, value: cell === '' ? null : cell, state: 'said', sighted: false, source: null };
}

/**
 * `unresolved`: several things that do not know of each other · `stale`: the item has changed since · `unmatched`: the
 * dataset has no such item · `invalid`: a judge's output that gives no verdict · `tied`: no value has most of the
 * votes.
 */
export type SaidState = 'said' | 'unresolved' | 'stale' | 'unmatched' | 'invalid' | 'tied';

/** Hashes of the dataset's items by the text of their keys; null where no dataset is at hand. */
export type ItemHashes = ReadonlyMap<string, string> | null;

/** Nothing that was said of another item, or of the same one when it was another, is taken for this one. */
export function heldTo(said: Said, hashes: ItemHashes): Said {
  if (hashes === null || said.hash === null) return said;
  const hash = hashes.get(keyText(said.key));
  if (hash === undefined) return { ...said, state: 'unmatched' };
  return hash === said.hash ? said : { ...said, state: 'stale' };
}
