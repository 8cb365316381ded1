import { keyText } from '../../core/labels/keyText.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { positionsOf } from './select.ts';

/** Where an item stands in a queue, from 0; -1 where it does not. */
export function placeOf(queue: readonly ItemKey[], key: ItemKey | null): number {
  return key === null ? -1 : (positionsOf(queue).get(keyText(key)) ?? -1);
}
