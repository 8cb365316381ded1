import { isSpace, lineFeedAt, pastSpace } from './blanks.ts';

/**
 * Passes over an element of an array that is not taken: to where its brackets are closed again, or a comma or bracket
 * ends it.
 */
export class ElementSkip {
  private depth = 0;
  private quoted = false;
  private escaped = false;

  /** Behind the element, or -1 when the bytes end before that: it then goes on with the next ones. */
  feed(bytes: Uint8Array, from: number, limit: number): number {
    for (let at = from; at < limit; at += 1) {
      const c = bytes[at]!;
      if (this.quoted) {
        if (this.escaped) this.escaped = false;
        else if (c === 0x5c) this.escaped = true;
        else if (c === 0x22) this.quoted = false;
      } else if (c === 0x22) this.quoted = true;
      else if (c === 0x7b || c === 0x5b) this.depth += 1;
      else if (c === 0x7d || c === 0x5d) {
        if (this.depth === 0) return at;
        this.depth -= 1;
        if (this.depth === 0) return at + 1;
      } else if (c === 0x2c && this.depth === 0) return at;
    }
    return -1;
  }
}

/**
 * The next line that begins with an object, for an element whose string is never closed; -1 when there is none at hand.
 */
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
