import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LENIENT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../json/value.ts';
import { writeJson } from '../json/write.ts';
import { completePart } from './completePart.ts';

describe('the complete part of a cut text', () => {
  it.each<readonly [text: string, complete: string | null, tail: string]>([
    ['{"a": 1, "b": {"c": "x', '{"a": 1}', ', "b": {"c": "x'],
    ['{"a": {"b": {"c": true', '{"a": {"b": {"c": true}}}', ''],
    ['[[1, 2], [3', '[[1, 2]]', ', [3'],
    ['[{}, {', '[{}]', ', {'],
    ['{"a": []', '{"a": []}', ''],
    ['{"a": "]}", "b": "{[', '{"a": "]}"}', ', "b": "{['],
    ['{"a": "\\"", "b": "\\\\"', '{"a": "\\"", "b": "\\\\"}', ''],
    ['{"a": "\\\\\\"', null, '{"a": "\\\\\\"'],
    ['{"key"', null, '{"key"'],
    ['[12', null, '[12'],
    ['[12,', '[12]', ','],
    ['[12\n', '[12]', '\n'],
    ['[nul', null, '[nul'],
    ['[null', '[null]', ''],
    ['', null, ''],
  ])('of %s is %s', (text, complete, tail) => {
    const part = completePart(text);
    expect([part.text, part.tail]).toEqual([complete, tail]);
  });

  const scalar = fc.oneof(
    fc.constantFrom<JsonValue>(null, true, false, '', 'a"]}', '\\', '😀', ',:{['),
    fc
      .constantFrom('0', '-1', '12', '2.5', '1e+16', 'NaN', '-Infinity')
      .map((token) => ({ token, float: /\D/.test(token.slice(1)) })),
  );
  const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      scalar,
      fc.array(tie('value'), { maxLength: 4 }),
      fc
        .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', '"', '{', '__proto__'), tie('value')), {
          maxLength: 4,
          selector: ([key]) => key,
        })
        .map((pairs) => new Map(pairs)),
    ),
  }));

  it('of every beginning of a JSON text is a value that the whole begins with', () => {
    fc.assert(
      fc.property(value, (whole) => {
        const { text } = writeJson(whole);
        for (let cut = 0; cut < text.length; cut += 1) {
          const part = completePart(text.slice(0, cut));
          if (part.text === null) continue;
          const read = readJson(part.text, LENIENT);
          expect(read.ok && isBeginning(read.value, whole)).toBe(true);
          expect(part.text.slice(0, part.text.length - part.closing.length) + part.tail).toBe(text.slice(0, cut));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every member that ended before the cut, and no other', () => {
    fc.assert(
      fc.property(value, (whole) => {
        const { text, ends } = written(whole);
        for (let cut = 0; cut < text.length; cut += 1) {
          const part = completePart(text.slice(0, cut));
          const read = part.text === null ? null : readJson(part.text, LENIENT);
          const kept = read?.ok === true ? written(read.value).ends.length : 0;
          // What is open at the cut is closed: it ends in what is kept, and did not end before.
          const closed = part.closing.length;
          const before = ends.filter(({ end, number }) => (number ? end < cut : end <= cut)).length;
          expect(kept - closed).toBe(part.text === null ? 0 : before);
          if (part.text === null) expect(before).toBe(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is found at any depth', () => {
    // Of the last two containers the inner one has no member.
    expect(completePart('[1,['.repeat(50_000)).closing).toHaveLength(99_999);
  });
});

/** Each container holds the first of the other's members, the last of them a beginning of its own; scalars are equal. */
function isBeginning(part: JsonValue, whole: JsonValue): boolean {
  if (isJsonArray(part) && isJsonArray(whole)) {
    return part.length <= whole.length && part.every((one, at) => sameOrLast(one, whole[at], at === part.length - 1));
  }
  if (isJsonObject(part) && isJsonObject(whole)) {
    const names = [...whole.keys()];
    return [...part].every(
      ([name, one], at) => names[at] === name && sameOrLast(one, whole.get(name), at === part.size - 1),
    );
  }
  return writeJson(part).text === writeJson(whole).text;
}

function sameOrLast(part: JsonValue, whole: JsonValue | undefined, last: boolean): boolean {
  if (whole === undefined) return false;
  return last ? isBeginning(part, whole) : writeJson(part).text === writeJson(whole).text;
}

/** Compact JSON, and where each value in it ends. */
function written(value: JsonValue): {
  readonly text: string;
  readonly ends: readonly { readonly end: number; readonly number: boolean }[];
} {
  const ends: { end: number; number: boolean }[] = [];
  function write(one: JsonValue, before: string): string {
    let text = before;
    if (isJsonArray(one)) {
      text += '[';
      for (const [at, element] of one.entries()) text = write(element, at === 0 ? text : `${text},`);
      text += ']';
    } else if (isJsonObject(one)) {
      text += '{';
      let comma = '';
      for (const [name, member] of one) {
        text = write(member, `${text}${comma}${JSON.stringify(name)}:`);
        comma = ',';
      }
      text += '}';
    } else text += writeJson(one).text;
    ends.push({ end: text.length, number: /^-?\d/.test(writeJson(one).text) });
    return text;
  }
  return { text: write(value, ''), ends };
}
