import { STRICT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { skipBlanks, skipValue } from '../json/slice.ts';
import { isJsonObject, type JsonObject } from '../json/value.ts';

/** Lines that may be broken before the one that tells. */
const SEEN = 20;

/**
 * Whether a text begins as label files do: its first object that can be read is a header of labels, or an event with an
 * id.
 */
export function isLabelFile(text: string): boolean {
  const first = firstObject(text) ?? firstOfLines(text);
  if (first === null) return false;
  const type = first.get('type');
  if (type === 'header') return first.has('format') || first.has('categories');
  return typeof type === 'string' && first.has('event_id');
}

function firstObject(text: string): JsonObject | null {
  let at = skipBlanks(text, text.startsWith('\ufeff') ? 1 : 0);
  if (text[at] === '[') at = skipBlanks(text, at + 1);
  if (text[at] !== '{') return null;
  const read = readJson(text.slice(at, skipValue(text, at)), STRICT);
  return read.ok && isJsonObject(read.value) ? read.value : null;
}

function firstOfLines(text: string): JsonObject | null {
  for (const line of text.split('\n', SEEN)) {
    const found = firstObject(line);
    if (found !== null) return found;
  }
  return null;
}
