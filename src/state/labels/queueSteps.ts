import { keyText } from '../../core/labels/keyText.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { DeskState } from './desk.ts';
import { positionsOf, saidOf } from './select.ts';

/** The item before or behind the current one; null at an end, or without a current one. */
export function neighbourOf({ queue, current }: DeskState, by: 1 | -1): ItemKey | null {
  if (current === null) return queue[0] ?? null;
  const at = positionsOf(queue).get(keyText(current));
  return at === undefined ? (queue[0] ?? null) : (queue[at + by] ?? null);
}

/**
 * The next item behind the current one of which nothing is said, then from the top; where there is none left, the next
 * one that was skipped; null where there is none either. The current one comes last.
 */
export function nextUnlabelled(state: DeskState): ItemKey | null {
  const { queue, current } = state;
  const at = current === null ? -1 : (positionsOf(queue).get(keyText(current)) ?? -1);
  let skipped: ItemKey | null = null;
  for (let step = 1; step <= queue.length; step += 1) {
    const key = queue[(at + step) % queue.length]!;
    const said = saidOf(state, key);
    if (said === 'nothing') return key;
    if (said === 'skipped') skipped ??= key;
  }
  return skipped;
}
