import { jsonEqual } from '../../json/equal.ts';
import { canonicalText } from './canonicalText.ts';
import type { ReadCall } from './readCalls.ts';

/** Above this many calls on a side, equal ones are found by canonical text instead of one by one. */
const FEW = 16;

/** Same name and equal arguments (document 000, "Equality"). */
export function callsEqual(a: ReadCall, b: ReadCall): boolean {
  return a.name === b.name && (a.value === b.value || jsonEqual(a.value, b.value));
}

/**
 * For each reply call the index of the equal reference call it stands for, or -1: every reference
 * call is used once, the earliest free one first. Equality is an equivalence, so taking the first
 * free equal call never costs a match elsewhere and no assignment search is needed.
 */
export function matchCalls(reference: readonly (ReadCall | null)[], reply: readonly (ReadCall | null)[]): number[] {
  if (reference.length <= FEW || reply.length <= FEW) return matchOneByOne(reference, reply);
  return matchByText(reference, reply);
}

function matchOneByOne(reference: readonly (ReadCall | null)[], reply: readonly (ReadCall | null)[]): number[] {
  const taken = reference.map(() => false);
  return reply.map((call) => {
    if (call === null) return -1;
    for (let at = 0; at < reference.length; at += 1) {
      const other = reference[at]!;
      if (taken[at] === true || other === null || !callsEqual(other, call)) continue;
      taken[at] = true;
      return at;
    }
    return -1;
  });
}

function matchByText(reference: readonly (ReadCall | null)[], reply: readonly (ReadCall | null)[]): number[] {
  const free = new Map<string, number[]>();
  for (let at = reference.length - 1; at >= 0; at -= 1) {
    const call = reference[at]!;
    if (call === null) continue;
    const text = callText(call);
    const list = free.get(text);
    if (list === undefined) free.set(text, [at]);
    else list.push(at);
  }
  return reply.map((call) => (call === null ? -1 : (free.get(callText(call))?.pop() ?? -1)));
}

function callText(call: ReadCall): string {
  return `${JSON.stringify(call.name)}${canonicalText(call.value)}`;
}
