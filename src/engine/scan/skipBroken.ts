import { isSpace, lineFeedAt, pastSpace } from './blanks.ts';

/**
 * Behind a broken element of an array: where its brackets are closed again, or where a comma or bracket ends it.
 * -1 when the bytes at hand end before that.
 */
export function skipBroken(bytes: Uint8Array, from: number, limit: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < limit; at += 1) {
    const c = bytes[at]!;
    if (quoted) {
      if (c === 0x5c) at += 1;
      else if (c === 0x22) quoted = false;
    } else if (c === 0x22) quoted = true;
    else if (c === 0x7b || c === 0x5b) depth += 1;
    else if (c === 0x7d || c === 0x5d) {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (c === 0x2c && depth === 0) return at;
  }
  return -1;
}

/** The next line that begins with an object, for an element whose string is never closed; -1 when there is none at hand. */
export function nextObjectLine(bytes: Uint8Array, from: number, limit: number): number {
  for (let lf = lineFeedAt(bytes, from, limit); lf >= 0; lf = lineFeedAt(bytes, lf + 1, limit)) {
    const at = pastSpace(bytes, lf, limit);
    if (bytes[at] === 0x7b && at < limit) return at;
  }
  return -1;
}

/** Backwards over white space and one comma: where what stood before `at` ended. */
export function endBefore(bytes: Uint8Array, start: number, at: number): number {
  let end = at;
  while (end > start && isSpace(bytes[end - 1]!)) end -= 1;
  if (end > start && bytes[end - 1] === 0x2c) end -= 1;
  return end;
}
