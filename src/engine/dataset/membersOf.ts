import type { Dataset, ReplySet } from './dataset.ts';
import { NO_ATTEMPT, type Items } from './items.ts';

/**
 * Which items a reply set is about: a 1 by item, or null for all. Those of the dataset's rows, and the further attempts
 * that this set brought, but none that another brought. Null replies: the rows alone.
 */
export function membersOf({ items, rowItems }: Dataset, replies: ReplySet | null): Uint8Array | null {
  // Rows alone, or rows still being read.
  if (rowItems === null || items.count === rowItems) return null;
  const members = new Uint8Array(items.count).fill(1, 0, rowItems);
  if (replies === null || replies.file === null) return members;
  const { rowOf } = replies;
  for (let item = 0; item < rowOf.length; item += 1) {
    if (rowOf[item]! > 0) members[item] = 1;
    else if (item < rowItems && isElsewhere(items, item, rowItems, rowOf)) members[item] = 0;
  }
  return members;
}

/** Whether the replies to a row that names no attempt stand at further attempts of it, and none at its own. */
export function isElsewhere(items: Items, item: number, rowItems: number, rowOf: Uint32Array): boolean {
  if (items.count === rowItems || !items.has(item, NO_ATTEMPT)) return false;
  const row = items.row.at(item);
  for (let other = items.nextOf(item); other >= 0; other = items.nextOf(other)) {
    if (other >= rowItems && items.row.at(other) === row && (rowOf[other] ?? 0) > 0) return true;
  }
  return false;
}
