import { jsonError, type JsonError, type JsonErrorCode, type JsonExpected } from './error.ts';
import type { JsonPolicy } from './policy.ts';
import { readNumberEnd } from './scanNumber.ts';
import { StringScanner } from './scanString.ts';
import type { JsonNumber, JsonValue } from './value.ts';

export type JsonRead =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly error: JsonError };

type Frame =
  | { readonly array: JsonValue[]; readonly map: null }
  | { readonly array: null; readonly map: Map<string, JsonValue>; key: string };

const NON_FINITE: readonly string[] = ['NaN', 'Infinity', '-Infinity'];

/**
 * Reads one JSON value and nothing after it but JSON white space (RFC 8259), under a policy.
 * Iterative: depth costs memory, never the stack. Never throws.
 */
export function readJson(text: string, policy: JsonPolicy): JsonRead {
  return new Reader(text, policy).read();
}

class Reader {
  private at = 0;
  private failed: JsonError | null = null;
  private readonly frames: Frame[] = [];
  private readonly strings: StringScanner;
  private readonly text: string;
  private readonly policy: JsonPolicy;

  constructor(text: string, policy: JsonPolicy) {
    this.text = text;
    this.policy = policy;
    this.strings = new StringScanner(text, policy.loneSurrogates === 'refuse');
  }

  read(): JsonRead {
    this.blanks();
    if (this.at === this.text.length) this.fail(this.at, 'empty', 'value');
    else if (this.text.charCodeAt(this.at) === 0xfeff) this.fail(this.at, 'byte-order-mark', 'value');
    const value = this.failed === null ? this.document() : undefined;
    if (this.failed !== null) return { ok: false, error: this.failed };
    if (value === undefined) return { ok: false, error: jsonError(this.text, this.at, 'unexpected-end', 'value') };
    return { ok: true, value };
  }

  private document(): JsonValue | undefined {
    for (;;) {
      let value = this.begin();
      // `begin` gives undefined after opening a container: read its first member next.
      while (value !== undefined) {
        const frame = this.frames.at(-1);
        if (frame === undefined) {
          this.blanks();
          if (this.at < this.text.length) this.fail(this.at, 'trailing-text', 'end-of-text');
          return value;
        }
        value = this.attach(frame, value);
      }
      if (this.failed !== null) return undefined;
    }
  }

  /** One scalar or empty container, or undefined once a container has been opened (or reading failed). */
  private begin(): JsonValue | undefined {
    const code = this.text.charCodeAt(this.at);
    if (code === 0x22) return this.string();
    if (code === 0x7b) return this.openObject();
    if (code === 0x5b) return this.openArray();
    if (code === 0x74 && this.text.startsWith('true', this.at)) return this.word(4, true);
    if (code === 0x66 && this.text.startsWith('false', this.at)) return this.word(5, false);
    if (code === 0x6e && this.text.startsWith('null', this.at)) return this.word(4, null);
    return this.number(code);
  }

  private word<T extends boolean | null>(length: number, value: T): T {
    this.at += length;
    return value;
  }

  private string(): string | undefined {
    const value = this.strings.read(this.at);
    if (value === undefined) {
      const problem = this.strings.problem;
      return this.fail(problem.offset, problem.code);
    }
    this.at = this.strings.end;
    return value;
  }

  private openArray(): JsonValue | undefined {
    if (!this.descend()) return undefined;
    if (this.text.charCodeAt(this.at) === 0x5d) {
      this.at += 1;
      return [];
    }
    this.frames.push({ array: [], map: null });
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
    if (key !== undefined) this.frames.push({ array: null, map, key });
    return undefined;
  }

  private descend(): boolean {
    if (this.frames.length >= this.policy.maxDepth) {
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
    if (start >= this.text.length) return this.fail(start, 'unexpected-end', 'key');
    if (this.text.charCodeAt(start) !== 0x22) return this.fail(start, 'unexpected-character', 'key');
    const key = this.string();
    if (key === undefined) return undefined;
    if (this.policy.duplicateKeys === 'refuse' && map.has(key)) return this.fail(start, 'duplicate-key', null, key);
    this.blanks();
    if (this.text.charCodeAt(this.at) !== 0x3a) return this.unexpected('colon');
    this.at += 1;
    this.blanks();
    return key;
  }

  /** Puts a value into its container; gives the container when that ends, undefined when another value follows. */
  private attach(frame: Frame, value: JsonValue): JsonValue | undefined {
    if (frame.array !== null) frame.array.push(value);
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
    this.frames.pop();
    return frame.array ?? frame.map;
  }

  private number(code: number): JsonNumber | undefined {
    const { text, at, policy } = this;
    const word = NON_FINITE.find((name) => text.startsWith(name, at));
    if (word !== undefined) {
      if (policy.nonFinite === 'refuse') return this.fail(at, 'non-finite', 'value', word);
      this.at += word.length;
      return { token: word, float: true };
    }
    if (code !== 0x2d && !(code >= 0x30 && code <= 0x39)) return this.unexpected('value');
    const end = readNumberEnd(text, at);
    if (end.bad >= 0) {
      if (end.bad >= text.length) return this.fail(end.bad, 'unexpected-end', 'digit');
      return this.fail(end.bad, 'bad-number', 'digit');
    }
    if (!end.float && policy.maxIntegerDigits !== null && end.digits > policy.maxIntegerDigits) {
      return this.fail(at, 'integer-too-long', null, String(policy.maxIntegerDigits));
    }
    this.at = end.end;
    return { token: text.slice(at, end.end), float: end.float };
  }

  private blanks(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.at += 1;
    }
  }

  private unexpected(expected: JsonExpected): undefined {
    return this.fail(this.at, this.at >= this.text.length ? 'unexpected-end' : 'unexpected-character', expected);
  }

  private fail(offset: number, code: JsonErrorCode, expected: JsonExpected = null, subject: string | null = null): undefined {
    this.failed ??= jsonError(this.text, offset, code, expected, subject);
    return undefined;
  }
}
