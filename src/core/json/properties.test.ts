import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences, firstDifference, formatPath, type PathStep } from './difference.ts';
import { jsonEqual } from './equal.ts';
import { compareLines, type CompareLine } from './lines.ts';
import { LENIENT, STRICT } from './policy.ts';
import { readJson } from './reader.ts';
import { isWellFormed } from './scanString.ts';
import {
  asString,
  elements,
  member,
  members,
  rawText,
  readSlice,
  sliceOf,
  sliceType,
  type JsonSlice,
} from './slice.ts';
import { isJsonArray, isJsonNumber, isJsonObject, jsonType, type JsonObject, type JsonValue } from './value.ts';
import { writeJson } from './write.ts';

const tokens = [
  '0',
  '-0',
  '5',
  '5.0',
  '5e0',
  '-1',
  '0.1',
  '1e400',
  '10e399',
  '9007199254740993',
  '9007199254740992',
  '1E-7',
];
const plainText = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('', 'a', '"', '\\', '\n', '\u0000', '\u2028', '😀', 'é', 'e\u0301', '\ufeff'),
);
const anyText = fc.oneof(
  plainText,
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 }).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom('\ud800', '\udc00', '\udc00\ud800', '\ud83d\ude00\ud83d'),
);
/** Few keys, so that two random objects share some. */
const key = fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', '1', ''), plainText);

function valuesOf(text: fc.Arbitrary<string>, names: fc.Arbitrary<string>): fc.Arbitrary<JsonValue> {
  const { value } = fc.letrec<{ value: JsonValue; leaf: JsonValue; object: JsonValue }>((tie) => ({
    leaf: fc.oneof(
      fc.constantFrom(null, true, false),
      text,
      fc.constantFrom(...tokens).map((token) => ({ token, float: /[.eE]/.test(token) })),
    ),
    object: fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map((pairs) => new Map(pairs)),
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('value'), { maxLength: 4 }),
      tie('object'),
    ),
  }));
  return value;
}

const value = valuesOf(plainText, key);
const oddValue = valuesOf(anyText, fc.oneof(key, anyText));

/** The value with one place changed, so that near misses are common. */
const pair = fc.oneof(
  fc.tuple(value, value),
  fc.tuple(value, fc.nat(), value).map(([one, at, other]): [JsonValue, JsonValue] => [one, replaceOne(one, at, other)]),
  value.map((one): [JsonValue, JsonValue] => [one, shuffled(one)]),
);

function replaceOne(within: JsonValue, at: number, other: JsonValue): JsonValue {
  if (isJsonArray(within) && within.length > 0) {
    const index = at % within.length;
    return at % 7 === 0
      ? within.slice(0, index)
      : within.map((one, place) => (place === index ? replaceOne(one, at >> 1, other) : one));
  }
  if (isJsonObject(within) && within.size > 0) {
    const index = at % within.size;
    const entries = [...within].map(([name, one], place): [string, JsonValue] => [
      name,
      place === index ? replaceOne(one, at >> 1, other) : one,
    ]);
    return new Map(at % 7 === 0 ? entries.filter((_, place) => place !== index) : entries);
  }
  return other;
}

/** The same value with the keys of each object the other way round and numbers spelt otherwise. */
function shuffled(within: JsonValue): JsonValue {
  if (isJsonArray(within)) return within.map(shuffled);
  if (isJsonObject(within)) return new Map([...within].toReversed().map(([name, one]) => [name, shuffled(one)]));
  if (!isJsonNumber(within)) return within;
  const respelt = /[.eE]/.test(within.token) ? within.token : `${within.token}.0`;
  return { token: respelt, float: true };
}

/** Equality by the book, in the shortest way to say it. */
function sameByTheBook(a: JsonValue, b: JsonValue): boolean {
  return canonical(a) === canonical(b);
}

