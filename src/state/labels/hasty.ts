import type { LabelFacts } from '../../core/labels/event.ts';
import type { LabelLog } from '../../core/labels/log.ts';

/** Milliseconds under which an item can hardly have been read. */
const HASTY = 2000;

/** The label that an event gives; null of any other event, or none. */
export function factsOf({ events }: LabelLog, source: string | null): LabelFacts | null {
  const facts = source === null ? null : (events.get(source)?.facts ?? null);
  return facts?.type === 'label' ? facts : null;
}

/** Given in under two seconds; what was changed later was read before. */
export function isHasty(facts: LabelFacts | null): boolean {
  return facts !== null && facts.supersedes === null && facts.msOnItem !== null && facts.msOnItem < HASTY;
}
