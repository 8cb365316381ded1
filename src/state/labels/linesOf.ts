import { adjudicationHeads, labelHeads } from '../../core/labels/labelHeads.ts';
import { keyText } from '../../core/labels/keyText.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import { maskOf } from '../../core/labels/mask.ts';
import { eventText, itemMembers, numberOf, type EventMembers } from './eventBody.ts';
import { headerRubric } from './headerRubric.ts';
import { importLines } from './importLines.ts';
import type { AdjudicateIntent, Intent, LabelIntent, PlainIntent } from './intent.ts';
import type { NewLine } from './keptLabels.ts';
import { headerFor } from './labelHeader.ts';
import { lastSeq } from './lastSeq.ts';

/** The lines of what was said, behind a log that has everything that was written before it. */
export function linesOf(intent: Intent, log: LabelLog): readonly NewLine[] {
  if (intent.kind === 'lines') return intent.lines;
  const header = headerFor(log, intent.subject, intent.rubric, intent.at);
  const { rater, device, at } = intent;
  let seq = lastSeq(log, rater, device);
  function line(id: string, type: string, members: EventMembers): NewLine {
    seq += 1;
    const own = [...members, ['seq', numberOf(seq)], ['at', at]] as const;
    const [first, ...rest] = [
      ['type', type],
      ['event_id', id],
      ['rater', rater],
      ['device', device],
    ] as const;
    return { id, header, line: eventText([first, ...rest, ...own]) };
  }
  switch (intent.kind) {
    case 'label':
      return labelLines(intent, log, line);
    case 'plain':
      return [line(intent.id, intent.says.type, plainMembers(intent.says))];
    case 'adjudicate':
      return adjudicateLines(intent, log, line);
    case 'import':
      return importLines(intent, log, line);
  }
}

export type MakeLine = (id: string, type: string, members: EventMembers) => NewLine;

function labelLines(intent: LabelIntent, log: LabelLog, line: MakeLine): readonly NewLine[] {
  const { id, key, rater, sights, hash, value, note, tags, parts, order, position } = intent;
  const sighted = sightsIn(log, rater, intent);
  const heads = labelHeads(log, rater, key, headerRubric(intent.rubric));
  const [head = null, ...others] = heads;
  const isSeen = sights.length > 0 || sighted.isSeen;
  const label: EventMembers = [
    ...itemMembers(key),
    ['item_hash', hash],
    ['value', value],
    ['note', note === '' ? null : note],
    ['tags', tags.length === 0 ? undefined : tags],
    ['parts', parts.size === 0 ? undefined : new Map([...parts].map(([part, score]) => [part, numberOf(score)]))],
    ['blind', !isSeen && sighted.revealedAt === null],
    ['revealed_at', sighted.revealedAt],
    ['supersedes', head?.id ?? null],
    ['ms_on_item', numberOf(intent.msOnItem)],
    [
      'order',
      new Map([
        ['mode', order.mode],
        ['seed', numberOf(order.seed)],
        ['position', position === null ? null : numberOf(position)],
      ]),
    ],
  ];
  return [
    ...(sights.length > 0 && !sighted.isWritten
      ? [line(intent.seenId, 'seen', [...itemMembers(key), ['sources', sights]])]
      : []),
    line(id, 'label', label),
    ...choiceLines(intent, others, line),
  ];
}

function adjudicateLines(intent: AdjudicateIntent, log: LabelLog, line: MakeLine): readonly NewLine[] {
  const { id, key, hash, value, note } = intent;
  const [head = null, ...others] = adjudicationHeads(log, key, headerRubric(intent.rubric));
  const members: EventMembers = [
    ...itemMembers(key),
    ['item_hash', hash],
    ['value', value],
    ['note', note === '' ? null : note],
    ['supersedes', head?.id ?? null],
  ];
  return [line(id, 'adjudicate', members), ...choiceLines(intent, others, line)];
}

/** Whoever says it anew has chosen, also among those that do not know of each other. */
function choiceLines(
  { id, resolveId, key }: LabelIntent | AdjudicateIntent,
  others: readonly { readonly id: string }[],
  line: MakeLine,
): readonly NewLine[] {
  if (others.length === 0) return [];
  return [line(resolveId, 'resolve', [...itemMembers(key), ['target', id], ['over', others.map((one) => one.id)]])];
}

/** What the log knows of what the rater saw of an item's judgement. */
function sightsIn(log: LabelLog, rater: string, { key, device }: LabelIntent) {
  const text = keyText(key);
  const sighted = { revealedAt: null as string | null, isSeen: false, isWritten: false };
  const events = [...log.events.values()].filter(
    ({ facts }) =>
      (facts?.type === 'reveal' || facts?.type === 'seen') &&
      facts.rater === rater &&
      (facts.item === null || keyText(facts.item) === text),
  );
  if (events.length === 0) return sighted;
  const { hidden } = maskOf(log);
  for (const { id, facts } of events) {
    if (hidden.has(id) || (facts?.type !== 'reveal' && facts?.type !== 'seen')) continue;
    sighted.isSeen = true;
    if (facts.type === 'reveal') sighted.revealedAt = facts.at ?? sighted.revealedAt;
    else if (facts.device === device) sighted.isWritten = true;
  }
  return sighted;
}

function plainMembers(says: PlainIntent['says']): EventMembers {
  switch (says.type) {
    case 'undo':
    case 'redo':
      return [['target', says.target]];
    case 'reveal':
      return itemMembers(says.key);
    case 'disputed':
      return [...itemMembers(says.key), ['item_hash', says.hash]];
    case 'resolve':
      return [...itemMembers(says.key), ['target', says.target], ['over', says.over]];
  }
}
