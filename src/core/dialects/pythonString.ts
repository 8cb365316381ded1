const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['a', '\u0007'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['\n', ''],
]);

interface Piece {
  readonly value: string;
  /** Offset behind it. */
  readonly end: number;
}

/**
 * The Python string whose prefix (`r`, `u` or none) or quote stands at `at`: single or triple quotes, escapes but for
 * `\N{…}`; an escape that Python does not know stays as it is written. Null: it does not end, or has a broken escape.
 */
export function readPythonString(text: string, at: number): Piece | null {
  const raw = /[rR]/.test(text.charAt(at));
  const start = /[rRuU]/.test(text.charAt(at)) ? at + 1 : at;
  const sign = text.charAt(start);
  const quote = text.startsWith(sign.repeat(3), start) ? sign.repeat(3) : sign;
  let value = '';
  let from = start + quote.length;
  for (let next = from; next < text.length;) {
    if (text.startsWith(quote, next)) return { value: value + text.slice(from, next), end: next + quote.length };
    const code = text.charCodeAt(next);
    if ((code === 0x0a || code === 0x0d) && quote.length === 1) return null;
    if (code !== 0x5c || raw) {
      next += code === 0x5c ? 2 : 1;
      continue;
    }
    const piece = escapeAt(text, next);
    if (piece === null) return null;
    value += text.slice(from, next) + piece.value;
    next = piece.end;
    from = next;
  }
  return null;
}

function escapeAt(text: string, at: number): Piece | null {
  const letter = text.charAt(at + 1);
  const known = ESCAPES.get(letter);
  if (known !== undefined) return { value: known, end: at + 2 };
  if (letter === 'x') return codePoint(text, at + 2, 2, 16);
  if (letter === 'u') return codePoint(text, at + 2, 4, 16);
  if (letter === 'U') return codePoint(text, at + 2, 8, 16);
  if (letter >= '0' && letter <= '7') return codePoint(text, at + 1, octalDigits(text, at + 1), 8);
  return letter === 'N' || letter === '' ? null : { value: '\\', end: at + 1 };
}

function octalDigits(text: string, from: number): number {
  let length = 1;
  while (length < 3 && /[0-7]/.test(text.charAt(from + length))) length += 1;
  return length;
}

function codePoint(text: string, from: number, length: number, base: 8 | 16): Piece | null {
  const digits = text.slice(from, from + length);
  if (digits.length !== length || !/^[0-9a-fA-F]+$/.test(digits)) return null;
  const code = Number.parseInt(digits, base);
  return code > 0x10ffff ? null : { value: String.fromCodePoint(code), end: from + length };
}
