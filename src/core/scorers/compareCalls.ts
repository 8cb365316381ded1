import { compareLines, type CompareLines } from '../json/lines.ts';
import { jsonEqual } from '../json/equal.ts';
import type { JsonObject } from '../json/value.ts';
import { writeJson } from '../json/write.ts';
import type { Call } from '../model/item.ts';
import { cut } from './cut.ts';
import { pairCalls } from './xlam/pairCalls.ts';
import { readArguments, type ReadCall } from './xlam/readCalls.ts';
import type { Ordering } from './xlam/judgeCalls.ts';

/** Reference calls and reply calls as the scorer paired them. */
export interface CallComparison {
  readonly pairs: readonly CallPair[];
  /** Arguments (top level) that are equal, of all that either side names; a call that stands alone has none equal. */
  readonly equalArguments: { readonly equal: number; readonly of: number };
}

export interface CallPair {
  readonly reference: { readonly index: number; readonly call: Call } | null;
  readonly reply: { readonly index: number; readonly call: Call } | null;
  readonly sameName: boolean;
  /** Equal name and arguments. */
  readonly equal: boolean;
  /** Arguments side by side; unreadable arguments stand as their raw text. */
  readonly lines: CompareLines;
}

/**
 * Both sides' calls for a reader, paired as `xlam-tool-call` pairs them: by position under `strict`;
 * under `any` equal ones first, then the closest of one name. The reference's order rules; what
 * only the reply has comes last.
 */
export function compareCalls(reference: readonly Call[], reply: readonly Call[], ordering: Ordering): CallComparison {
  const expected = reference.map(readCall);
  const found = reply.map(readCall);
  const pairs: CallPair[] = [];
  let [equal, of] = [0, 0];
  for (const [left, right] of pairCalls(
    { calls: reference, read: expected },
    { calls: reply, read: found },
    ordering,
  )) {
    const a = left === null ? null : { index: left, call: reference[left]! };
    const b = right === null ? null : { index: right, call: reply[right]! };
    const [mine, theirs] = [left === null ? null : expected[left]!, right === null ? null : found[right]!];
    const share = shareOf(mine?.value ?? EMPTY, theirs?.value ?? EMPTY);
    equal += share.equal;
    of += share.of;
    const sameName = a !== null && b !== null && a.call.name === b.call.name;
    const same = sameName && mine !== null && theirs !== null && jsonEqual(mine.value, theirs.value);
    pairs.push({ reference: a, reply: b, sameName, equal: same, lines: linesOf(a?.call, mine, b?.call, theirs) });
  }
  return { pairs, equalArguments: { equal, of } };
}

const EMPTY: JsonObject = new Map();
/** Most characters of an unreadable argument text on a line. */
const RAW = 2000;

function readCall(call: Call): ReadCall | null {
  const read = readArguments(call);
  return read.ok ? { name: call.name, argumentsText: read.text, value: read.value } : null;
}

function shareOf(expected: JsonObject, found: JsonObject): { equal: number; of: number } {
  let equal = 0;
  let of = expected.size;
  for (const [key, value] of found) {
    const other = expected.get(key);
    if (other === undefined) of += 1;
    else if (jsonEqual(other, value)) equal += 1;
  }
  return { equal, of };
}

function linesOf(
  reference: Call | undefined,
  expected: ReadCall | null,
  reply: Call | undefined,
  found: ReadCall | null,
): CompareLines {
  const readable = (reference === undefined || expected !== null) && (reply === undefined || found !== null);
  if (readable) return compareLines(expected?.value, found?.value);
  const [left, right] = [textOf(reference, expected), textOf(reply, found)];
  const mark = left === null ? 'unexpected' : right === null ? 'missing' : left === right ? 'same' : 'changed';
  return { lines: [{ depth: 0, key: null, reference: left, reply: right, mark }], cut: false };
}

/** Null where there is no call; absent arguments are an empty text. */
function textOf(call: Call | undefined, read: ReadCall | null): string | null {
  if (call === undefined) return null;
  const text = read === null ? (call.argumentsText ?? '') : writeJson(read.value, RAW + 1).text;
  return text.length > RAW ? `${cut(text, RAW)}…` : text;
}
