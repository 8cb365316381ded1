import type { JsonErrorCode, JsonExpected } from './error.ts';

const ESCAPES = new Map<number, string>([
  [0x22, '"'],
  [0x5c, '\\'],
  [0x2f, '/'],
  [0x62, '\b'],
  [0x66, '\f'],
  [0x6e, '\n'],
  [0x72, '\r'],
  [0x74, '\t'],
]);

export interface StringProblem {
  readonly offset: number;
  readonly code: JsonErrorCode;
  readonly expected: JsonExpected;
}

/** Reads JSON strings of one text, escapes and mistakes included. */
export class StringScanner {
  /** After a good `read`: the offset behind the closing quote. */
  end = 0;
  problem: StringProblem = { offset: 0, code: 'unexpected-end', expected: 'quote' };
  private readonly text: string;
  private readonly refuseLone: boolean;

  constructor(text: string, refuseLone: boolean) {
    this.text = text;
    this.refuseLone = refuseLone;
  }

  /** The string whose opening quote stands at `quote`, or undefined with `problem` set. */
  read(quote: number): string | undefined {
    const { text } = this;
    let at = quote + 1;
    let from = at;
    let parts = '';
    let surrogates = false;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 0x22) break;
      if (code === 0x5c) {
        const piece = this.escape(at);
        if (piece === undefined) return undefined;
        parts += text.slice(from, at) + piece;
        if ((piece.charCodeAt(0) & 0xf800) === 0xd800) surrogates = true;
        at = this.end;
        from = at;
        continue;
      }
      if (code < 0x20) return this.fail(at, 'control-character');
      if (at >= text.length) return this.fail(at, 'unexpected-end', 'quote');
      if ((code & 0xf800) === 0xd800) surrogates = true;
      at += 1;
    }
    this.end = at + 1;
    const value = parts + text.slice(from, at);
    if (!surrogates || !this.refuseLone || isWellFormed(value)) return value;
    return this.fail(firstLone(text, quote + 1), 'lone-surrogate');
  }

  private escape(at: number): string | undefined {
    const letter = this.text.charCodeAt(at + 1);
    if (letter === 0x75) return this.hexEscape(at);
    const piece = ESCAPES.get(letter);
    if (piece !== undefined) {
      this.end = at + 2;
      return piece;
    }
    if (at + 1 >= this.text.length) return this.fail(at + 1, 'unexpected-end', 'quote');
    return this.fail(at, 'bad-escape');
  }

  private hexEscape(at: number): string | undefined {
    const { text } = this;
    let unit = 0;
    for (let digit = at + 2; digit < at + 6; digit += 1) {
      if (digit >= text.length) return this.fail(digit, 'unexpected-end', 'digit');
      const value = hexValue(text.charCodeAt(digit));
      if (value < 0) return this.fail(at, 'bad-escape');
      unit = unit * 16 + value;
    }
    this.end = at + 6;
    return String.fromCharCode(unit);
  }

  private fail(offset: number, code: JsonErrorCode, expected: JsonExpected = null): undefined {
    this.problem = { offset, code, expected };
    return undefined;
  }
}

/** True when every surrogate is one half of a pair (`String.prototype.isWellFormed` is ES2024). */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** The value of a hexadecimal digit, or -1. */
function hexValue(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/**
 * Offset of the first surrogate without its other half, raw or escaped. Precondition: the string that starts at `from`
 * has one.
 */
function firstLone(text: string, from: number): number {
  let at = from;
  for (;;) {
    const unit = unitAt(text, at);
    const next = at + widthAt(text, at);
    if ((unit & 0xf800) !== 0xd800) at = next;
    else if (unit >= 0xdc00 || (unitAt(text, next) & 0xfc00) !== 0xdc00) return at;
    else at = next + widthAt(text, next);
  }
}

/** The UTF-16 unit that stands at an offset as itself or as `\uXXXX`; of other escapes the backslash. */
function unitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code !== 0x5c || text.charCodeAt(at + 1) !== 0x75) return code;
  return Number.parseInt(text.slice(at + 2, at + 6), 16);
}

function widthAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x5c) return 1;
  return text.charCodeAt(at + 1) === 0x75 ? 6 : 2;
}