function canonical(of: JsonValue): string {
  if (isJsonArray(of)) return `[${of.map(canonical).join()}]`;
  if (isJsonObject(of)) {
    const pairs = [...of].map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`);
    return `{${pairs.toSorted().join()}}`;
  }
  if (isJsonNumber(of)) {
    const [, sign, whole = '', fraction = '', e = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(of.token) ?? [];
    const size = BigInt(whole + fraction) * 10n ** BigInt(50 + Number(e) - fraction.length);
    return String(sign === '-' ? -size : size);
  }
  return JSON.stringify(of);
}

function reach(within: JsonValue, path: readonly PathStep[]): JsonValue | undefined {
  let one: JsonValue | undefined = within;
  for (const step of path) {
    if (one === undefined) return undefined;
    if (typeof step === 'number') one = isJsonArray(one) ? one[step] : undefined;
    else one = isJsonObject(one) ? one.get(step) : undefined;
  }
  return one;
}

describe('what is written', () => {
  it('reads back as the same value, spelt the same, lone surrogates included', () => {
    fc.assert(
      fc.property(oddValue, (one) => {
        const { text, cut } = writeJson(one);
        expect(cut).toBe(false);
        expect(readJson(text, LENIENT)).toEqual({ ok: true, value: one });
      }),
    );
  });

  it('is read by the strict policy too when every text is well-formed, and by the platform', () => {
    fc.assert(
      fc.property(value, (one) => {
        const { text } = writeJson(one);
        expect(readJson(text, STRICT)).toEqual({ ok: true, value: one });
        expect(() => JSON.parse(text) as unknown).not.toThrow();
      }),
    );
  });

  it('is a beginning of the whole when it is ended early, and never half of a surrogate pair', () => {
    fc.assert(
      fc.property(valuesOf(fc.constantFrom('😀😀😀', 'ab'), key), fc.integer({ min: 1, max: 40 }), (one, limit) => {
        const whole = writeJson(one).text;
        const { text, cut } = writeJson(one, limit);
        expect(whole.startsWith(text)).toBe(true);
        expect(cut).toBe(whole.length > limit);
        expect(text.length).toBeGreaterThanOrEqual(Math.min(limit, whole.length) - 1);
        if (isWellFormed(whole)) expect(isWellFormed(text)).toBe(true);
      }),
    );
  });
});

function units(text: string): string[] {
  return text.split('');
}

describe('a reader', () => {
  it('never throws, and its error stands inside the text', () => {
    const noise = fc.array(
      fc.constantFrom(...units('{}[]",:\\ubNI-+01.e \n\tax\ud800\udc00'), 'null', 'true', '\\u00', '"a":'),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(noise, fc.constantFrom(STRICT, LENIENT), (pieces, policy) => {
        const text = pieces.join('');
        const read = readJson(text, policy);
        if (read.ok) return;
        const { offset, line, column, excerpt, excerptAt } = read.error;
        expect(offset).toBeLessThanOrEqual(text.length);
        expect(text.slice(0, offset).split('\n')).toHaveLength(line);
        expect((text.slice(0, offset).split('\n').at(-1) ?? '').length + 1).toBe(column);
        expect(text.slice(offset - excerptAt)).toContain(excerpt);
      }),
    );
  });

  it('accepts, without NaN and long integers, exactly what the platform accepts when it keeps all else', () => {
    const noise = fc.array(fc.constantFrom(...units('{}[]",:\\ub-+01.e \n'), 'null', 'true', '"a":', '\\u00e9', '12'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(noise, (pieces) => {
        const text = pieces.join('');
        let accepted = true;
        try {
          JSON.parse(text);
        } catch {
          accepted = false;
        }
        expect(readJson(text, LENIENT).ok).toBe(accepted);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('equality', () => {
  it('is what the rules say: keys in any order, elements in order, numbers as decimals, texts as they are', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => jsonEqual(a, b) === sameByTheBook(a, b)),
      { numRuns: 1000 },
    );
  });

  it('holds of a value and itself, both ways round, and when keys change places and numbers are respelt', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(jsonEqual(a, a)).toBe(true);
        expect(jsonEqual(a, shuffled(a))).toBe(true);
        expect(jsonEqual(a, b)).toBe(jsonEqual(b, a));
      }),
    );
  });
});

describe('differences', () => {
  it('are none exactly when the values are equal, and the first is the first', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const all = [...differences(a, b)];
        expect(all.length === 0).toBe(jsonEqual(a, b));
        expect(firstDifference(a, b)).toEqual(all[0] ?? null);
      }),
      { numRuns: 1000 },
    );
  });

  it('stand where they say, once each', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const all = [...differences(a, b)];
        for (const one of all) {
          const [expected, found] = [reach(a, one.path), reach(b, one.path)];
          expect([expected === undefined, found === undefined]).toEqual([
            one.kind === 'unexpected',
            one.kind === 'missing',
          ]);
          if (expected !== undefined && found !== undefined) expect(jsonEqual(expected, found)).toBe(false);
          if ('expected' in one) expect(one.expected.text).toBe(writeJson(expected ?? null, 500).text);
          if ('found' in one) expect(one.found.text).toBe(writeJson(found ?? null, 500).text);
        }
        expect(new Set(all.map((one) => JSON.stringify(one.path))).size).toBe(all.length);
      }),
    );
  });

  it('are written as a path that tells names from positions', () => {
    const path: PathStep[] = ['filters', 2, 'max', 'a b', '', '0', 'x"y', '__proto__', 'é', 'user-id'];
    expect(formatPath('arguments', path)).toBe(
      'arguments.filters[2].max["a b"][""]["0"]["x\\"y"].__proto__["é"].user-id',
    );
    expect(formatPath('arguments', [])).toBe('arguments');
  });
});

/** The marked places of a list of lines, outermost only: path, kind. Closing brackets are left out. */
function markedPlaces(lines: readonly CompareLine[]): string[] {
  const found: string[] = [];
  const path: (string | number)[] = [];
  let inside = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const closing = line.depth > 0 && line.key === null;
    if (closing || line.depth > inside) continue;
    inside = Number.POSITIVE_INFINITY;
    path.length = Math.max(0, line.depth - 1);
    if (line.key !== null) path.push(line.key);
    if (line.mark === 'same') continue;
    found.push(`${JSON.stringify(path)} ${line.mark}`);
    inside = line.depth;
  }
  return found;
}

describe('lines side by side', () => {
  it('mark what the differences name, and nothing else', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const { lines, cut } = compareLines(a, b);
        expect(cut).toBe(false);
        expect(markedPlaces(lines)).toEqual(
          [...differences(a, b)].map((one) => `${JSON.stringify(one.path)} ${one.kind}`),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('show each side whole: its lines without the blanks of the other are the value', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const { lines } = compareLines(a, b);
        expect(jsonEqual(readBack(lines, 'reference'), a)).toBe(true);
        expect(jsonEqual(readBack(lines, 'reply'), b)).toBe(true);
      }),
    );
  });

  it('show members of a value whose other side is empty as missing or unexpected', () => {
    const full: JsonObject = new Map([['a', 'x']]);
    expect(compareLines(full, new Map()).lines.map((line) => [line.reference, line.reply, line.mark])).toEqual([
      ['{', '{', 'same'],
      ['"x"', null, 'missing'],
      ['}', '}', 'same'],
    ]);
    expect(compareLines([], ['x']).lines.map((line) => [line.key, line.reply, line.mark])).toEqual([
      [null, '[', 'same'],
      [0, '"x"', 'unexpected'],
      [null, ']', 'same'],
    ]);
  });

  it('show two values of different types as one changed line', () => {
    expect(compareLines([], new Map()).lines).toEqual([
      { depth: 0, key: null, reference: '[]', reply: '{}', mark: 'changed' },
    ]);
    expect(compareLines([null], 'x').lines).toEqual([
      { depth: 0, key: null, reference: '[null]', reply: '"x"', mark: 'changed' },
    ]);
  });

  it('mark all that is in a value which only one side has', () => {
    const one: JsonValue = new Map([['a', [new Map([['b', 'x']])]]]);
    expect(compareLines(one, undefined).lines.every((line) => line.mark === 'missing' && line.reply === null)).toBe(
      true,
    );
    expect(
      compareLines(undefined, one).lines.every((line) => line.mark === 'unexpected' && line.reference === null),
    ).toBe(true);
    expect(compareLines(undefined, undefined)).toEqual({ lines: [], cut: false });
  });

  it('shows long texts from a little before the place where they differ', () => {
    const same = 'q'.repeat(99_990);
    const [line] = compareLines(`${same}and then this`, `${same}or that`).lines;
    expect([line?.reference, line?.reply]).toEqual([
      `"…${'q'.repeat(60)}and then this"`,
      `"…${'q'.repeat(60)}or that"`,
    ]);
    const pairs = '😀'.repeat(2000);
    const [half] = compareLines(`x${pairs}a`, `x${pairs}b`).lines;
    expect(half?.reference).toMatch(/^"…(?:😀)+a"$/u);
  });

  it('end at a limit and say so', () => {
    const long = Array.from({ length: 6000 }, (_, place) => String(place));
    const { lines, cut } = compareLines(long, []);
    expect([lines.length, cut]).toEqual([5000, true]);
  });
});

/** What one side shows, with the commas put back that lines do not have. */
function readBack(lines: readonly CompareLine[], side: 'reference' | 'reply'): JsonValue {
  const shown = lines.filter((line) => line[side] !== null);
  const pieces = shown.map((line, place) => {
    const text = line[side] ?? '';
    const name = typeof line.key === 'string' ? `${JSON.stringify(line.key)}: ` : '';
    const next = shown[place + 1];
    const closes = next === undefined || (next.depth > 0 && next.key === null) || next.depth < line.depth;
    return `${name}${text}${text === '{' || text === '[' || closes ? '' : ','}`;
  });
  const read = readJson(pieces.join('\n'), LENIENT);
  if (!read.ok) throw new Error(`${pieces.join(' ')} ${read.error.code}`);
  return read.value;
}

describe('slices', () => {
  const blanks = fc.constantFrom('', ' ', '\n', '\t ');
  it('cut a text as the reader reads it, whatever the white space', () => {
    fc.assert(
      fc.property(oddValue, blanks, (one, blank) => {
        const spaced = writeJson(one).text.replace(
          /"(?:[^"\\]|\\.)*"|[[\]{},:]/g,
          (token) => `${blank}${token}${blank}`,
        );
        const slice = sliceOf(spaced);
        expect(readSlice(slice, LENIENT)).toEqual({ ok: true, value: one });
        expect(rawText(slice)).toBe(spaced.trim());
        walk(slice, one);
      }),
    );
  });

  it('keep members with the same name, and take the last for the member of that name', () => {
    const slice = sliceOf('{"a":1,"b":2,"\\u0061":3}');
    expect(members(slice).map((one) => [one.key, rawText(one)])).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ]);
    expect(rawText(member(slice, 'a') ?? slice)).toBe('3');
    expect(member(slice, 'c')).toBeUndefined();
  });

  it('take NaN and Infinity for numbers', () => {
    expect(elements(sliceOf('[NaN, -Infinity ,Infinity]')).map((one) => [sliceType(one), rawText(one)])).toEqual([
      ['number', 'NaN'],
      ['number', '-Infinity'],
      ['number', 'Infinity'],
    ]);
  });
});

function walk(slice: JsonSlice, one: JsonValue): void {
  expect(sliceType(slice)).toBe(jsonType(one));
  expect(asString(slice)).toBe(typeof one === 'string' ? one : null);
  const parts = elements(slice);
  expect(parts).toHaveLength(isJsonArray(one) ? one.length : 0);
  if (isJsonArray(one)) for (const [place, part] of parts.entries()) walk(part, one[place] ?? null);
  const named = members(slice);
  expect(named.map((part) => part.key)).toEqual(isJsonObject(one) ? [...one.keys()] : []);
  if (isJsonObject(one)) for (const part of named) walk(part, one.get(part.key) ?? null);
}

describe('depth', () => {
  const levels = 9_999;
  function lists(inner: string): JsonValue {
    return valueOf('['.repeat(levels) + inner + ']'.repeat(levels));
  }
  function objects(inner: string): JsonValue {
    return valueOf(`${'{"a":'.repeat(levels)}${inner}${'}'.repeat(levels)}`);
  }

  function valueOf(text: string): JsonValue {
    const read = readJson(text, STRICT);
    if (!read.ok) throw new Error(read.error.code);
    return read.value;
  }

  it.each([
    ['lists', lists],
    ['objects', objects],
  ])('of 9,999 %s never overflows the stack', (_, nest) => {
    const [a, b, same] = [nest('1'), nest('"1"'), nest('1.0')];
    expect([jsonEqual(a, same), jsonEqual(a, b)]).toEqual([true, false]);
    expect([...differences(a, same)]).toEqual([]);
    const [first, ...others] = [...differences(a, b)];
    expect([first?.path.length, first?.kind, others.length]).toEqual([levels, 'changed', 0]);
    expect(valueOf(writeJson(a).text)).toBeDefined();
    expect(writeJson(a, 500).cut).toBe(true);
    const { lines, cut } = compareLines(a, b);
    expect([lines.length, cut, lines[60]?.mark]).toEqual([121, false, 'changed']);
    const slice = sliceOf(writeJson(a).text);
    expect(members(slice).length + elements(slice).length).toBe(1);
    expect(structuredCloneable([...differences(a, b)])).toBe(true);
  });
});

/** Facts are flat, so that they cross to another thread at any depth. */
function structuredCloneable(facts: unknown): boolean {
  return structuredClone(facts) !== undefined;
}
