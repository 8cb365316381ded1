const WORDS = ['true', 'false', 'null', 'NaN', 'Infinity', '-Infinity'].map((word) => new TextEncoder().encode(word));
const MINUS_INFINITY = WORDS[5]!;

/** Behind the word that starts at `at`, or -1 minus the offset where it departs from every word. */
export function scanWord(bytes: Uint8Array, at: number): number {
  for (const word of WORDS) {
    if (bytes[at] !== word[0]) continue;
    const end = matched(bytes, at, word);
    return end - at === word.length ? end : -1 - end;
  }
  return -1 - at;
}

function matched(bytes: Uint8Array, from: number, word: Uint8Array): number {
  let at = 0;
  while (at < word.length && bytes[from + at] === word[at]) at += 1;
  return from + at;
}

/** Behind the number that starts at `from`, or -1 minus the offset where it stops being one. */
export function scanNumber(bytes: Uint8Array, from: number): number {
  let at = from;
  if (bytes[at] === 0x2d) {
    at += 1;
    if (bytes[at] === 0x49) {
      const end = matched(bytes, from, MINUS_INFINITY);
      return end - from === MINUS_INFINITY.length ? end : -1 - end;
    }
  }
  if (bytes[at] === 0x30) at += 1;
  else {
    const digits = digitsEnd(bytes, at);
    if (digits === at) return -1 - at;
    at = digits;
  }
  if (bytes[at] === 0x2e) {
    const digits = digitsEnd(bytes, at + 1);
    if (digits === at + 1) return -1 - digits;
    at = digits;
  }
  if ((bytes[at]! | 0x20) === 0x65) {
    at += 1;
    if (bytes[at] === 0x2b || bytes[at] === 0x2d) at += 1;
    const digits = digitsEnd(bytes, at);
    if (digits === at) return -1 - digits;
    at = digits;
  }
  return at;
}

function digitsEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at]! >= 0x30 && bytes[at]! <= 0x39) at += 1;
  return at;
}
