import { jsonError, type JsonError, type JsonErrorCode, type JsonExpected } from './error.ts';
import type { JsonPolicy } from './policy.ts';
import { readNumberEnd } from './scanNumber.ts';
import { StringScanner } from './scanString.ts';
import type { JsonNumber, JsonValue } from './value.ts';

export type JsonRead =
  { readonly ok: true; readonly value: JsonValue } | { readonly ok: false; readonly error: JsonError };

/** An open container; `parent` is the one around it. A list by links, as most texts open one and close it. */
type Frame =
  | { readonly array: JsonValue[]; readonly map: null; readonly parent: Frame | null }
  | { readonly array: null; readonly map: Map<string, JsonValue>; readonly parent: Frame | null; key: string };

/**
 * Reads one JSON value and nothing after it but JSON white space (RFC 8259), under a policy.
 * Iterative: depth costs memory, never the stack. Never throws.
 */
export function readJson(text: string, policy: JsonPolicy): JsonRead {
  return new Reader(text, policy).read();
}

class Reader {
  private at = 0;
  private depth = 0;
  private top: Frame | null = null;
  private failed: JsonError | null = null;
  private readonly text: string;
  private readonly policy: JsonPolicy;
  private readonly refuseDuplicates: boolean;
  private readonly sameValue: ((first: JsonValue, second: JsonValue) => boolean) | null;

  constructor(text: string, policy: JsonPolicy) {
    this.text = text;
    this.policy = policy;
    this.refuseDuplicates = policy.duplicateKeys === 'refuse';
    this.sameValue = typeof policy.duplicateKeys === 'function' ? policy.duplicateKeys : null;
  }

  read(): JsonRead {
    this.blanks();
    if (this.at === this.text.length) this.fail(this.at, 'empty', 'value');
    else if (this.text.charCodeAt(this.at) === 0xfeff) this.fail(this.at, 'byte-order-mark', 'value');
    const value = this.failed === null ? this.document() : undefined;
    if (this.failed !== null) return { ok: false, error: this.failed };
    return { ok: true, value: value ?? null };
  }

  private document(): JsonValue | undefined {
    for (;;) {
      let value = this.begin();
      // `begin` gives undefined after opening a container: read its first member next.
      while (value !== undefined) {
        const frame: Frame | null = this.top;
        if (frame === null) return this.ended(value);
        value = this.attach(frame, value);
      }
      if (this.failed !== null) return undefined;
    }
  }

  private ended(value: JsonValue): JsonValue | undefined {
    this.blanks();
    return this.at < this.text.length ? this.fail(this.at, 'trailing-text', 'end-of-text') : value;
  }

  /** One scalar or empty container, or undefined once a container has been opened (or reading failed). */
  private begin(): JsonValue | undefined {
    const { text, at } = this;
    switch (text.charCodeAt(at)) {
      case 0x22:
        return this.string();
      case 0x7b:
        return this.openObject();
      case 0x5b:
        return this.openArray();
      case 0x74:
        return text.startsWith('true', at) ? this.word(4, true) : this.unexpected('value');
      case 0x66:
        return text.startsWith('false', at) ? this.word(5, false) : this.unexpected('value');
      case 0x6e:
        return text.startsWith('null', at) ? this.word(4, null) : this.unexpected('value');
      default:
        return this.number();
    }
  }

  private word<T extends boolean | null>(length: number, value: T): T {
    this.at += length;
    return value;
  }

