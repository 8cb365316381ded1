import { keyText } from '../../core/labels/keyText.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { DeskState } from './desk.ts';
import { recalled } from './recalled.ts';
import { positionsOf } from './select.ts';

/** Whether an item was on screen with what says how it was judged. */
export function wasSeen({ sights }: DeskState, key: ItemKey): boolean {
  return (sights.get(keyText(key))?.length ?? 0) > 0;
}

/** How many items of the queue were. */
export function seenOf({ sights, queue }: DeskState): number {
  return seenAmong(sights, queue);
}

const seenAmong = recalled((sights: DeskState['sights'], queue: readonly ItemKey[]): number => {
  const places = positionsOf(queue);
  return [...sights].filter(([item, sources]) => sources.length > 0 && places.has(item)).length;
});
