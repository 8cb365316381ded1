import { lineFeedAt, lineFeedsIn, pastBlanks, pastSpace } from './blanks.ts';
import { BAD_JSON, JsonBytes, OK } from './jsonBytes.ts';

/** Members of a wrapper object that are known to hold the rows. */
export const ROW_LISTS: ReadonlySet<string> = new Set([
  'items',
  'data',
  'records',
  'rows',
  'samples',
  'examples',
  'traces',
  'results',
]);

export type Container =
  | { readonly kind: 'json-lines' }
  /** `from`: behind the opening bracket. */
  | { readonly kind: 'json-array'; readonly from: number }
  | { readonly kind: 'wrapper'; readonly from: number }
  | { readonly kind: 'json-object' };

export const LINES: Container = { kind: 'json-lines' };
const SINGLE: Container = { kind: 'json-object' };

/**
 * How the rows stand in a file, told by its head: `at` is its first byte that is no white space. A line that is a
 * whole object makes it JSON Lines, unless it is the only one and wraps a known list.
 */
export function containerOf(bytes: Uint8Array, at: number, limit: number, maxDepth: number): Container {
  if (bytes[at] === 0x5b) return { kind: 'json-array', from: at + 1 };
  if (bytes[at] !== 0x7b) return LINES;
  const json = new JsonBytes([], maxDepth);
  const status = json.scan(bytes, at, limit, false);
  // The head may be shorter than what is at hand, so that the answer is the same for all slices.
  const end = Math.min(json.end, limit);
  const severalLines = lineFeedsIn(bytes, at, end) > 0;
  const isWhole = status === OK && json.end <= limit;
  if (isWhole && pastSpace(bytes, end, limit) < limit && !severalLines) return LINES;
  const list = rowListFrom(bytes, at, end, maxDepth);
  if (list >= 0) return { kind: 'wrapper', from: list };
  if (isWhole) return severalLines ? SINGLE : LINES;
  // A raw line feed inside a string: the first line is broken, and lines are rows.
  if (!severalLines || (status === BAD_JSON && bytes[end] === 0x0a)) return LINES;
  if (status === BAD_JSON && secondLineIsARow(bytes, at, limit, json)) return LINES;
  return SINGLE;
}

function secondLineIsARow(bytes: Uint8Array, at: number, limit: number, json: JsonBytes): boolean {
  const lf = lineFeedAt(bytes, at, limit);
  const second = pastSpace(bytes, lf, limit);
  if (bytes[second] !== 0x7b || json.scan(bytes, second, limit, true) !== OK) return false;
  const end = pastBlanks(bytes, json.end, limit);
  return end === limit || bytes[end] === 0x0a;
}

/** Behind the bracket of the first known list of objects among the members of the object at `at`, or -1. */
function rowListFrom(bytes: Uint8Array, at: number, limit: number, maxDepth: number): number {
  const json = new JsonBytes([], maxDepth);
  let member = pastSpace(bytes, at + 1, limit);
  while (bytes[member] === 0x22 && json.scan(bytes, member, limit, false) === OK) {
    const key = String.fromCharCode(...bytes.subarray(member + 1, Math.min(json.end - 1, member + 20)));
    const colon = pastSpace(bytes, json.end, limit);
    const value = pastSpace(bytes, colon + 1, limit);
    if (bytes[value] === 0x5b && ROW_LISTS.has(key)) {
      const first = bytes[pastSpace(bytes, value + 1, limit)];
      if (first === 0x7b || first === 0x5d) return value + 1;
    }
    if (json.scan(bytes, value, limit, false) !== OK) return -1;
    member = pastSpace(bytes, pastSpace(bytes, json.end, limit) + 1, limit);
  }
  return -1;
}
