import { expect, test } from 'vitest';
import type { Baseline } from '../../core/conformance/conformance.ts';
import type { ConformanceReport } from '../../engine/conformance.ts';
import { againstBaseline } from './againstBaseline.ts';

const report: ConformanceReport = {
  adapter: 'naive',
  corpus: 'c.jsonl',
  result: {
    cases: 10,
    exactMatch: 4,
    exactMatchRate: 0.4,
    unrecoverableCases: 3,
    correctlyRefused: 2,
    inventedCalls: 1,
    falseRefusals: 2,
    schemaInvalidReturns: 3,
    adapterExceptions: 0,
    byCategory: [
      { category: 'names', n: 6, ok: 3, rate: 0.5 },
      { category: 'new', n: 4, ok: 1, rate: 0.25 },
    ],
  },
  notRun: 0,
  rightByException: 0,
  stops: { total: 0, first: [] },
  unloadable: null,
};

const baseline: Baseline = {
  exactMatch: 5,
  inventedCalls: 2,
  schemaInvalidReturns: 3,
  byCategory: new Map([
    ['names', { ok: 2, n: 6 }],
    ['gone', { ok: 3, n: null }],
  ]),
  cases: 10,
  falseRefusals: null,
  adapter: 'naive',
  corpus: 'c.jsonl',
};

test('numbers stand beside those of the baseline, and more is better of exact ones alone', () => {
  const { figures } = againstBaseline(report, { file: 'base.json', digits: '0', baseline });
  expect(figures.map(({ name, before, now, better }) => [name, before?.count ?? null, now?.count, better])).toEqual([
    ['exact', 5, 4, false],
    ['invented', 2, 1, true],
    ['schema-invalid', 3, 3, null],
    ['false-refusals', null, 2, null],
  ]);
});

test('categories of either are there once, with what only one has as such', () => {
  const { categories, gate } = againstBaseline(report, { file: 'base.json', digits: '0', baseline });
  expect(categories).toEqual([
    { name: 'names', before: { count: 2, of: 6 }, now: { count: 3, of: 6 }, better: true },
    { name: 'new', before: null, now: { count: 1, of: 4 }, better: null },
    { name: 'gone', before: { count: 3, of: null }, now: null, better: null },
  ]);
  // The document's gate: the total fell, no category that both name did.
  expect(gate.regressions).toEqual([{ code: 'exact-match-fell', from: 5, to: 4 }]);
});
