/** Past spaces, tabs and carriage returns. */
export function pastBlanks(bytes: Uint8Array, from: number, limit: number): number {
  let at = from;
  while (at < limit && (bytes[at] === 0x20 || bytes[at] === 0x0d || bytes[at] === 0x09)) at += 1;
  return at;
}

/** Past blanks and line feeds. */
export function pastSpace(bytes: Uint8Array, from: number, limit: number): number {
  let at = from;
  while (at < limit && isSpace(bytes[at]!)) at += 1;
  return at;
}

export function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** Offset of the first line feed in `from` to `limit`, or -1. */
export function lineFeedAt(bytes: Uint8Array, from: number, limit: number): number {
  const at = bytes.subarray(from, limit).indexOf(0x0a);
  return at < 0 ? -1 : from + at;
}

export function lineFeedsIn(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = lineFeedAt(bytes, from, to); at >= 0; at = lineFeedAt(bytes, at + 1, to)) count += 1;
  return count;
}
