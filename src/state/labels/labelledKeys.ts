import { keyText } from '../../core/labels/keyText.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import type { ItemKey } from '../../core/model/item.ts';

/** Items that the log says something of together with their hash, each once. */
export function labelledKeys(log: LabelLog): readonly ItemKey[] {
  const keys = new Map<string, ItemKey>();
  for (const { facts } of log.events.values()) {
    if (facts !== null && 'hash' in facts && facts.hash !== null) keys.set(keyText(facts.item), facts.item);
  }
  return [...keys.values()];
}
