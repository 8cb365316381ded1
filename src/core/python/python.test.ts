import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LENIENT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import type { JsonValue } from '../json/value.ts';
import { compareText } from './compareText.ts';
import { dumps, PLAIN_DUMP } from './dumps.ts';
import { fixedHalfEven, roundHalfEven } from './halfEven.ts';
import { inPython } from './inPython.ts';
import { equalInPython, sameInPython } from './samePython.ts';
import { strip } from './strip.ts';

/** Printed by CPython 3.11.7. Read here, as the bundler's reader of JSON refuses half of a surrogate pair. */
const cpython = JSON.parse(readFileSync(new URL('./vectors/cpython.json', import.meta.url), 'utf8')) as {
  readonly round: [number, number][];
  readonly percent: [number, string][];
  readonly spaces: number[];
  readonly sorted: string[];
  readonly values: string[];
  readonly same: [string, string, boolean, boolean][];
  readonly in: [string, string, boolean | null][];
  readonly dumps: [string, string, string, string][];
};

function valueOf(text: string): JsonValue {
  const read = readJson(text, LENIENT);
  if (!read.ok) throw new Error(text);
  return read.value;
}

describe('what CPython does', () => {
  it.each(cpython.round)('rounds %d to four digits as %d, ties to even', (value, rounded) => {
    expect(roundHalfEven(value, 4)).toBe(rounded);
  });

  it.each(cpython.percent)('prints %d with one digit as %s', (value, printed) => {
    expect(fixedHalfEven(value, 1)).toBe(printed);
  });

  it('strips what it takes for white space, and nothing else', () => {
    const spaces = new Set(cpython.spaces);
    for (let code = 0; code <= 0xffff; code += 1) {
      const letter = String.fromCharCode(code);
      expect(strip(`${letter}a${letter}b${letter}`)).toBe(
        spaces.has(code) ? `a${letter}b` : `${letter}a${letter}b${letter}`,
      );
    }
    expect(strip(' \u001c\u2003')).toBe('');
  });

  it('sorts texts by code point, half of a surrogate pair as one of its own', () => {
    const { sorted } = cpython;
    expect(sorted.toReversed().toSorted(compareText)).toEqual(sorted);
  });

  it('finds values equal by == and in containers, where NaN is itself', () => {
    const known = new Map(cpython.same.map(([a, b, ...same]) => [`${a} ${b}`, same]));
    for (const [at, a] of cpython.values.entries()) {
      for (const b of cpython.values.slice(at)) {
        const expected = [a, b, ...(known.get(`${a} ${b}`) ?? [false, false])];
        expect([a, b, equalInPython(valueOf(a), valueOf(b)), sameInPython(valueOf(a), valueOf(b))]).toEqual(expected);
        expect([a, b, equalInPython(valueOf(b), valueOf(a)), sameInPython(valueOf(b), valueOf(a))]).toEqual(expected);
      }
    }
  });

  it.each(cpython.in)('%s in %s is %s (null: a TypeError)', (item, list, found) => {
    expect(inPython(valueOf(item), valueOf(list))).toBe(found);
  });

  it.each(cpython.dumps)('dumps %s', (text, plain, raw, canon) => {
    const value = valueOf(text);
    expect(dumps(value, PLAIN_DUMP)).toBe(plain);
    expect(dumps(value, { ...PLAIN_DUMP, ensureAscii: false })).toBe(raw);
    expect(dumps(value, { sortKeys: true, ensureAscii: false, separators: [',', ':'] })).toBe(canon);
  });

  it('costs no stack, however deep a value is', () => {
    let deep: JsonValue = [];
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(dumps(deep, PLAIN_DUMP)).toHaveLength(200_002);
    expect(sameInPython(deep, deep)).toBe(true);
    expect(inPython(deep, [deep])).toBe(true);
  });
});
