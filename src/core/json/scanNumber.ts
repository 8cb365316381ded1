export interface NumberEnd {
  /** Offset after the token. */
  readonly end: number;
  readonly float: boolean;
  /** Digits before any point or exponent. */
  readonly digits: number;
  /** Offset where a digit was missing, or -1. */
  readonly bad: number;
}

/**
 * Finds the end of the JSON number that starts at `start` (RFC 8259, section 6). A leading zero ends the integer part.
 */
export function readNumberEnd(text: string, start: number): NumberEnd {
  const first = text.charCodeAt(start) === 0x2d ? start + 1 : start;
  let at = first;
  if (!isDigit(text.charCodeAt(at))) return { end: at, float: false, digits: 0, bad: at };
  at = text.charCodeAt(at) === 0x30 ? at + 1 : skipDigits(text, at);
  const digits = at - first;
  if (digits === 1 && text.charCodeAt(first) === 0x30 && isDigit(text.charCodeAt(at))) {
    return { end: at, float: false, digits, bad: at };
  }
  let float = false;
  if (text.charCodeAt(at) === 0x2e) {
    if (!isDigit(text.charCodeAt(at + 1))) return { end: at, float, digits, bad: at + 1 };
    at = skipDigits(text, at + 1);
    float = true;
  }
  const letter = text.charCodeAt(at);
  if (letter === 0x65 || letter === 0x45) {
    const sign = text.charCodeAt(at + 1);
    const from = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1;
    if (!isDigit(text.charCodeAt(from))) return { end: at, float, digits, bad: from };
    at = skipDigits(text, from);
    float = true;
  }
  return { end: at, float, digits, bad: -1 };
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function skipDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at;
}
