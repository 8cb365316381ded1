const MOST = 2 ** 32 - 1;

/** The seed that a text writes, from 0 to 2^32 - 1; null for any other text. */
export function seedOf(text: string): number | null {
  const written = text.trim();
  const seed = /^\d{1,10}$/u.test(written) ? Number(written) : null;
  return seed === null || seed > MOST ? null : seed;
}
