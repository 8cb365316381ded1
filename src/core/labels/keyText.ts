import type { ItemKey } from '../model/item.ts';

/** An item's key as one text; different keys have different texts. */
export function keyText({ id, attempt }: ItemKey): string {
  return `${attempt} ${id}`;
}
