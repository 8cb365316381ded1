import { readPythonString } from './pythonString.ts';

/** CPython's own limit of brackets inside brackets (`MAXLEVEL` of its tokenizer). */
const MAX_DEPTH = 200;

const BLANK = /[ \t\n\r\f]*/y;
const DIGITS = String.raw`\d(?:_?\d)*`;
const NUMBER = new RegExp(String.raw`(${DIGITS})?(?:\.(${DIGITS})?)?(?:[eE]([+-]?)(${DIGITS}))?`, 'y');
const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const STRING_START = /[rRuU]?(?='|")/y;

/** Python's words, and JSON's, which vLLM's pythonic parsers take too (`_JSON_NAME_LITERALS`). */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
]);

interface Separated {
  readonly parts: readonly string[];
  readonly comma: boolean;
}

/**
 * Reads Python literals out of a text and writes each as JSON text: strings with their escapes, numbers as
 * written (`.5` and `1_000` as JSON has to have them), True, False, None, lists, tuples as lists, and dicts
 * with texts as keys, duplicates included. Anything else (a name, a call, bytes, a set, a hexadecimal
 * number) is none: null, with `at` where it failed.
 */
export class PythonReader {
  at: number;
  private readonly text: string;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  get ended(): boolean {
    return this.at >= this.text.length;
  }

  blanks(): void {
    this.match(BLANK);
  }

  /** True, and stands behind it, when `sign` stands here. */
  take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  /** The identifier that stands here. */
  name(): string | null {
    return this.match(NAME)?.[0] ?? null;
  }

  /** JSON text of the literal that stands here. */
  value(depth = 0): string | null {
    if (depth > MAX_DEPTH) return null;
    if (this.take('[')) return this.list(']', depth);
    if (this.take('(')) return this.tuple(depth);
    if (this.take('{')) return this.dict(depth);
    if (this.stringStarts()) return this.jsonString();
    const from = this.at;
    const word = this.name();
    if (word === null) return this.number();
    const json = WORDS.get(word) ?? null;
    if (json === null) this.at = from;
    return json;
  }

  private list(close: string, depth: number): string | null {
    const read = this.separated(close, () => this.value(depth + 1));
    return read === null ? null : `[${read.parts.join(', ')}]`;
  }

  /** `(1)` is 1, `(1,)` and `()` are tuples. */
  private tuple(depth: number): string | null {
    const read = this.separated(')', () => this.value(depth + 1));
    if (read === null) return null;
    const [first] = read.parts;
    return first !== undefined && read.parts.length === 1 && !read.comma ? first : `[${read.parts.join(', ')}]`;
  }

  private dict(depth: number): string | null {
    const read = this.separated('}', () => {
      const key = this.stringStarts() ? this.jsonString() : null;
      this.blanks();
      if (key === null || !this.take(':')) return null;
      this.blanks();
      const value = this.value(depth + 1);
      return value === null ? null : `${key}: ${value}`;
    });
    return read === null ? null : `{${read.parts.join(', ')}}`;
  }

  /** What stands up to `close`, with commas between and maybe one behind (`comma`). Null: one of it cannot be read. */
  separated(close: string, one: () => string | null): Separated | null {
    const parts: string[] = [];
    for (;;) {
      this.blanks();
      if (this.take(close)) return { parts, comma: parts.length > 0 };
      const part = one();
      if (part === null) return null;
      parts.push(part);
      this.blanks();
      if (this.take(',')) continue;
      return this.take(close) ? { parts, comma: false } : null;
    }
  }

  private number(): string | null {
    const from = this.at;
    const sign = this.take('-') ? '-' : '';
    if (sign === '') this.take('+');
    const [token = '', whole, fraction, exponentSign = '', exponent] = this.match(NUMBER) ?? [];
    const pointed = token.includes('.');
    const odd = whole === undefined && fraction === undefined;
    const octal = whole !== undefined && whole.length > 1 && whole.startsWith('0');
    if (odd || octal || this.match(/[\p{L}\p{N}_.]/uy) !== null) {
      this.at = from;
      return null;
    }
    const text = `${sign}${whole ?? '0'}${pointed ? `.${fraction ?? '0'}` : ''}`;
    return (exponent === undefined ? text : `${text}e${exponentSign}${exponent}`).replaceAll('_', '');
  }

  private stringStarts(): boolean {
    STRING_START.lastIndex = this.at;
    return STRING_START.test(this.text);
  }

  /** Strings that stand side by side are one. */
  private jsonString(): string | null {
    let whole = '';
    do {
      const part = readPythonString(this.text, this.at);
      if (part === null) return null;
      whole += part.value;
      this.at = part.end;
      this.blanks();
    } while (this.stringStarts());
    return JSON.stringify(whole);
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }
}
