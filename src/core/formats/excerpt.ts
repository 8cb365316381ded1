import { rawText, type JsonSlice } from '../json/slice.ts';

const LENGTH = 80;

/** At most 80 characters of a text, never ending inside a surrogate pair. */
export function excerptOf(text: string): string {
  if (text.length <= LENGTH) return text;
  const last = text.charCodeAt(LENGTH - 1);
  return text.slice(0, (last & 0xfc00) === 0xd800 ? LENGTH - 1 : LENGTH);
}

export function excerptOfSlice(slice: JsonSlice): string {
  return excerptOf(rawText(slice));
}
