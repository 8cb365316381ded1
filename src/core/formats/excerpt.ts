import { rawText, type JsonSlice } from '../json/slice.ts';

const LENGTH = 80;

/** At most so many characters of a text, never ending inside a surrogate pair. */
export function excerptOf(text: string, most: number = LENGTH): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return text.slice(0, (last & 0xfc00) === 0xd800 ? most - 1 : most);
}

export function excerptOfSlice(slice: JsonSlice): string {
  return excerptOf(rawText(slice));
}
