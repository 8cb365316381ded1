import type { JsonObject } from '../json/value.ts';
import type { Facts } from './event.ts';
import { Members, type MemberProblem } from './members.ts';

/** Types of events that are understood; `header` is no event. */
const TYPES = [
  'label',
  'adjudicate',
  'resolve',
  'judge',
  'reveal',
  'seen',
  'undo',
  'redo',
  'import',
  'disputed',
] as const;

type EventType = (typeof TYPES)[number];

/** What an event says; null for a type that is not known; or the member that is not what it must be. */
export function readFacts(type: string, body: JsonObject): { readonly facts: Facts | null } | MemberProblem {
  const known = TYPES.find((one) => one === type);
  if (known === undefined) return { facts: null };
  const members = new Members(body);
  const facts = factsOf(known, members);
  return members.problem ?? { facts };
}

function factsOf(type: EventType, members: Members): Facts {
  switch (type) {
    case 'label':
      return {
        ...labelled(members),
        type,
        blind: members.flagOrNull('blind'),
        revealedAt: members.textOrNull('revealed_at'),
        tags: members.textsOrNone('tags'),
        parts: members.countsOrNone('parts'),
        msOnItem: members.countOrNone('ms_on_item'),
      };
    case 'adjudicate':
      return { ...labelled(members), type };
    case 'resolve':
      return {
        ...stamp(members),
        type,
        item: members.item(),
        target: members.name('target'),
        over: members.namesOrNull('over'),
      };
    case 'judge':
      return judged(members);
    case 'reveal':
    case 'seen':
      return { ...stamp(members), type, item: members.itemOrNull() };
    case 'undo':
    case 'redo':
      return { ...stamp(members), type, target: members.name('target') };
    case 'import':
      return { ...stamp(members), type, batch: members.nameOrNull('batch') ?? members.name('event_id') };
    case 'disputed':
      return { ...stamp(members), type, item: members.item() };
  }
}

function stamp(members: Members) {
  return {
    rater: members.name('rater'),
    device: members.nameOrEmpty('device'),
    seq: members.countOrNull('seq'),
    at: members.textOrNull('at'),
  };
}

function labelled(members: Members) {
  return {
    ...stamp(members),
    item: members.item(),
    hash: members.nameOrNull('item_hash'),
    value: members.textOrGivenNull('value'),
    supersedes: members.nameOrNull('supersedes'),
    note: members.textOrNull('note'),
  };
}

function judged(members: Members): Facts {
  return {
    type: 'judge',
    judge: members.name('judge_id'),
    version: members.nameOrEmpty('judge_version'),
    item: members.item(),
    hash: members.nameOrNull('item_hash'),
    verdict: members.textOrNull('verdict'),
    status: members.textOrNull('status'),
    score: members.written('score'),
    supersedes: members.nameOrNull('supersedes'),
  };
}
