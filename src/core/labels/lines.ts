import type { JsonError } from '../json/error.ts';
import { STRICT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { elements, rawText, sliceOf } from '../json/slice.ts';
import type { JsonValue } from '../json/value.ts';

/** A value of a label file with the physical line it begins in, from 1. */
export type Line =
  | { readonly line: number; readonly value: JsonValue; readonly error: null }
  | { readonly line: number; readonly value: null; readonly error: JsonError };

export type Lines =
  { readonly ok: true; readonly lines: readonly Line[] } | { readonly ok: false; readonly error: JsonError };

/**
 * The values of JSON Lines or of one JSON array. A line that is no JSON is given with its error; an array has to be
 * JSON as a whole.
 */
export function linesOf(text: string): Lines {
  const whole = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (/^[ \t\r\n]*\[/.test(whole)) return arrayLines(whole);
  const lines = whole.split('\n').flatMap((line, at) => (/^[ \t\r]*$/.test(line) ? [] : [lineOf(line, at + 1)]));
  return { ok: true, lines };
}

function arrayLines(text: string): Lines {
  const read = readJson(text, STRICT);
  if (!read.ok) return { ok: false, error: read.error };
  let line = 1;
  let counted = 0;
  const lines = elements(sliceOf(text)).map((element) => {
    for (; counted < element.start; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
    return lineOf(rawText(element), line);
  });
  return { ok: true, lines };
}

function lineOf(text: string, line: number): Line {
  const read = readJson(text, STRICT);
  return read.ok ? { line, value: read.value, error: null } : { line, value: null, error: read.error };
}
