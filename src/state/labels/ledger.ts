import { EMPTY_LOG, type LabelLog } from '../../core/labels/log.ts';
import { eventLine, headerLine } from '../../core/labels/writeLabels.ts';
import type { Intent } from './intent.ts';
import type { KeptLine, NewLine } from './keptLabels.ts';
import { linesOf } from './linesOf.ts';
import { withLines } from './readLines.ts';

/** What is in storage, and what was said and is not there yet. Nothing here waits or writes. */
export interface Ledger {
  /** Events in storage, as far as this tab knows. */
  readonly stored: LabelLog;
  /** The place of the last line that it knows. */
  readonly place: number;
  /** In the order in which it was said. */
  readonly pending: readonly Pending[];
  /** All of it. */
  readonly log: LabelLog;
}

export interface Pending {
  readonly intent: Intent;
  readonly lines: readonly NewLine[];
}

export const EMPTY_LEDGER: Ledger = { stored: EMPTY_LOG, place: 0, pending: [], log: EMPTY_LOG };

/** Something more was said; its lines follow from all that is known. */
export function said(ledger: Ledger, intent: Intent): Ledger {
  const lines = linesOf(intent, ledger.log);
  if (lines.length === 0) return ledger;
  return { ...ledger, pending: [...ledger.pending, { intent, lines }], log: withLines(ledger.log, lines) };
}

/**
 * Lines have come from storage, also one's own: what was pending and is among them is written. Where others have
 * written, what is still pending is made anew behind theirs: numbers go on, and labels supersede what is there now.
 */
export function told(ledger: Ledger, lines: readonly KeptLine[]): Ledger {
  const fresh = lines.filter(({ place }) => place > ledger.place);
  if (fresh.length === 0) return ledger;
  const place = fresh.reduce((most, line) => Math.max(most, line.place), ledger.place);
  const ids = new Set(fresh.map(({ id }) => id));
  const written = ledger.pending.filter(({ intent }) => ids.has(intent.id));
  const pending = ledger.pending.filter(({ intent }) => !ids.has(intent.id));
  const own = new Map(written.flatMap((one) => one.lines.map((line) => [line.id, line.line] as const)));
  const stored = withLines(ledger.stored, fresh);
  if (fresh.every(({ id, line }) => own.get(id) === line)) {
    return { stored: pending.length === 0 ? ledger.log : stored, place, pending, log: ledger.log };
  }
  return madeAnew({ stored, place, pending, log: stored });
}

/** Some of what is pending is now known to be somewhat else: all that is pending is made anew, once. */
export function amended(ledger: Ledger, amend: (intent: Intent) => Intent): Ledger {
  const pending = ledger.pending.map((one) => ({ ...one, intent: amend(one.intent) }));
  const isChanged = pending.some(({ intent }, at) => intent !== ledger.pending[at]!.intent);
  return isChanged ? madeAnew({ ...ledger, pending }) : ledger;
}

/** Storage was emptied behind this tab: all that it has is to be written once more. */
export function emptied(ledger: Ledger): Ledger {
  const lines = [...ledger.stored.events.values()].map((event) => ({
    id: event.id,
    header: headerLine(event.header),
    line: eventLine(event),
  }));
  const [first] = lines;
  if (first === undefined) return { ...ledger, place: 0 };
  const again: Pending = { intent: { kind: 'lines', id: first.id, lines }, lines };
  return madeAnew({ stored: EMPTY_LOG, place: 0, pending: [again, ...ledger.pending], log: ledger.log });
}

/** What is to be written, in order. */
export function linesToWrite({ pending }: Ledger): readonly NewLine[] {
  return pending.flatMap(({ lines }) => lines);
}

function madeAnew(ledger: Ledger): Ledger {
  const start: Ledger = { ...ledger, pending: [], log: ledger.stored };
  return ledger.pending.reduce((sum, { intent }) => said(sum, intent), start);
}
