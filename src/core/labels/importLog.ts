import { byCodePoint } from './canonical.ts';
import type { LabelEvent } from './event.ts';
import { keyText } from './keyText.ts';
import { isSameEvent, mergeLogs, type LabelLog, type Merged } from './log.ts';
import type { ItemHashes } from './series.ts';

/** What an import would do, in events. */
export interface ImportPreview {
  readonly added: number;
  /** There already. */
  readonly identical: number;
  /** There already with another body: nothing is imported then. */
  readonly conflicting: number;
  /** Of those added: of items that have changed since, and of items that the dataset does not have. */
  readonly stale: number;
  readonly unmatched: number;
}

export function previewImport(own: LabelLog, other: LabelLog, hashes: ItemHashes): ImportPreview {
  const preview = { added: 0, identical: 0, conflicting: 0, stale: 0, unmatched: 0 };
  for (const event of other.events.values()) {
    const known = own.events.get(event.id);
    if (known !== undefined) preview[isSameEvent(known, event) ? 'identical' : 'conflicting'] += 1;
    else {
      preview.added += 1;
      const fit = fitOf(event, hashes);
      if (fit !== null) preview[fit] += 1;
    }
  }
  return preview;
}

/**
 * The log with another's events, each marked with the import (`batch`) that brought it; what is there already stays as
 * it is. `by` is the event that says so, of type `import`. An `undo` of the batch takes all of it back at once.
 */
export function importLog(own: LabelLog, other: LabelLog, by: LabelEvent): Merged {
  const { facts } = by;
  const batch = facts?.type === 'import' ? facts.batch : by.id;
  const brought = [...other.events.values()].map((event) => {
    const known = own.events.get(event.id);
    if (known !== undefined && isSameEvent(known, event)) return known;
    return { ...event, batches: [...new Set([...(event.batches ?? []), batch])].toSorted(byCodePoint) };
  });
  const events = new Map([by, ...brought].map((event) => [event.id, event]));
  return mergeLogs(own, { events, headers: other.headers });
}

function fitOf({ facts }: LabelEvent, hashes: ItemHashes): 'stale' | 'unmatched' | null {
  if (hashes === null || facts === null || !('item' in facts) || facts.item === null) return null;
  const hash = hashes.get(keyText(facts.item));
  if (hash === undefined) return 'unmatched';
  return 'hash' in facts && facts.hash !== null && facts.hash !== hash ? 'stale' : null;
}
