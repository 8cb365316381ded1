import { skipValue } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import type { CallNames } from './calls.ts';
import { TextCutter } from './textCutter.ts';

/**
 * The calls of a list in its most common shapes, cut out in one pass: a name (text without escapes)
 * and arguments (an object or a text), each once, beside an `id`, a `type` and an `index`, or inside
 * `function`. Null for every other shape, and for most of what is no JSON: the list is then read
 * piece by piece. An arguments object is not looked into: a broken one comes out as it stands, for a
 * scorer to refuse. `start` and `end` bound the list in the text.
 */
export function cutCalls(text: string, start: number, end: number, names: CallNames): Call[] | null {
  return new CallCutter(text, start, end, names).wholeList();
}

export class CallCutter extends TextCutter {
  private readonly names: CallNames;

  constructor(text: string, start: number, end: number, names: CallNames) {
    super(text, start, end);
    this.names = names;
  }

  wholeList(): Call[] | null {
    const calls = this.list();
    return this.atEnd ? calls : null;
  }

  protected list(): Call[] | null {
    const calls: Call[] = [];
    if (!this.take(0x5b)) return null;
    if (this.take(0x5d)) return calls;
    do {
      const call = this.call(false);
      if (call === null) return null;
      calls.push(call);
    } while (this.take(0x2c));
    return this.take(0x5d) ? calls : null;
  }

  /** One object; a call inside `function` has nothing beside its two parts. */
  private call(inside: boolean): Call | null {
    let call: Call | null = null;
    let name: string | null = null;
    let argumentsText: string | null = null;
    let argumentsForm: Call['argumentsForm'] = 'text';
    let beside = 0;
    if (!this.take(0x7b)) return null;
    do {
      if (!this.skipPlain()) return null;
      const part = this.partOfKey(inside);
      if (!this.take(0x3a)) return null;
      if (part === NAME) {
        if (name !== null) return null;
        name = this.plain();
        if (name === null) return null;
      } else if (part === ARGUMENTS) {
        if (argumentsText !== null) return null;
        argumentsForm = this.text.charCodeAt(this.at) === 0x7b ? 'object' : 'text';
        argumentsText = argumentsForm === 'object' ? this.raw() : this.string();
        if (argumentsText === null) return null;
      } else if (part === FUNCTION) {
        if (call !== null) return null;
        call = this.call(true);
        if (call === null) return null;
      } else {
        if (part === 0 || (beside & part) !== 0 || (!this.skipPlain() && this.digits() === null)) return null;
        beside |= part;
      }
    } while (this.take(0x2c));
    if (!this.take(0x7d)) return null;
    if (call !== null) return name === null && argumentsText === null ? call : null;
    return name === null || argumentsText === null ? null : { name, argumentsText, argumentsForm };
  }

  /** What the key that was passed last is of a call; 0 for a key that is not cut. */
  private partOfKey(inside: boolean): number {
    for (const word of this.names.name) if (this.was(word)) return NAME;
    for (const word of this.names.arguments) if (this.was(word)) return ARGUMENTS;
    if (inside) return 0;
    if (this.was('function')) return FUNCTION;
    if (this.was('id')) return ID;
    if (this.was('type')) return TYPE;
    return this.was('index') ? INDEX : 0;
  }

  /** An object as it is written. */
  private raw(): string {
    const { text, at: start } = this;
    const end = skipValue(text, start);
    this.move(end);
    return text.slice(start, end);
  }
}

/** Parts of a call; of those that may stand beside it each is a bit. */
const ID = 1;
const TYPE = 2;
const INDEX = 4;
const NAME = 8;
const ARGUMENTS = 16;
const FUNCTION = 32;
