import { ROW } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { asString, sliceOf, type JsonSlice } from '../json/slice.ts';

/** A slice of a text once that text is known to be JSON; null when it is not. */
export function jsonText(text: string): JsonSlice | null {
  return isJson(text) ? sliceOf(text) : null;
}

/** The value itself, or what stands inside it when it is JSON text in a string; null when that is not JSON. */
export function jsonInside(slice: JsonSlice): JsonSlice | null {
  const text = asString(slice);
  return text === null ? slice : jsonText(text);
}

/** The native parser is the fast check; what only it refuses (NaN, as Python writes it) goes to the exact reader. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return readJson(text, ROW).ok;
  }
}
