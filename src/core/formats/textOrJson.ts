import { asString, rawText, type JsonSlice } from '../json/slice.ts';

/** A text without its quotes; anything else as its JSON text stands in the file. */
export function textOrJson(slice: JsonSlice): string {
  return asString(slice) ?? rawText(slice);
}
