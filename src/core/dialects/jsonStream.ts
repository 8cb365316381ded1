import { elements, membersByName, skipBlanks, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import type { Announcement } from './dialect.ts';
import { containerAt } from './jsonCall.ts';

/** How a call begins that is not finished, or is broken. */
const BEGINNING = /[[\s]*\{\s*"(?:name|function|tool|tool_name|jsonrpc|arguments|parameters|params)"\s*:/y;
/** Members of an object that is meant as a call but has no arguments. */
const BESIDE_NAME: ReadonlySet<string> = new Set(['name', 'function', 'tool', 'tool_name', 'type', 'id']);
const SIGNS = 24;
const THINKING_END = '</think>';

/**
 * `calls`: all that stands there is calls (at least one) · `announced`: calls, but not all can be read · `text`: none.
 */
export type StreamRead =
  | {
      readonly kind: 'calls';
      readonly calls: readonly Call[];
      readonly announced: Announcement;
      /** Offset behind the last call. */
      readonly end: number;
    }
  | { readonly kind: 'announced'; readonly announced: Announcement }
  | { readonly kind: 'text' };

/**
 * Calls as bare JSON from `from` on: objects, or lists of them, one after the other, with white space, commas or
 * semicolons between, up to `close` or the end of the text. `callOf` says what a value is: a call, one that cannot
 * be decoded, or none. Text in which no object is a call and no broken one begins as a call announces nothing.
 */
export function readStream(
  text: string,
  from: number,
  close: string | null,
  callOf: (value: JsonSlice) => Call | 'broken' | null,
): StreamRead {
  const start = skipBlanks(text, from);
  const calls: Call[] = [];
  let strange: JsonSlice | null = null;
  let at = start;
  for (;;) {
    at = skipSeparators(text, at);
    if (at >= text.length || (close !== null && text.startsWith(close, at))) break;
    const value = containerAt(text, at);
    if (value === null) {
      if (calls.length === 0 && !beginsAsCall(text, at)) return { kind: 'text' };
      return { kind: 'announced', announced: beginningAt(text, calls.length === 0 ? at : start) };
    }
    for (const object of sliceType(value) === 'array' ? elements(value) : [value]) {
      const call = callOf(object);
      if (call === 'broken') return { kind: 'announced', announced: beginningAt(text, object.start) };
      if (call !== null) calls.push(call);
      else if (strange === null || isNameAlone(object)) strange = object;
    }
    at = value.end;
  }
  if (strange !== null) {
    return calls.length > 0 || isNameAlone(strange)
      ? { kind: 'announced', announced: beginningAt(text, strange.start) }
      : { kind: 'text' };
  }
  return calls.length === 0 ? { kind: 'text' } : { kind: 'calls', calls, announced: beginningAt(text, start), end: at };
}

/** Whether a JSON text that is broken begins as a call does. */
function beginsAsCall(text: string, at: number): boolean {
  BEGINNING.lastIndex = at;
  return BEGINNING.test(text);
}

/** An object with a name, maybe a type and an id, and nothing else: a call whose arguments are missing. */
export function isNameAlone(object: JsonSlice): boolean {
  if (object.text.charCodeAt(object.start) !== 0x7b) return false;
  const keys = [...membersByName(object).keys()];
  return keys.some((key) => key !== 'type' && key !== 'id') && keys.every((key) => BESIDE_NAME.has(key));
}

/** A shape as an announcement: what stands there up to the first colon, at most 24 characters. */
export function beginningAt(text: string, offset: number): Announcement {
  const start = text.slice(offset, offset + SIGNS);
  return { marker: start.slice(0, start.indexOf(':') + 1) || start, offset };
}

function skipSeparators(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r,;'.includes(text.charAt(at))) at += 1;
  return at;
}

/**
 * Where an answer may begin: with the text, else behind its first `</think>`, as servers take thinking away before
 * they look for a shape. (The word may stand in an argument, too: a text that has the shape itself is read as it is.)
 */
export function answerStarts(text: string): readonly number[] {
  const end = text.indexOf(THINKING_END);
  const start = skipBlanks(text, 0);
  return end < 0 ? [start] : [start, skipBlanks(text, end + THINKING_END.length)];
}
