/** Remainders of the CRC-32 of RFC 1952 (reflected polynomial EDB88320) by byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ ((rest & 1) * 0xedb88320);
  return rest;
});

/** CRC-32 of the bytes before, whose CRC-32 is `before` (0 for none), and these. */
export function crc32(before: number, bytes: Uint8Array): number {
  let rest = ~before;
  for (let at = 0; at < bytes.length; at += 1) rest = TABLE[(rest ^ bytes[at]!) & 0xff]! ^ (rest >>> 8);
  return ~rest >>> 0;
}
