/**
 * Lower case, then trim, then runs of white space to one space (document 001, `normalise = TRUE`).
 * White space is Unicode's White_Space (U+0085 is, U+FEFF is not); lower case is locale-free, so
 * that a result does not depend on where it is computed.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/^ | $/g, '');
}
