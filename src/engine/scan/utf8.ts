/**
 * Length of the UTF-8 sequence that starts with a byte from 0x80 on, or 0 when there is none: overlong forms,
 * surrogates and what is past U+10FFFF are not UTF-8 (RFC 3629).
 */
export function utf8Length(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  const second = bytes[at + 1] ?? 0;
  if (lead < 0xc2 || lead > 0xf4 || !isTail(second)) return 0;
  if (lead < 0xe0) return 2;
  if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f) || !isTail(bytes[at + 2])) return 0;
  if (lead < 0xf0) return 3;
  if ((lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f) || !isTail(bytes[at + 3])) return 0;
  return 4;
}

function isTail(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
