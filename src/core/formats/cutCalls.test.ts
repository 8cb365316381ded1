import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elements, sliceOf, sliceType } from '../json/slice.ts';
import type { Call, RowIssue } from '../model/item.ts';
import { PLAIN, readCall, SEAL, XLAM, type CallNames } from './calls.ts';
import { cutCalls } from './cutCalls.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Read piece by piece; null when that has anything to say of it. */
function slowly(text: string, names: CallNames): readonly Call[] | null {
  const list = sliceOf(text);
  const issues: RowIssue[] = [];
  const calls = elements(list).map((one) => readCall(one, names, '', issues));
  return sliceType(list) === 'array' && issues.length === 0 ? calls : null;
}

function cut(text: string, names: CallNames): readonly Call[] | null {
  return cutCalls(text, 0, text.length, names);
}

const key = fc.constantFrom(
  'name',
  'tool',
  'api',
  'arguments',
  'parameters',
  'id',
  'type',
  'index',
  'function',
  'x',
  'n\\u0061me',
);
const scalar = fc.constantFrom(
  '"f"',
  '"{}"',
  '"{\\"a\\": 1}"',
  '"\\ud800"',
  '""',
  '0',
  '01',
  '7',
  '-1',
  'null',
  'true',
  '{}',
  '{"a": {"b": [1, 2]}}',
  '{"a": "}"}',
  '[1]',
  '"a\tb"',
  '"\\x"',
);
const blank = fc.constantFrom('', ' ', '\n\t');

function objectOf(value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const member = fc.tuple(blank, key, blank, value, blank).map(([a, k, b, v, c]) => `${a}"${k}"${b}:${b}${v}${c}`);
  return fc.array(member, { minLength: 0, maxLength: 4 }).map((members) => `{${members.join(',')}}`);
}

const call = objectOf(fc.oneof({ weight: 3, arbitrary: scalar }, objectOf(scalar)));
const list = fc
  .tuple(
    blank,
    fc.array(fc.oneof({ weight: 6, arbitrary: call }, scalar), { maxLength: 3 }),
    blank,
    fc.constantFrom('', '', '', ' ', 'x', ','),
  )
  .map(([a, calls, b, end]) => `${a}[${b}${calls.join(`${b},${a}`)}${b}]${end}`);
const names = fc.constantFrom(PLAIN, XLAM, SEAL);

describe('cutCalls', () => {
  it.each([
    ['[]', 0],
    [' [ { "name" : "a" , "arguments" : { } } , {"arguments": "{}", "name": "b"} ] ', 2],
    ['[{"id": "c1", "type": "function", "index": 0, "function": {"name": "a", "arguments": "{\\"x\\": 1}"}}]', 1],
  ])('cuts the shapes that most files have: %s', (text, count) => {
    expect(cut(text, PLAIN)).toHaveLength(count);
    expect(cut(text, PLAIN)).toEqual(slowly(text, PLAIN));
  });

  it('says what reading piece by piece says, or leaves it to that', () => {
    let cuts = 0;
    fc.assert(
      fc.property(list, names, (text, which) => {
        fc.pre(isJson(text));
        const found = cut(text, which);
        if (found === null) return;
        cuts += 1;
        expect(found).toEqual(slowly(text, which));
      }),
      { numRuns: 3000 },
    );
    expect(cuts).toBeGreaterThan(100);
  });

  it('makes of a text that is no JSON no list, unless the fault is inside an arguments object, where a scorer meets it', () => {
    fc.assert(
      fc.property(list, names, (text, which) => {
        fc.pre(!isJson(text));
        const found = cut(text, which);
        if (found === null) return;
        const objects = found.filter((one) => one.argumentsForm === 'object');
        expect(objects.some((one) => !isJson(one.argumentsText ?? ''))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    '[{"name": "a", "arguments": {}}',
    '[{"name": "a", "arguments": {}},]',
    '[{"name": "a", "arguments": {},}]',
    '[{"name": "a", "arguments": {}}] x',
    '[{"name": "a", "arguments": "{}\n"}]',
    '[{"name": "a", "arguments": "\\x"}]',
    '[{"name": "a\nb", "arguments": {}}]',
    '[{"name": "a", "name": "b", "arguments": {}}]',
    '[{"id": "1", "id": "2", "name": "a", "arguments": {}}]',
    '[{"name": "a", "arguments": null}]',
    '[{"name": "a"}]',
    '[{"name": "a", "arguments": {}, "function": {"name": "b", "arguments": {}}}]',
    '[{"id": 01, "name": "a", "arguments": {}}]',
    '{"name": "a", "arguments": {}}',
    '',
  ])('leaves alone %s', (text) => {
    expect(cut(text, PLAIN)).toBeNull();
  });

  it('does not look past the end it is given', () => {
    const text = '[{"name": "a", "arguments": {}}], 7]';
    expect(cutCalls(text, 0, text.indexOf(', 7'), PLAIN)).toHaveLength(1);
    expect(cutCalls(text, 0, text.length, PLAIN)).toBeNull();
  });
});
