import { keyText } from './keyText.ts';
import type { LabelLog } from './log.ts';
import { maskOf } from './mask.ts';

/**
 * Items whose reference somebody holds to be wrong, by the texts of their keys. Every rate is shown with and without
 * them.
 */
export function disputedItems(log: LabelLog): ReadonlySet<string> {
  const disputes = [...log.events.values()].flatMap(({ id, facts }) =>
    facts?.type === 'disputed' ? [{ id, text: keyText(facts.item) }] : [],
  );
  if (disputes.length === 0) return new Set();
  const { hidden } = maskOf(log);
  return new Set(disputes.flatMap(({ id, text }) => (hidden.has(id) ? [] : [text])));
}
