const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 26 digits of base 32: 48 bits of time, then 80 at random (a ULID; its clock is the browser's). */
export function newId(): string {
  let time = Date.now();
  let text = '';
  for (let digit = 0; digit < 10; digit += 1) {
    text = `${DIGITS[time % 32]!}${text}`;
    time = Math.floor(time / 32);
  }
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) text += DIGITS[byte % 32]!;
  return text;
}
