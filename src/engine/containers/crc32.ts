/**
 * Remainders of the CRC-32 of RFC 1952 (reflected polynomial EDB88320): at `k * 256 + byte` that of the byte with `k`
 * zero bytes behind it, so that eight bytes are taken at once.
 */
const TABLES = new Uint32Array(8 * 256);
for (let byte = 0; byte < 256; byte += 1) {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ ((rest & 1) * 0xedb88320);
  TABLES[byte] = rest;
}
for (let at = 256; at < TABLES.length; at += 1) {
  const before = TABLES[at - 256]!;
  TABLES[at] = (before >>> 8) ^ TABLES[before & 0xff]!;
}

/** CRC-32 of the bytes before, whose CRC-32 is `before` (0 for none), and these. */
export function crc32(before: number, bytes: Uint8Array): number {
  let rest = ~before;
  let at = 0;
  for (const last = bytes.length - 8; at <= last; at += 8) {
    const low = rest ^ (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24));
    rest =
      TABLES[1792 + (low & 0xff)]! ^
      TABLES[1536 + ((low >>> 8) & 0xff)]! ^
      TABLES[1280 + ((low >>> 16) & 0xff)]! ^
      TABLES[1024 + (low >>> 24)]! ^
      TABLES[768 + bytes[at + 4]!]! ^
      TABLES[512 + bytes[at + 5]!]! ^
      TABLES[256 + bytes[at + 6]!]! ^
      TABLES[bytes[at + 7]!]!;
  }
  for (; at < bytes.length; at += 1) rest = TABLES[(rest ^ bytes[at]!) & 0xff]! ^ (rest >>> 8);
  return ~rest >>> 0;
}
