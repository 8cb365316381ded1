import type { Call } from '../../model/item.ts';
import { closestPair } from './closestPair.ts';
import type { Ordering } from './judgeCalls.ts';
import { matchCalls } from './matchCalls.ts';
import type { ReadCall } from './readCalls.ts';

/** Calls of one side; `read` has null where the arguments are unreadable. */
export interface Side {
  readonly calls: readonly Call[];
  readonly read: readonly (ReadCall | null)[];
}

/** Indexes of a reference call and of the reply call that stands for it; null where a side has none. */
export type IndexPair = readonly [reference: number | null, reply: number | null];

/** Above this many left-over calls on a side, those of one name are paired in order, not by closeness. */
const FEW = 30;

/**
 * Pairs calls for a reader as the scorer pairs them, in the reference's order, the reply's further
 * calls last. Unreadable arguments equal none: under `any` such calls are paired last, by name.
 */
export function pairCalls(reference: Side, reply: Side, ordering: Ordering): IndexPair[] {
  const partner = ordering === 'any' ? pairAnyOrder(reference, reply) : pairInOrder(reference, reply);
  const replyOf = new Map(partner.map((at, index) => [at, index]));
  const pairs: IndexPair[] = reference.calls.map((_, at) => [at, replyOf.get(at) ?? null]);
  for (const [at, other] of partner.entries()) if (other === -1) pairs.push([null, at]);
  return pairs;
}

function pairInOrder(reference: Side, reply: Side): number[] {
  return reply.calls.map((_, at) => (at < reference.calls.length ? at : -1));
}

function pairAnyOrder(reference: Side, reply: Side): number[] {
  const partner = matchCalls(reference.read, reply.read);
  const used = new Set(partner);
  const leftReference = new Set([...reference.calls.keys()].filter((at) => !used.has(at)));
  const leftReply = new Set([...reply.calls.keys()].filter((at) => partner[at] === -1));
  while (leftReference.size <= FEW && leftReply.size <= FEW) {
    const pair = closestPair(reference.read, reply.read, [...leftReference], [...leftReply]);
    if (pair === null) break;
    partner[pair.reply] = pair.reference;
    leftReference.delete(pair.reference);
    leftReply.delete(pair.reply);
  }
  const byName = new Map<string | null, number[]>();
  for (const at of [...leftReference].toReversed()) {
    const { name } = reference.calls[at]!;
    const list = byName.get(name);
    if (list === undefined) byName.set(name, [at]);
    else list.push(at);
  }
  for (const at of leftReply) partner[at] = byName.get(reply.calls[at]!.name)?.pop() ?? -1;
  return partner;
}
