import { describe, expect, it, test } from 'vitest';
import type { ConformanceResult } from './conformance.ts';
import { gateOf } from './gate.ts';
import { readBaseline } from './readBaseline.ts';
import { resultText } from './resultText.ts';

const RESULT: ConformanceResult = {
  cases: 6,
  exactMatch: 2,
  exactMatchRate: 0.3333,
  unrecoverableCases: 2,
  correctlyRefused: 1,
  inventedCalls: 1,
  falseRefusals: 1,
  schemaInvalidReturns: 2,
  adapterExceptions: 1,
  byCategory: [
    { category: 'p', n: 3, ok: 1, rate: 0.3333 },
    { category: 'q', n: 3, ok: 1, rate: 0.3333 },
  ],
};
const NAMES = { adapter: 'naive', corpus: 'c.jsonl' };

function gateAgainst(result: ConformanceResult, baseline: ConformanceResult, names = NAMES) {
  const read = readBaseline(resultText(baseline, { ...NAMES, seconds: 0.25 }));
  if (!read.ok) throw new Error(read.problem.code);
  return gateOf(result, read.baseline, names);
}

describe('the gate', () => {
  it('holds for the result that the baseline was written from, and has nothing to note', () => {
    expect(gateAgainst(RESULT, RESULT)).toEqual({ regressions: [], notes: [] });
  });

  it("gives regressions in the document's order, categories as the result has them", () => {
    const worse = {
      ...RESULT,
      exactMatch: 1,
      inventedCalls: 2,
      schemaInvalidReturns: 3,
      byCategory: RESULT.byCategory.map((one) => ({ ...one, ok: 0 })),
    };
    expect(gateAgainst(worse, RESULT).regressions).toEqual([
      { code: 'exact-match-fell', from: 2, to: 1 },
      { code: 'invented-calls-rose', from: 1, to: 2 },
      { code: 'schema-invalid-rose', from: 2, to: 3 },
      { code: 'category-fell', category: 'p', from: 1, to: 0 },
      { code: 'category-fell', category: 'q', from: 1, to: 0 },
    ]);
  });

  it('notes what the document does not compare, and holds all the same', () => {
    const other = { ...RESULT, cases: 5, falseRefusals: 3, byCategory: [{ category: 'r', n: 5, ok: 2, rate: 0.4 }] };
    expect(gateAgainst(other, RESULT, { adapter: 'reference', corpus: 'd.jsonl' })).toEqual({
      regressions: [],
      notes: [
        { code: 'category-new', category: 'r' },
        { code: 'category-gone', category: 'p' },
        { code: 'category-gone', category: 'q' },
        { code: 'other-cases', from: 6, to: 5 },
        { code: 'false-refusals-rose', from: 1, to: 3 },
        { code: 'other-adapter', from: 'naive', to: 'reference' },
        { code: 'other-corpus', from: 'c.jsonl', to: 'd.jsonl' },
      ],
    });
  });

  it('never compares a category that is no text, as the keys of a baseline are texts', () => {
    const [numbered, before] = [0, 1].map((ok) => ({
      ...RESULT,
      byCategory: [{ category: '1', n: 1, ok, rate: ok, printed: '1' }],
    }));
    expect(gateAgainst(numbered!, before!)).toEqual({
      regressions: [],
      notes: [
        { code: 'category-new', category: '1' },
        { code: 'category-gone', category: '1' },
      ],
    });
  });
});

describe('a baseline', () => {
  const counts = '"exact_match":1,"invented_calls_on_unrecoverable":0,"schema_invalid_returns":0';

  test.each([
    ['', { code: 'not-json', found: '' }],
    ['{"exact_match":1} x', { code: 'not-json', found: '{"exact_match":1} x' }],
    ['{"ok":true,"got":null}\r\n\n{"ok":false}', { code: 'json-lines', rows: true }],
    ['{"a":1}\n {"a":2}\nx', { code: 'json-lines', rows: false }],
    ['{"a":1}\n{"a":', { code: 'not-json', found: '{"a":1}\n{"a":' }],
    ['\ufeff{}', { code: 'not-json', found: '\ufeff{}' }],
    ['[]', { code: 'not-an-object' }],
    ['{}', { code: 'member-missing', member: 'exact_match' }],
    ['{"exact_match":"1"}', { code: 'member-type', member: 'exact_match' }],
    ['{"exact_match":1.5}', { code: 'member-type', member: 'exact_match' }],
    ['{"exact_match":1}', { code: 'member-missing', member: 'invented_calls_on_unrecoverable' }],
    [`{${counts}}`, { code: 'member-missing', member: 'by_category' }],
    [`{${counts},"by_category":[]}`, { code: 'member-type', member: 'by_category' }],
    [`{${counts},"by_category":{"p":3}}`, { code: 'member-type', member: 'by_category.p' }],
    [`{${counts},"by_category":{"p":{"n":3}}}`, { code: 'member-missing', member: 'by_category.p.ok' }],
    [`{${counts},"by_category":{"p":{"ok":null}}}`, { code: 'member-type', member: 'by_category.p.ok' }],
  ])('%s is refused with the member at fault', (text, problem) => {
    expect(readBaseline(text)).toEqual({ ok: false, problem });
  });

  it('is read with what it does not have to say left open', () => {
    expect(readBaseline(`{${counts},"by_category":{"__proto__":{"ok":2.0}}}`)).toEqual({
      ok: true,
      baseline: {
        exactMatch: 1,
        inventedCalls: 0,
        schemaInvalidReturns: 0,
        byCategory: new Map([['__proto__', { ok: 2, n: null }]]),
        cases: null,
        falseRefusals: null,
        adapter: null,
        corpus: null,
      },
    });
  });

  it('passes over categories that Python takes for false', () => {
    const read = readBaseline(`{${counts},"by_category":{"a":null,"b":{},"c":0.0,"d":"","e":[],"f":false}}`);
    expect(read.ok && read.baseline.byCategory.size).toBe(0);
  });
});