  /** A string without escapes, surrogates and mistakes is one slice; any other is read with care. */
  private string(): string | undefined {
    const { text } = this;
    const from = this.at + 1;
    let at = from;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x22) {
        this.at = at + 1;
        return text.slice(from, at);
      }
      if (code < 0x20 || code === 0x5c || (code & 0xf800) === 0xd800) break;
    }
    return this.oddString();
  }

  private oddString(): string | undefined {
    const scanner = new StringScanner(this.text, this.policy.loneSurrogates === 'refuse');
    const value = scanner.read(this.at);
    if (value === undefined) return this.fail(scanner.problem.offset, scanner.problem.code, scanner.problem.expected);
    this.at = scanner.end;
    return value;
  }

  private openArray(): JsonValue | undefined {
    if (!this.descend()) return undefined;
    const array: JsonValue[] = [];
    if (this.text.charCodeAt(this.at) === 0x5d) {
      this.at += 1;
      return array;
    }
    this.depth += 1;
    this.top = { array, map: null, parent: this.top };
    return undefined;
  }

  private openObject(): JsonValue | undefined {
    if (!this.descend()) return undefined;
    const map = new Map<string, JsonValue>();
    if (this.text.charCodeAt(this.at) === 0x7d) {
      this.at += 1;
      return map;
    }
    const key = this.key(map);
    if (key === undefined) return undefined;
    this.depth += 1;
    this.top = { array: null, map, parent: this.top, key };
    return undefined;
  }

  private descend(): boolean {
    if (this.depth >= this.policy.maxDepth) {
      this.fail(this.at, 'too-deep', null, String(this.policy.maxDepth));
      return false;
    }
    this.at += 1;
    this.blanks();
    return true;
  }

  /** A key and its colon; stands at the value afterwards. */
  private key(map: ReadonlyMap<string, JsonValue>): string | undefined {
    const start = this.at;
    if (this.text.charCodeAt(start) !== 0x22) return this.unexpected('key');
    const key = this.string();
    if (key === undefined) return undefined;
    if (this.refuseDuplicates && map.has(key)) return this.fail(start, 'duplicate-key', null, key);
    this.blanks();
    if (this.text.charCodeAt(this.at) !== 0x3a) return this.unexpected('colon');
    this.at += 1;
    this.blanks();
    return key;
  }

  /** Puts a value into its container; gives the container when that ends, undefined when another value follows. */
  private attach(frame: Frame, value: JsonValue): JsonValue | undefined {
    if (frame.array !== null) frame.array.push(value);
    else if (this.differs(frame, value)) return this.fail(this.at, 'duplicate-key', null, frame.key);
    else frame.map.set(frame.key, value);
    this.blanks();
    const code = this.text.charCodeAt(this.at);
    if (code === 0x2c) {
      this.at += 1;
      this.blanks();
      if (frame.map !== null) {
        const key = this.key(frame.map);
        if (key !== undefined) frame.key = key;
      }
      return undefined;
    }
    if (code !== (frame.array !== null ? 0x5d : 0x7d)) return this.unexpected('comma-or-end');
    this.at += 1;
    this.depth -= 1;
    this.top = frame.parent;
    return frame.array ?? frame.map;
  }

  /** Where equal values are let pass: the key has another value already. The error then stands behind the second. */
  private differs({ map, key }: Extract<Frame, { readonly array: null }>, value: JsonValue): boolean {
    if (this.sameValue === null) return false;
    const first = map.get(key);
    return first !== undefined && !this.sameValue(first, value);
  }

  private number(): JsonNumber | undefined {
    const { text, at } = this;
    const code = text.charCodeAt(at);
    if (code === 0x4e) return this.nonFinite('NaN');
    if (code === 0x49) return this.nonFinite('Infinity');
    if (code === 0x2d && text.charCodeAt(at + 1) === 0x49) return this.nonFinite('-Infinity');
    if (code !== 0x2d && !(code >= 0x30 && code <= 0x39)) return this.unexpected('value');
    const number = readNumberEnd(text, at);
    if (number.bad >= 0) {
      return this.fail(number.bad, number.bad < text.length ? 'bad-number' : 'unexpected-end', 'digit');
    }
    const { maxIntegerDigits } = this.policy;
    if (!number.float && maxIntegerDigits !== null && number.digits > maxIntegerDigits) {
      return this.fail(at, 'integer-too-long', null, String(maxIntegerDigits));
    }
    this.at = number.end;
    return { token: text.slice(at, number.end), float: number.float };
  }

  private nonFinite(word: string): JsonNumber | undefined {
    const { at } = this;
    if (!this.text.startsWith(word, at)) return this.unexpected('value');
    if (this.policy.nonFinite === 'refuse') return this.fail(at, 'non-finite', 'value', word);
    this.at += word.length;
    return { token: word, float: true };
  }

  private blanks(): void {
    const { text } = this;
    let { at } = this;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
      at += 1;
    }
    this.at = at;
  }

  private unexpected(expected: JsonExpected): undefined {
    return this.fail(this.at, this.at >= this.text.length ? 'unexpected-end' : 'unexpected-character', expected);
  }

  private fail(
    offset: number,
    code: JsonErrorCode,
    expected: JsonExpected = null,
    subject: string | null = null,
  ): undefined {
    this.failed ??= jsonError(this.text, offset, code, expected, subject);
    return undefined;
  }
}
