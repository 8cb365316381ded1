import type { LabelEvent } from './event.ts';
import { keyText } from './keyText.ts';
import type { LabelLog } from './log.ts';
import type { Series } from './series.ts';

/** Beyond so many further events all is worked out anew. */
const FEW = 50;

/** A log with what `make` made of it. */
export interface MadeOf {
  readonly log: LabelLog;
  readonly series: Series;
}

/**
 * What `make` makes of a log (`raterSeries`, `judgeSeries`, `adjudicatedSeries` with one request), from what it made of
 * the log before: where few events are new, only what is said of their items is worked out again.
 */
export function seriesAgain(before: MadeOf, log: LabelLog, make: (log: LabelLog) => Series): Series {
  const items = changedItems(before.log, log);
  if (items === null) return make(log);
  if (items.size === 0) return before.series;
  const events = [...log.events].filter(([, event]) => concerns(event, items));
  const again = make({ events: new Map(events), headers: log.headers });
  const series = new Map(before.series);
  for (const text of items) {
    const said = again.get(text);
    if (said === undefined) series.delete(text);
    else series.set(text, said);
  }
  return series;
}

/** Items, by the texts of their keys, of which something else may be said now; null: any. */
function changedItems(before: LabelLog, log: LabelLog): ReadonlySet<string> | null {
  const items = new Set<string>();
  let known = 0;
  let changed = 0;
  for (const [id, event] of log.events) {
    const old = before.events.get(id);
    if (old !== undefined) known += 1;
    if (old === event) continue;
    changed += 1;
    for (const one of old === undefined ? [event] : [old, event]) {
      const text = itemOf(one, log);
      if (text === 'any' || changed > FEW) return null;
      if (text !== null) items.add(text);
    }
  }
  // Something that was there is not there any more.
  return known < before.events.size ? null : items;
}

/** The item that an event says something of; null: of none; `any`: of more than one. */
function itemOf({ facts }: LabelEvent, log: LabelLog): string | null {
  if (facts === null) return null;
  if ('item' in facts) return facts.item === null ? 'any' : keyText(facts.item);
  if (facts.type === 'import') return 'any';
  const target = log.events.get(facts.target)?.facts ?? null;
  // What is undone may still come, or be a whole import.
  if (target === null || !('item' in target) || target.item === null) return 'any';
  return keyText(target.item);
}

/** Whether what is said of some items may depend on an event: also on undoing, and on imports. */
function concerns({ facts }: LabelEvent, items: ReadonlySet<string>): boolean {
  if (facts === null) return false;
  return !('item' in facts) || facts.item === null || items.has(keyText(facts.item));
}
