import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonError } from './error.ts';
import { LENIENT, ROW, STRICT, type JsonPolicy } from './policy.ts';
import { readJson } from './reader.ts';
import { isJsonArray, isJsonObject, jsonType, type JsonValue } from './value.ts';
import { isWellFormed } from './scanString.ts';
import { writeJson } from './write.ts';

function vectors(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8'));
}

interface LenientRow {
  readonly name: string;
  readonly text?: string;
  readonly parts?: readonly (readonly [string, number])[];
  readonly accepted: boolean;
  readonly value?: unknown;
}

/** The shape in which the Python side wrote its values down. */
function tree(value: JsonValue): unknown {
  if (value === null) return ['null'];
  if (typeof value === 'boolean') return ['boolean', value];
  if (typeof value === 'string') return ['string', value];
  if (isJsonArray(value)) return ['array', value.map(tree)];
  if (isJsonObject(value)) return ['object', [...value].map(([key, member]) => [key, tree(member)])];
  return [value.float ? 'float' : 'int', value.token];
}

function errorOf(text: string, policy: JsonPolicy): JsonError {
  const read = readJson(text, policy);
  if (read.ok) throw new Error(`read without an error: ${text.slice(0, 60)}`);
  return read.error;
}

describe('the lenient policy', () => {
  const { rows } = vectors('lenient') as { rows: LenientRow[] };

  it('has its facts', () => {
    expect(rows.length).toBeGreaterThan(160);
    expect(rows.filter((row) => row.accepted).length).toBeGreaterThan(60);
  });

  it.each(rows)('reads $name as Python does', (row) => {
    const text = row.text ?? (row.parts ?? []).map(([part, times]) => part.repeat(times)).join('');
    const read = readJson(text, LENIENT);
    expect(read.ok).toBe(row.accepted);
    if (read.ok && row.value !== undefined) expect(tree(read.value)).toEqual(row.value);
  });

  it('keeps a number of 4,301 digits in a row of a file, where no limit is set', () => {
    const read = readJson('7'.repeat(4301), ROW);
    expect(read).toEqual({ ok: true, value: { token: '7'.repeat(4301), float: false } });
  });
});

describe('the strict policy', () => {
  const { rows } = vectors('refusals') as { rows: [string, string, number, number, string | null][] };

  it('has its facts', () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each(rows)('refuses %j with %s at line %i, column %i', (text, code, line, column, subject) => {
    const error = errorOf(text, STRICT);
    expect([error.code, error.line, error.column, error.subject]).toEqual([code, line, column, subject]);
  });

  it('reads 10,000 levels and names the limit beyond', () => {
    function deep(levels: number): string {
      return '['.repeat(levels) + ']'.repeat(levels);
    }
    expect(readJson(deep(10_000), STRICT).ok).toBe(true);
    const error = errorOf(deep(10_001), STRICT);
    expect([error.code, error.column, error.subject]).toEqual(['too-deep', 10_001, '10000']);
  });

  it('counts levels, not containers', () => {
    const flat = `[${Array.from({ length: 12_000 }, (_, at) => (at % 2 === 0 ? '[1]' : '{"a":1}')).join(',')}]`;
    expect(readJson(flat, STRICT).ok).toBe(true);
  });

  it('keeps keys that objects have by nature as data', () => {
    const read = readJson('{"__proto__":{"x":1},"constructor":2}', STRICT);
    expect(read.ok && isJsonObject(read.value) && [...read.value.keys()]).toEqual(['__proto__', 'constructor']);
  });

  it('reads white space of the four kinds around every token', () => {
    const read = readJson(' \t\r\n{ \t"a"\n:\r[ 1 , 2 ] } \n', STRICT);
    expect(read.ok && tree(read.value)).toEqual([
      'object',
      [
        [
          'a',
          [
            'array',
            [
              ['int', '1'],
              ['int', '2'],
            ],
          ],
        ],
      ],
    ]);
  });
});

describe('a policy that lets a key stand twice with the same value', () => {
  const policy: JsonPolicy = {
    ...LENIENT,
    duplicateKeys: (first, second) => writeJson(first).text === writeJson(second).text,
  };

  it.each([
    ['{"a":1,"a":1}', 1],
    ['{"a":{"b":[1,2]},"c":0,"a":{"b":[1,2]}}', 2],
    ['{"a":null,"a":null}', 1],
    ['{"__proto__":1,"__proto__":1}', 1],
    ['{"a":{"b":1},"c":{"b":2}}', 2],
  ])('reads %s, and the key counts once', (text, size) => {
    const read = readJson(text, policy);
    expect(read.ok && isJsonObject(read.value) && read.value.size).toBe(size);
  });

  it.each([
    ['{"a":1,"a":2}', 'a', 13],
    ['{"a":1,"a":1.0}', 'a', 15],
    ['[{"x":{"b":[1],"b":[]}}]', 'b', 22],
    ['{"a":null,"a":false}', 'a', 20],
    ['{"":1,"":"1"}', '', 13],
  ])('refuses %s, behind the second value', (text, subject, column) => {
    const error = errorOf(text, policy);
    expect([error.code, error.subject, error.column]).toEqual(['duplicate-key', subject, column]);
  });
});

describe('an error', () => {
  it('shows twenty characters on each side of its offset', () => {
    const error = errorOf(`[${'1,'.repeat(50)}x${',1'.repeat(50)}]`, STRICT);
    expect(error.excerpt).toBe(`${'1,'.repeat(10)}x${',1'.repeat(9)},`);
    expect(error.excerpt[error.excerptAt]).toBe('x');
    expect(error.offset).toBe(101);
  });

  it('never shows half of a surrogate pair', () => {
    for (let shift = 0; shift < 4; shift += 1) {
      const blanks = ' '.repeat(shift);
      const error = errorOf(`["${'😀'.repeat(30)}"${blanks}x${blanks}"${'😀'.repeat(30)}"]`, STRICT);
      expect(isWellFormed(error.excerpt)).toBe(true);
      expect(error.excerpt[error.excerptAt]).toBe('x');
    }
  });

  it('counts a line at each line feed and columns from the last one', () => {
    const error = errorOf('{\r\n"a": 1,\n\n  "b": x}', STRICT);
    expect([error.line, error.column]).toEqual([4, 8]);
  });

  it('says what was looked for', () => {
    const expected = ['{', '{"a"', '{"a":', '[1', '"a', '1.', '{}x'].map((text) => errorOf(text, STRICT).expected);
    expect(expected).toEqual(['key', 'colon', 'value', 'comma-or-end', 'quote', 'digit', 'end-of-text']);
  });
});

describe('a type', () => {
  it('is one of six for every value', () => {
    const read = readJson('[null,true,"",0,[],{},NaN]', LENIENT);
    const types = read.ok && isJsonArray(read.value) ? read.value.map(jsonType) : [];
    expect(types).toEqual(['null', 'boolean', 'string', 'number', 'array', 'object', 'number']);
  });
});
