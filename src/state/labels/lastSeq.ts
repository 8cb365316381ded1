import type { LabelLog } from '../../core/labels/log.ts';

/** The greatest number that a rater's events have on a device; 0 where there is none. */
export function lastSeq(log: LabelLog, rater: string, device: string): number {
  let last = 0;
  for (const { facts } of log.events.values()) {
    if (facts === null || facts.type === 'judge' || facts.seq === null) continue;
    if (facts.seq > last && facts.rater === rater && facts.device === device) last = facts.seq;
  }
  return last;
}
