import type { Detail } from '../../model/verdict.ts';
import { closestPair, differenceOf } from './closestPair.ts';
import { callsEqual, matchCalls } from './matchCalls.ts';
import type { ReadCall } from './readCalls.ts';

export type Ordering = 'any' | 'strict';
type NameDetail = Extract<Detail, { readonly code: 'name' }>;
type ArgumentsDetail = Extract<Detail, { readonly code: 'arguments' }>;

/**
 * Whether as many reply calls as reference calls are those: null when they are, else why not. The
 * code of the facts is the reason. Names are compared code point by code point, never trimmed or folded.
 */
export function judgeCalls(
  reference: readonly ReadCall[],
  reply: readonly ReadCall[],
  ordering: Ordering,
): NameDetail | ArgumentsDetail | null {
  return ordering === 'strict' ? judgeInOrder(reference, reply) : judgeAnyOrder(reference, reply);
}

function judgeInOrder(reference: readonly ReadCall[], reply: readonly ReadCall[]): NameDetail | ArgumentsDetail | null {
  for (let at = 0; at < reply.length; at += 1) {
    const name = reference[at]!.name;
    if (reply[at]!.name !== name) return nameDetail(at, reply[at]!, [nameText(name)]);
  }
  for (let at = 0; at < reply.length; at += 1) {
    const pair = callsEqual(reference[at]!, reply[at]!) ? null : differenceOf(reference[at]!, reply[at]!);
    if (pair !== null) return argumentsDetail(reference, reply, { reply: at, reference: at, ...pair });
  }
  return null;
}

/**
 * `name` by the document's words: a call names a tool that the answer does not call at all. A,A to
 * an answer A,B is therefore `arguments`: every name is one that the answer calls.
 */
function judgeAnyOrder(
  reference: readonly ReadCall[],
  reply: readonly ReadCall[],
): NameDetail | ArgumentsDetail | null {
  const first = reference[0]!;
  if (reply.length === 1) {
    if (callsEqual(first, reply[0]!)) return null;
    if (first.name !== reply[0]!.name) return nameDetail(0, reply[0]!, [nameText(first.name)]);
  } else {
    const names = new Set(reference.map((call) => call.name));
    const stranger = reply.findIndex((call) => !names.has(call.name));
    if (stranger >= 0) return nameDetail(stranger, reply[stranger]!, [...names].map(nameText));
  }
  const match = matchCalls(reference, reply);
  if (!match.includes(-1)) return null;
  return explain(reference, reply, match);
}

function explain(
  reference: readonly ReadCall[],
  reply: readonly ReadCall[],
  match: readonly number[],
): ArgumentsDetail {
  const used = new Set(match);
  const leftReference = [...reference.keys()].filter((at) => !used.has(at));
  const leftReply = [...reply.keys()].filter((at) => match[at] === -1);
  const pair = closestPair(reference, reply, leftReference, leftReply);
  if (pair !== null) return argumentsDetail(reference, reply, pair);
  const first = leftReply[0]!;
  const { name } = reply[first]!;
  const one = reference.findIndex((call) => call.name === name);
  return argumentsDetail(reference, reply, { reply: first, reference: one, difference: null, others: 0 });
}

function nameDetail(at: number, call: ReadCall, expected: readonly string[]): NameDetail {
  return { code: 'name', reply: at, found: call.name, expected };
}

function argumentsDetail(
  reference: readonly ReadCall[],
  reply: readonly ReadCall[],
  pair: Pick<ArgumentsDetail, 'reply' | 'reference' | 'difference' | 'others'>,
): ArgumentsDetail {
  const name = reply[pair.reply]!.name;
  const ofName = { expected: countOf(reference, name), found: countOf(reply, name) };
  return { code: 'arguments', ...pair, name: nameText(name), ofName };
}

function countOf(calls: readonly ReadCall[], name: string | null): number {
  let count = 0;
  for (const call of calls) if (call.name === name) count += 1;
  return count;
}

/** A reference's call always has a name: a reference without one is broken. */
function nameText(name: string | null): string {
  return name ?? '';
}
