import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { jsonEqual } from './equal.ts';
import { ROW } from './policy.ts';
import { readJson } from './reader.ts';
import { elements, members, readSlice, sliceOf, type JsonSlice } from './slice.ts';
import { isJsonArray, isJsonObject, type JsonValue } from './value.ts';
import { writeJson } from './write.ts';

const root = join(process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'data');

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.jsonl?$/.test(name) && statSync(join(root, name)).isFile(),
);

/** The whole file, or each line of one that has a value a line. */
function textsOf(name: string): string[] {
  const text = readFileSync(join(root, name), 'utf8');
  return native(text) === null ? text.split('\n').filter((line) => line.trim() !== '') : [text];
}

function native(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** What the platform would have made of it: numbers as doubles, objects as objects. */
function asNative(value: JsonValue): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isJsonArray(value)) return value.map(asNative);
  if (isJsonObject(value)) return Object.fromEntries([...value].map(([key, member]) => [key, asNative(member)]));
  return Number(value.token);
}

function fromSlice(slice: JsonSlice, value: JsonValue): boolean {
  if (isJsonArray(value)) return elements(slice).every((one, at) => fromSlice(one, value[at] ?? null));
  if (isJsonObject(value)) return members(slice).every((one) => fromSlice(one, value.get(one.key) ?? null));
  const read = readSlice(slice, ROW);
  return read.ok && jsonEqual(read.value, value);
}

describe('real files', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(40);
  });

  it.each(files)('%s is read as the platform reads it, by the reader and by slices, and written back', (name) => {
    for (const text of textsOf(name)) {
      const read = readJson(text, ROW);
      const parsed = native(text);
      if (parsed === null) {
        if (read.ok) expect(text).toMatch(/NaN|Infinity/);
        continue;
      }
      if (!read.ok) throw new Error(`${name}: ${read.error.code} at ${read.error.offset}`);
      expect(isDeepStrictEqual(asNative(read.value), parsed.value)).toBe(true);
      expect(fromSlice(sliceOf(text), read.value)).toBe(true);
      expect(isDeepStrictEqual(readJson(writeJson(read.value).text, ROW), read)).toBe(true);
    }
  });
});
