import type { JsonErrorCode } from './error.ts';

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
}

/** Reads JSON strings of one text. State is kept in fields so that a string without escapes costs one slice. */
export class StringScanner {
  /** After a good `read`: the offset behind the closing quote. */
  end = 0;
  problem: StringProblem = { offset: 0, code: 'unexpected-end' };
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
    let odd = false;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 0x22) break;
      if (code === 0x5c) {
        const piece = this.escape(at);
        if (piece === undefined) return undefined;
        parts += text.slice(from, at) + piece;
        if ((piece.charCodeAt(0) & 0xf800) === 0xd800) odd = true;
        at = this.end;
        from = at;
        continue;
      }
      if (code < 0x20) return this.fail(at, 'control-character');
      if (code !== code) return this.fail(at, 'unexpected-end');
      if ((code & 0xf800) === 0xd800) odd = true;
      at += 1;
    }
    this.end = at + 1;
    const value = parts === '' ? text.slice(from, at) : parts + text.slice(from, at);
    if (odd && this.refuseLone && !isWellFormed(value)) return this.fail(quote, 'lone-surrogate');
    return value;
  }

  private escape(at: number): string | undefined {
    const letter = this.text.charCodeAt(at + 1);
    if (letter === 0x75) {
      const hex = this.text.slice(at + 2, at + 6);
      if (!/^[0-9a-fA-F]{4}$/.test(hex)) return this.fail(at, 'bad-escape');
      this.end = at + 6;
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    const piece = ESCAPES.get(letter);
    if (piece === undefined) return this.fail(at, letter !== letter ? 'unexpected-end' : 'bad-escape');
    this.end = at + 2;
    return piece;
  }

  private fail(offset: number, code: JsonErrorCode): undefined {
    this.problem = { offset, code };
    return undefined;
  }
}

/** True when every surrogate is one half of a pair (`String.prototype.isWellFormed` is ES2024). */
export function isWellFormed(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code & 0xf800) !== 0xd800) continue;
    if (code >= 0xdc00) return false;
    const next = text.charCodeAt(at + 1);
    if (!(next >= 0xdc00 && next <= 0xdfff)) return false;
    at += 1;
  }
  return true;
}
