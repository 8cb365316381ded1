import { ROW } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { skipBlanks, skipValue } from '../json/slice.ts';

/** Deepest nesting; arguments that go deeper are none. */
const MAX_DEPTH = 200;
const KEY = /[\p{L}\p{N}_.-]+/uy;
/** A value without quotes: no sign that could end it earlier or later. */
const BARE = /[^\s,:{}[\]<>|"'`][^,:{}[\]<>|"'`\n]*/y;

/**
 * Arguments as Gemma writes them, to JSON text: `{key:<|"|>text<|"|>,count:42,list:[true,null]}`, keys bare or in
 * JSON's quotes, texts between two of `quote` (nothing is escaped in them) or as JSON, other values as JSON has
 * them. A bare word is a text, as vLLM reads it. Null, with `at` where it failed: anything else.
 */
export class GemmaReader {
  at: number;
  private readonly text: string;
  private readonly quote: string;

  constructor(text: string, at: number, quote: string) {
    this.text = text;
    this.at = at;
    this.quote = quote;
  }

  /** JSON text of the object that stands here. */
  object(depth = 0): string | null {
    return this.separated('{', '}', () => {
      const key = this.key();
      if (key === null || !this.take(':')) return null;
      const value = this.value(depth + 1);
      return value === null ? null : `${key}: ${value}`;
    });
  }

  private value(depth: number): string | null {
    if (depth > MAX_DEPTH) return null;
    this.blanks();
    const { text } = this;
    if (text.startsWith(this.quote, this.at)) return this.quoted();
    const sign = text.charAt(this.at);
    if (sign === '{') return this.object(depth);
    if (sign === '[') return this.separated('[', ']', () => this.value(depth + 1));
    if (sign === '"') return this.jsonString();
    const bare = this.match(BARE)?.trim() ?? null;
    if (bare === null) return null;
    const read = readJson(bare, { ...ROW, nonFinite: 'refuse' });
    return read.ok ? bare : JSON.stringify(bare);
  }

  private key(): string | null {
    if (this.text.charAt(this.at) === '"') return this.jsonString();
    if (this.text.startsWith(this.quote, this.at)) return this.quoted();
    const key = this.match(KEY);
    return key === null ? null : JSON.stringify(key);
  }

  private separated(open: string, close: string, one: () => string | null): string | null {
    if (!this.take(open)) return null;
    const parts: string[] = [];
    this.blanks();
    while (!this.take(close)) {
      if (parts.length > 0 && !this.take(',')) return null;
      this.blanks();
      const part = one();
      if (part === null) return null;
      parts.push(part);
      this.blanks();
    }
    return `${open}${parts.join(', ')}${close}`;
  }

  private quoted(): string | null {
    const start = this.at + this.quote.length;
    const end = this.text.indexOf(this.quote, start);
    if (end < 0) return null;
    this.at = end + this.quote.length;
    return JSON.stringify(this.text.slice(start, end));
  }

  private jsonString(): string | null {
    const end = skipValue(this.text, this.at);
    const string = this.text.slice(this.at, end);
    if (!readJson(string, ROW).ok) return null;
    this.at = end;
    return string;
  }

  private blanks(): void {
    this.at = skipBlanks(this.text, this.at);
  }

  private take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }
}
