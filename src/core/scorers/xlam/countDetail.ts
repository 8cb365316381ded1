import type { Detail, LeftOver } from '../../model/verdict.ts';
import { matchCalls } from './matchCalls.ts';
import type { ReadCall } from './readCalls.ts';

/** Calls that are listed on each side. */
const LISTED = 5;

/**
 * The facts of two lists of different lengths: which calls of each side are left over when equal calls are taken
 * away, then calls of one name, in order.
 */
export function countDetail(
  reference: readonly ReadCall[],
  reply: readonly ReadCall[],
): Extract<Detail, { readonly code: 'call-count' }> {
  const match = matchCalls(reference, reply);
  const used = new Set(match);
  const leftReply = [...reply.keys()].filter((at) => match[at] === -1);
  const leftReference = [...reference.keys()].filter((at) => !used.has(at));
  return {
    code: 'call-count',
    expected: reference.length,
    found: reply.length,
    missing: leftOver(reference, leftReference, namesOf(reply, leftReply)),
    unexpected: leftOver(reply, leftReply, namesOf(reference, leftReference)),
  };
}

function namesOf(calls: readonly ReadCall[], left: readonly number[]): Map<string | null, number> {
  const names = new Map<string | null, number>();
  for (const at of left) {
    const { name } = calls[at]!;
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return names;
}

/** `others`: how many calls of each name the other side has left; they are used up. */
function leftOver(calls: readonly ReadCall[], left: readonly number[], others: Map<string | null, number>): LeftOver {
  const first: { readonly call: number; readonly name: string | null }[] = [];
  let total = 0;
  for (const call of left) {
    const { name } = calls[call]!;
    const count = others.get(name) ?? 0;
    if (count > 0) others.set(name, count - 1);
    else {
      total += 1;
      if (first.length < LISTED) first.push({ call, name });
    }
  }
  return { first, total };
}
