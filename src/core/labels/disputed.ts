import { keyText } from './keyText.ts';
import type { LabelLog } from './log.ts';
import { maskOf } from './mask.ts';

/**
 * Items whose reference somebody holds to be wrong, by the texts of their keys. Every rate is shown with and without
 * them.
 */
export function disputedItems(log: LabelLog): ReadonlySet<string> {
  const { hidden } = maskOf(log);
  const items = new Set<string>();
  for (const { id, facts } of log.events.values()) {
    if (facts?.type === 'disputed' && !hidden.has(id)) items.add(keyText(facts.item));
  }
  return items;
}
