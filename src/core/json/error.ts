export type JsonErrorCode =
  | 'empty'
  | 'byte-order-mark'
  | 'unexpected-end'
  | 'unexpected-character'
  | 'trailing-text'
  | 'control-character'
  | 'bad-escape'
  | 'bad-number'
  | 'integer-too-long'
  | 'non-finite'
  | 'duplicate-key'
  | 'lone-surrogate'
  | 'too-deep';

/** What the reader was looking for when it stopped. */
export type JsonExpected = 'value' | 'key' | 'colon' | 'comma-or-end' | 'end-of-text' | 'digit' | 'quote' | null;

/** Why a text is not JSON under a policy. Facts only: words are made in `core/words`. */
export interface JsonError {
  readonly code: JsonErrorCode;
  readonly expected: JsonExpected;
  /** UTF-16 offset from the start of the text. */
  readonly offset: number;
  /** From 1; lines end at U+000A. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** 20 characters on each side, where there are so many of the offset; `excerptAt` is the offset inside it. */
  readonly excerpt: string;
  readonly excerptAt: number;
  /** The duplicate key, the limit of depth or digits: what the code is about, else null. */
  readonly subject: string | null;
}

const SIDE = 20;

export function jsonError(
  text: string,
  offset: number,
  code: JsonErrorCode,
  expected: JsonExpected = null,
  subject: string | null = null,
): JsonError {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  const from = boundary(text, Math.max(0, offset - SIDE));
  return {
    code,
    expected,
    offset,
    line,
    column: offset - lineStart + 1,
    excerpt: text.slice(from, boundary(text, offset + SIDE)),
    excerptAt: offset - from,
    subject,
  };
}

/** The offset itself, or the one before where it would fall between the halves of a surrogate pair. */
function boundary(text: string, offset: number): number {
  const inside = isIn(text.charCodeAt(offset - 1), 0xd800) && isIn(text.charCodeAt(offset), 0xdc00);
  return inside ? offset - 1 : offset;
}

function isIn(unit: number, half: number): boolean {
  return (unit & 0xfc00) === half;
}
