import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../json/value.ts';
import { naive } from './adapters.ts';
import { canon } from './canon.ts';
import type { AdapterOutcome, ConformanceCase, Graded } from './conformance.ts';
import { gradeCase } from './gradeCase.ts';
import { readCorpus } from './readCorpus.ts';
import { reportText } from './reportText.ts';
import { resultOf } from './resultOf.ts';
import { rowText } from './rowText.ts';
import { SELF_TEST_TOOLS, valueOf } from './selfTestCases.ts';
import { validate } from './validate.ts';

const CALL = valueOf('{"name": "t", "arguments": {"a": 1}}');
const CASE: ConformanceCase = {
  id: 's',
  category: 'p',
  tools: SELF_TEST_TOOLS,
  input: '',
  expectedKind: 'value',
  expected: CALL,
};
const REFUSED: AdapterOutcome = { kind: 'refused' };

function returned(text: string): AdapterOutcome {
  return { kind: 'returned', value: valueOf(text) };
}

function nested(depth: number): JsonValue {
  let value: JsonValue = [];
  for (let at = 1; at < depth; at += 1) value = [value];
  return value;
}

/** The result of a refusal in each of these categories. */
function resultWith(...categories: readonly JsonValue[]) {
  const one = { ...CASE, expectedKind: 'unrecoverable' };
  return resultOf(
    categories.flatMap((category) => {
      const found = gradeCase({ ...one, category }, REFUSED);
      return found.kind === 'grade' ? [{ one: { ...one, category }, grade: found.grade }] : [];
    }),
  );
}

function stopOf(found: Graded): string | null {
  return found.kind === 'stop' ? found.stop.code : null;
}

describe('a case is graded', () => {
  it('exact and schema-invalid at once, where the expected call is not one that the schema takes', () => {
    const expected = valueOf('{"name": "other", "arguments": {}}');
    const found = gradeCase({ ...CASE, expected }, returned('{"name": "other", "arguments": {}}'));
    expect(found).toMatchObject({ grade: { reason: 'exact', schemaInvalid: true, schemaErrors: [] } });
  });

  it('with the errors of the schema in their order, where the call is one of a declared tool', () => {
    const found = gradeCase(CASE, returned('{"name": "t", "arguments": {"z": 0, "b": "é"}}'));
    expect(found.kind === 'grade' && found.grade.schemaErrors).toEqual([
      { path: 'args.a', code: 'required-missing', text: 'args.a: required property missing' },
      { path: 'args.z', code: 'undeclared', text: 'args.z: undeclared property' },
      { path: 'args.b', code: 'not-a-member', text: 'args.b: "\\u00e9" is not a declared member' },
    ]);
  });

  it('as a refusal, where null came back', () => {
    expect(gradeCase(CASE, { kind: 'returned', value: null })).toEqual(gradeCase(CASE, REFUSED));
  });

  it('by kinds alone: whatever is not the word unrecoverable wants a value', () => {
    expect(stopOf(gradeCase({ ...CASE, expectedKind: 'Value', expected: undefined }, REFUSED))).toBe('no-expected');
    expect(gradeCase({ ...CASE, expectedKind: null }, returned('{"name": "t", "arguments": {"a": 1}}'))).toMatchObject({
      grade: { reason: 'exact' },
    });
  });
});

describe('depth', () => {
  it('ends where reading ends, and never costs the stack', () => {
    expect(stopOf(gradeCase(CASE, { kind: 'returned', value: nested(990) }))).toBe(null);
    expect(stopOf(gradeCase(CASE, { kind: 'returned', value: nested(991) }))).toBe('too-deep');
    expect(stopOf(gradeCase({ ...CASE, expected: nested(100_000) }, REFUSED))).toBe('too-deep');
    expect(canon(nested(100_000))).toHaveLength(200_000);
    const read = naive('['.repeat(991), []);
    expect(read.kind === 'raised' && read.error).toMatch(/^RecursionError: /);
  });

  it('of a schema that goes on for ever is a stop, not a crash', () => {
    const schema = new Map<string, JsonValue>([['type', 'array']]);
    schema.set('items', schema);
    expect(validate(nested(900), schema)).toEqual({ kind: 'checked', errors: [] });
    expect(validate(nested(5000), schema)).toMatchObject({ kind: 'stop', stop: { code: 'too-deep' } });
  });
});

describe('what is written', () => {
  it('has half of a surrogate pair as an escape in a row, where the program would stop', () => {
    const found = gradeCase({ ...CASE, id: '\ud83d', expectedKind: 'unrecoverable' }, REFUSED);
    expect(found.kind === 'grade' && rowText({ id: '\ud83d', category: '😀' }, found.grade)).toBe(
      '{"id": "\\ud83d", "category": "😀", "ok": true, "refused": true, "error": null, "got": null, "expected": "<refusal>"}',
    );
  });

  it('says that a rate without cases is undefined', () => {
    expect(reportText(resultOf([]).result, 'naive')).toContain('exact match            0 / 0  (undefined: no cases)\n');
  });

  it('has categories as one key of Python where they are equal, and stops where they cannot be sorted', () => {
    const [one, oneFloat, big] = ['1', '1.0', '1e22'].map(valueOf);
    const merged = resultWith(big!, one!, true, oneFloat!, false);
    expect(merged.stop).toBe(null);
    expect(merged.result.byCategory).toEqual([
      { category: 'false', printed: 'False', n: 1, ok: 1, rate: 1 },
      { category: '1', printed: '1', n: 3, ok: 3, rate: 1 },
      { category: '1e+22', printed: '1e+22', n: 1, ok: 1, rate: 1 },
    ]);
    expect(resultWith('b', null, 'a')).toMatchObject({
      stop: { code: 'categories-not-sortable', found: '["b",null,"a"]' },
      result: { byCategory: [{ category: 'b' }, { category: 'null' }, { category: 'a' }] },
    });
  });
});

describe('a corpus', () => {
  const row = '{"id":1,"category":"k","tools":[],"input":"x","expected_kind":"unrecoverable"}';

  it('is refused at the first line that the program would stop at, counted as the file has it', () => {
    expect(readCorpus(`${row}\r\n\r\n\ufeff${row}`, 'c')).toEqual({
      ok: false,
      line: 3,
      message: 'corpus line 3 is no JSON: JSONDecodeError: Unexpected UTF-8 BOM: line 1 column 1 (char 0)',
    });
    expect(readCorpus(`${row}\n["id"]`, 'c')).toEqual({
      ok: false,
      line: 2,
      message: "corpus line 2 is missing 'category'",
    });
    expect(readCorpus('\n5', 'c')).toEqual({ ok: false, line: 2, message: 'corpus line 2 is no JSON object' });
    expect(readCorpus(' \n', 'a/c.jsonl')).toEqual({ ok: false, line: null, message: 'corpus a/c.jsonl is empty' });
  });
});
