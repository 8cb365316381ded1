import type { ItemKey } from '../../core/model/item.ts';
import type { Dataset, ReplySet } from '../dataset/dataset.ts';
import { membersOf } from '../dataset/membersOf.ts';

/** Items that views over these replies have, in the order of the file. */
export function itemsUnder(dataset: Dataset, replies: ReplySet | null): Uint32Array {
  const members = membersOf(dataset, replies);
  const order = dataset.items.inFileOrder();
  return members === null ? order : order.filter((item) => members[item] === 1);
}

export function keyOf({ items }: Dataset, item: number): ItemKey {
  return { id: items.ids[item]!, attempt: items.attempt.at(item) };
}

/** Keys of the items that views over these replies have, in the order of the file. */
export function keysOf(dataset: Dataset, replies: ReplySet | null): readonly ItemKey[] {
  return Array.from(itemsUnder(dataset, replies), (item) => keyOf(dataset, item));
}
