import { canon } from '../conformance/canon.ts';
import { readPython } from '../conformance/readText.ts';
import { asString, rawText, type JsonSlice } from '../json/slice.ts';

/**
 * By what a case and its outputs are joined: a text as it is, any other value as `canon` of document 002 prints it, so
 * that 1e2 and 100.0 are one id.
 */
export function caseId(slice: JsonSlice): string {
  const text = asString(slice);
  if (text !== null) return text;
  const raw = rawText(slice);
  if (/^[1-9]\d{0,15}$/.test(raw)) return raw;
  const read = readPython(raw);
  return read.ok ? canon(read.value) : raw;
}
