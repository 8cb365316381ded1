import { skipBlanks, skipValue } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import type { CallNames } from './calls.ts';

/**
 * The calls of a list in its most common shapes, cut out in one pass: a name (text without escapes)
 * and arguments (an object or a text), each once, beside an `id`, a `type` and an `index`, or inside
 * `function`. Null for every other shape, and for most of what is no JSON: the list is then read
 * piece by piece. An arguments object is not looked into: a broken one comes out as it stands, for a
 * scorer to refuse. `start` and `end` bound the list in the text.
 */
export function cutCalls(text: string, start: number, end: number, names: CallNames): Call[] | null {
  return new CallCutter(text, start, end, names).list();
}

/** Members that may stand beside a call, each a bit. */
const BESIDE: ReadonlyMap<string, number> = new Map([
  ['id', 1],
  ['type', 2],
  ['index', 4],
]);

class CallCutter {
  private readonly text: string;
  private readonly end: number;
  private readonly names: CallNames;
  private at: number;

  constructor(text: string, start: number, end: number, names: CallNames) {
    this.text = text;
    this.end = end;
    this.names = names;
    this.at = skipBlanks(text, start);
  }

  list(): Call[] | null {
    const calls: Call[] = [];
    if (!this.take(0x5b)) return null;
    if (this.take(0x5d)) return this.at === this.end ? calls : null;
    do {
      const call = this.call(false);
      if (call === null) return null;
      calls.push(call);
    } while (this.take(0x2c));
    return this.take(0x5d) && this.at === this.end ? calls : null;
  }

  /** One object; a call inside `function` has nothing beside its two parts. */
  private call(inside: boolean): Call | null {
    let call: Call | null = null;
    let name: string | null = null;
    let args: Pick<Call, 'argumentsText' | 'argumentsForm'> | null = null;
    let beside = 0;
    if (!this.take(0x7b)) return null;
    do {
      const key = this.plain();
      if (key === null || !this.take(0x3a)) return null;
      if (name === null && this.names.name.includes(key)) {
        name = this.plain();
        if (name === null) return null;
      } else if (args === null && this.names.arguments.includes(key)) {
        args = this.arguments();
        if (args === null) return null;
      } else if (!inside && call === null && key === 'function') {
        call = this.call(true);
        if (call === null) return null;
      } else {
        const bit = inside ? 0 : (BESIDE.get(key) ?? 0);
        if (bit === 0 || (beside & bit) !== 0 || (this.plain() === null && !this.digits())) return null;
        beside |= bit;
      }
    } while (this.take(0x2c));
    if (!this.take(0x7d)) return null;
    if (call !== null) return name === null && args === null ? call : null;
    return name === null || args === null ? null : { name, ...args };
  }

  private arguments(): Pick<Call, 'argumentsText' | 'argumentsForm'> | null {
    const { text, at: start } = this;
    if (text.charCodeAt(start) === 0x22) {
      const argumentsText = this.plain() ?? this.escaped();
      return argumentsText === null ? null : { argumentsText, argumentsForm: 'text' };
    }
    if (text.charCodeAt(start) !== 0x7b) return null;
    const end = skipValue(text, start);
    this.move(end);
    return { argumentsText: text.slice(start, end), argumentsForm: 'object' };
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

  private digits(): boolean {
    let at = this.at;
    while (this.text.charCodeAt(at) >= 0x30 && this.text.charCodeAt(at) <= 0x39) at += 1;
    // More digits than one may not begin with 0.
    if (at === this.at || (at > this.at + 1 && this.text.charCodeAt(this.at) === 0x30)) return false;
    this.move(at);
    return true;
  }

  /** A string without escapes and control characters, or null. */
  private plain(): string | null {
    const { text, at: quote } = this;
    if (text.charCodeAt(quote) !== 0x22) return null;
    for (let at = quote + 1; at < this.end; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x22) {
        this.move(at + 1);
        return text.slice(quote + 1, at);
      }
      if (code === 0x5c || code < 0x20) return null;
    }
    return null;
  }

  private take(code: number): boolean {
    if (this.text.charCodeAt(this.at) !== code || this.at >= this.end) return false;
    this.move(this.at + 1);
    return true;
  }

  private move(to: number): void {
    this.at = Math.min(this.end, skipBlanks(this.text, to));
  }
}
