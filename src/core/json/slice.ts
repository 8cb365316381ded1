import type { JsonPolicy } from './policy.ts';
import { readJson, type JsonRead } from './reader.ts';

/**
 * A value inside a text that is known to be JSON: cut out, not read. Formats walk slices, so a
 * row costs only what is looked at, and every number and duplicate key stays as written.
 */
export interface JsonSlice {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface MemberSlice extends JsonSlice {
  readonly key: string;
}

export type SliceType = 'null' | 'boolean' | 'string' | 'number' | 'array' | 'object';

/**
 * The whole text as a slice, without the white space around it. Precondition: `text` is JSON (NaN and Infinity may
 * stand in it).
 */
export function sliceOf(text: string): JsonSlice {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return { text, start: skipBlanks(text, 0), end };
}

export function rawText(slice: JsonSlice): string {
  return slice.text.slice(slice.start, slice.end);
}

export function sliceType(slice: JsonSlice): SliceType {
  const code = slice.text.charCodeAt(slice.start);
  if (code === 0x22) return 'string';
  if (code === 0x7b) return 'object';
  if (code === 0x5b) return 'array';
  if (code === 0x74 || code === 0x66) return 'boolean';
  return code === 0x6e ? 'null' : 'number';
}

/** Members of an object in order, duplicates included; empty for anything else. */
export function members(slice: JsonSlice): MemberSlice[] {
  const { text } = slice;
  const found: MemberSlice[] = [];
  if (text.charCodeAt(slice.start) !== 0x7b) return found;
  let at = skipBlanks(text, slice.start + 1);
  while (text.charCodeAt(at) === 0x22) {
    const keyEnd = skipValue(text, at);
    const key = unquote(text.slice(at, keyEnd));
    const start = skipBlanks(text, skipBlanks(text, keyEnd) + 1);
    const end = skipValue(text, start);
    found.push({ text, start, end, key });
    at = skipBlanks(text, end);
    if (text.charCodeAt(at) !== 0x2c) break;
    at = skipBlanks(text, at + 1);
  }
  return found;
}

/** The last member of that name (as Python and JSON.parse take it), or undefined. */
export function member(slice: JsonSlice, key: string): MemberSlice | undefined {
  return members(slice).findLast((one) => one.key === key);
}

/**
 * Members of an object by name; the last counts where a name stands twice, as in JSON.parse. None of what is no object.
 */
export function membersByName(object: JsonSlice): ReadonlyMap<string, MemberSlice> {
  return new Map(members(object).map((one) => [one.key, one]));
}

/** Elements of an array in order; empty for anything else. */
export function elements(slice: JsonSlice): JsonSlice[] {
  const { text } = slice;
  const found: JsonSlice[] = [];
  if (text.charCodeAt(slice.start) !== 0x5b) return found;
  let at = skipBlanks(text, slice.start + 1);
  while (at < slice.end && text.charCodeAt(at) !== 0x5d) {
    const end = skipValue(text, at);
    found.push({ text, start: at, end });
    at = skipBlanks(text, end);
    if (text.charCodeAt(at) !== 0x2c) break;
    at = skipBlanks(text, at + 1);
  }
  return found;
}

/** The string a slice holds, or null when it is no string. Lone surrogates stay. */
export function asString(slice: JsonSlice): string | null {
  return sliceType(slice) === 'string' ? unquote(rawText(slice)) : null;
}

/** Reads the slice exactly under a policy. */
export function readSlice(slice: JsonSlice, policy: JsonPolicy): JsonRead {
  return readJson(rawText(slice), policy);
}

/** Of strings both readers say the same, and the platform's is the faster. */
function unquote(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    const value: unknown = JSON.parse(quoted);
    if (typeof value === 'string') return value;
  } catch {
    // The text was no JSON after all: it stays as it stands.
  }
  return quoted.slice(1, -1);
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

/** Offset behind the value that starts at `from`; containers are matched by depth alone. */
export function skipValue(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (first === 0x22) return skipString(text, from);
  if (first !== 0x7b && first !== 0x5b) return skipWord(text, from);
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = skipString(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** Jumps from quote to quote: a quote behind an odd run of backslashes is escaped. */
function skipString(text: string, quote: number): number {
  for (let at = text.indexOf('"', quote + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === 0x5c) before -= 1;
    if ((at - before) % 2 === 1) return at + 1;
  }
  return text.length;
}

function skipWord(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x2c || code === 0x5d || code === 0x7d || code <= 0x20) break;
  }
  return at;
}
