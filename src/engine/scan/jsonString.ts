import { utf8Length } from './utf8.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** After a backslash: 1 for one letter, 2 for `u`. */
const ESCAPES = new Uint8Array(256);
for (const letter of new TextEncoder().encode('"\\/bfnrt')) ESCAPES[letter] = 1;
ESCAPES[0x75] = 2;

/** Four times the same byte, and the top bit of each of four bytes. */
const QUOTES = 0x22222222;
const BACKSLASHES = 0x5c5c5c5c;
const ONES = 0x01010101;
const SPACES = 0x20202020;
const TOPS = 0x80808080 | 0;

/**
 * Behind the closing quote of the string whose first byte is at `from`, or -1 minus the offset of what cannot stand in
 * one. `view` shows the same bytes: plain stretches are passed four bytes a step. The lowest bit of `found` is always
 * a true find (a borrow can only come from a find below it). `seen.high` is set where a byte is not ASCII.
 */
export function scanString(bytes: Uint8Array, view: DataView, from: number, seen: { high: boolean }): number {
  let at = from;
  for (;;) {
    let found = 0;
    for (;;) {
      const four = view.getInt32(at, true);
      const q = four ^ QUOTES;
      const b = four ^ BACKSLASHES;
      found = (((q - ONES) & ~q) | ((b - ONES) & ~b) | (four - SPACES) | four) & TOPS;
      if (found !== 0) break;
      at += 4;
    }
    at += (31 - Math.clz32(found & -found)) >> 3;
    const c = bytes[at]!;
    if (c === QUOTE) return at + 1;
    if (c === BACKSLASH) {
      const escape = ESCAPES[bytes[at + 1]!];
      if (escape === 1) at += 2;
      else if (escape === 2 && areHex(bytes, at + 2)) at += 6;
      else return -1 - at;
    } else if (c < 0x20) return -1 - at;
    else {
      const length = utf8Length(bytes, at);
      if (length === 0) return -1 - at;
      seen.high = true;
      at += length;
    }
  }
}

/** Whether what stopped a string at `at` might go on behind `limit`: an escape or a sequence that is cut. */
export function isCutString(bytes: Uint8Array, at: number, limit: number): boolean {
  if (bytes[at]! >= 0x80) return isCutSequence(bytes, at, limit);
  if (bytes[at] !== BACKSLASH) return at >= limit;
  let end = at + 1;
  if (bytes[end] === 0x75) {
    end += 1;
    while (end < at + 6 && isHex(bytes[end]!)) end += 1;
  }
  return end >= limit;
}

/** All bytes up to `limit` are tails, and there are too few. */
function isCutSequence(bytes: Uint8Array, at: number, limit: number): boolean {
  const lead = bytes[at]!;
  const wants = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (limit - at >= wants) return false;
  for (let tail = at + 1; tail < limit; tail += 1) if ((bytes[tail]! & 0xc0) !== 0x80) return false;
  return true;
}

function areHex(bytes: Uint8Array, at: number): boolean {
  return isHex(bytes[at]!) && isHex(bytes[at + 1]!) && isHex(bytes[at + 2]!) && isHex(bytes[at + 3]!);
}

function isHex(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
