import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../json/value.ts';
import { writeJson } from '../json/write.ts';
import { naive } from './adapters.ts';
import { canon } from './canon.ts';
import type { AdapterOutcome, ConformanceCase, ConformanceReason } from './conformance.ts';
import { gradeCase } from './gradeCase.ts';
import { readCorpus } from './readCorpus.ts';
import { readPython } from './readText.ts';
import { resultOf, type GradedCase } from './resultOf.ts';
import { rowText } from './rowText.ts';
import { validate } from './validate.ts';

const TOKENS = ['0', '-0', '1', '1.0', '1e2', '0.1', '1e400', '9007199254740993', '-3', '2.50', 'NaN'];
const WORDS = [
  'object',
  'array',
  'string',
  'integer',
  'number',
  'boolean',
  'a',
  'b',
  '',
  '__proto__',
  '\ud83d',
  '😀',
  '\n',
];
const KEYS = [
  'type',
  'properties',
  'required',
  'enum',
  'items',
  'additionalProperties',
  'name',
  'parameters',
  'a',
  'b',
];

const number = fc.constantFrom(...TOKENS).map((token) => ({ token, float: /[.eN]/.test(token) }));
const leaf: fc.Arbitrary<JsonValue> = fc.oneof(fc.constantFrom(null, true, false), fc.constantFrom(...WORDS), number);
const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(fc.constantFrom(...KEYS), tie('value')), { maxLength: 5 }).map((pairs) => new Map(pairs)),
  ),
}));
const text = fc.oneof(
  value.map((one) => writeJson(one).text),
  fc.constantFrom('', 'x', '{'),
);
const oneCase: fc.Arbitrary<ConformanceCase> = fc.record({
  id: value,
  category: fc.oneof(fc.constantFrom('p', 'q'), leaf, value),
  tools: fc.oneof(fc.array(value, { maxLength: 2 }), value),
  input: fc.oneof(text, value),
  expectedKind: fc.constantFrom('value', 'unrecoverable', 'Value', null),
  expected: fc.option(value, { nil: undefined }),
});
const outcome: fc.Arbitrary<AdapterOutcome> = fc.oneof(
  value.map((one) => ({ kind: 'returned' as const, value: one })),
  fc.constantFrom({ kind: 'refused' as const }, { kind: 'raised' as const, error: 'ValueError: no' }),
);

function graded(cases: readonly (readonly [ConformanceCase, AdapterOutcome])[]): GradedCase[] {
  return cases.flatMap(([one, came]) => {
    const found = gradeCase(one, came);
    return found.kind === 'grade' ? [{ one, grade: found.grade }] : [];
  });
}

function countOf(kept: readonly GradedCase[], ...reasons: readonly ConformanceReason[]): number {
  return kept.filter(({ grade }) => reasons.includes(grade.reason)).length;
}

describe('conformance, for all values', () => {
  it('prints what reads back as the same print, in any order of members', () => {
    fc.assert(
      fc.property(value, (one) => {
        const read = readPython(canon(one));
        expect(read.ok && canon(read.value)).toBe(canon(one));
        if (one instanceof Map) expect(canon(new Map([...one].toReversed()))).toBe(canon(one));
      }),
    );
  });

  it('checks any value against any schema without throwing, and finds nothing wrong only without errors', () => {
    fc.assert(
      fc.property(value, value, (one, schema) => {
        const checked = validate(one, schema);
        if (checked.kind === 'checked') {
          for (const error of checked.errors) expect(error.text.startsWith(`${error.path}: `)).toBe(true);
        }
      }),
    );
  });

  it('grades any case and outcome without throwing, and each state by its own reason', () => {
    fc.assert(
      fc.property(oneCase, outcome, (one, came) => {
        const found = gradeCase(one, came);
        if (found.kind === 'stop') return;
        const { ok, reason, refused, error, got, expected } = found.grade;
        expect(refused).toBe(came.kind !== 'returned' || came.value === null);
        expect(error !== null).toBe(came.kind === 'raised');
        expect(got === null).toBe(refused);
        expect(expected === null).toBe(one.expectedKind === 'unrecoverable');
        expect(ok).toBe(expected === null ? refused : got === expected);
        expect(reason.endsWith('by-exception')).toBe(came.kind === 'raised');
        expect(() => JSON.parse(rowText(one, found.grade)) as unknown).not.toThrow(RangeError);
      }),
    );
  });

  it('adds its counts up, over all and over the categories', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(oneCase, outcome), { maxLength: 12 }), (cases) => {
        const kept = graded(cases);
        const { result } = resultOf(kept);
        expect(result.cases).toBe(kept.length);
        expect(result.correctlyRefused + result.inventedCalls).toBe(result.unrecoverableCases);
        expect(result.exactMatch).toBe(countOf(kept, 'exact', 'refused-right', 'refused-right-by-exception'));
        expect(result.exactMatch).toBe(countOf(kept, 'exact') + result.correctlyRefused);
        expect(result.falseRefusals + countOf(kept, 'exact', 'wrong-value') + result.unrecoverableCases).toBe(
          result.cases,
        );
        expect(result.adapterExceptions).toBe(
          countOf(kept, 'refused-right-by-exception', 'false-refusal-by-exception'),
        );
        const sums = [0, 0];
        for (const { n, ok } of result.byCategory) {
          sums[0]! += n;
          sums[1]! += ok;
        }
        expect(sums).toEqual([result.cases, result.exactMatch]);
      }),
    );
  });

  it('never says of a text that it reads and does not: naive returns, refuses or raises', () => {
    fc.assert(
      fc.property(fc.oneof(text, value), (input) => {
        const came = naive(input, []);
        if (typeof input !== 'string') expect(came.kind).toBe('raised');
        else if (!readPython(input).ok) expect(came.kind).toBe('raised');
        else expect(came.kind).not.toBe('raised');
      }),
    );
  });

  it('reads a corpus of rows as often as there are rows, wherever lines end', () => {
    const row = '{"id":1,"category":"k","tools":[],"input":"x","expected_kind":"unrecoverable"}';
    const ends = fc.constantFrom('\n', '\r', '\r\n', '\n\n', '\n \t\u001c\n', '\u0085\n');
    fc.assert(
      fc.property(fc.array(ends, { minLength: 1, maxLength: 6 }), (all) => {
        const read = readCorpus(all.map((end) => row + end).join(''), 'c');
        expect(read.ok && read.cases.length).toBe(all.length);
      }),
    );
  });
});
