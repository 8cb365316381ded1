import { skipBlanks, skipValue } from '../json/slice.ts';

/**
 * Cuts pieces out of a text, forward only. Every step gives null or false where the text has another shape than it
 * cuts; the whole is then read piece by piece instead. Blanks behind a piece are passed with it.
 */
export class TextCutter {
  protected readonly text: string;
  protected readonly end: number;
  protected at: number;
  /** The plain string that was passed last, without its quotes. */
  private plainStart = 0;
  private plainEnd = 0;

  constructor(text: string, start: number, end: number) {
    this.text = text;
    this.end = end;
    this.at = skipBlanks(text, start);
  }

  protected move(to: number): void {
    const code = this.text.charCodeAt(to);
    this.at = code > 0x20 ? to : Math.min(this.end, skipBlanks(this.text, to));
  }

  protected take(code: number): boolean {
    if (this.text.charCodeAt(this.at) !== code || this.at >= this.end) return false;
    this.move(this.at + 1);
    return true;
  }

  protected takeNull(): boolean {
    if (!this.text.startsWith('null', this.at)) return false;
    this.move(this.at + 4);
    return true;
  }

  /** A string without escapes and control characters, or null. */
  protected plain(): string | null {
    return this.skipPlain() ? this.text.slice(this.plainStart, this.plainEnd) : null;
  }

  protected skipPlain(): boolean {
    const { text, at: quote, end } = this;
    if (text.charCodeAt(quote) !== 0x22) return false;
    for (let at = quote + 1; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x22) {
        this.plainStart = quote + 1;
        this.plainEnd = at;
        this.move(at + 1);
        return true;
      }
      if (code === 0x5c || code < 0x20) return false;
    }
    return false;
  }

  /** Whether the plain string that was passed last is this word: a key is not worth a string of its own. */
  protected was(word: string): boolean {
    const { text, plainStart } = this;
    if (this.plainEnd - plainStart !== word.length) return false;
    for (let at = 0; at < word.length; at += 1) {
      if (text.charCodeAt(plainStart + at) !== word.charCodeAt(at)) return false;
    }
    return true;
  }

  /** A string, whatever is in it, or null when it is none. */
  protected string(): string | null {
    if (this.text.charCodeAt(this.at) !== 0x22) return null;
    return this.plain() ?? this.escaped();
  }

  /** A string with escapes, or null when it is none. */
  private escaped(): string | null {
    const { text, at: start } = this;
    const end = skipValue(text, start);
    try {
      const value: unknown = JSON.parse(text.slice(start, end));
      this.move(end);
      return typeof value === 'string' ? value : null;
    } catch {
      return null;
    }
  }

  /** A whole number from 0 on as it is written, or null. */
  protected digits(): string | null {
    let { at } = this;
    while (this.text.charCodeAt(at) >= 0x30 && this.text.charCodeAt(at) <= 0x39) at += 1;
    // More digits than one may not begin with 0.
    if (at === this.at || (at > this.at + 1 && this.text.charCodeAt(this.at) === 0x30)) return null;
    const next = this.text.charCodeAt(at);
    if (next === 0x2e || next === 0x45 || next === 0x65) return null;
    const token = this.text.slice(this.at, at);
    this.move(at);
    return token;
  }

  protected get atEnd(): boolean {
    return this.at === this.end;
  }
}
