/** 64 bits at random, as hex digits; `randomUUID` is not there on plain http. */
export function randomName(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(8))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
