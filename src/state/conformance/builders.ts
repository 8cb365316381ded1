import type { ConformanceReport } from '../../engine/conformance.ts';

/** The numbers that document 002 prints of its six cases: exact 2/6, p 1/3, q 1/3. */
export const SIX: ConformanceReport = {
  adapter: 'reference',
  corpus: 'six.jsonl',
  result: {
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
  },
  notRun: 0,
  rightByException: 0,
  stops: { total: 0, first: [] },
  unloadable: null,
};

/** A result as the program of document 002 writes it, with some members changed. */
export function resultFile(change: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    adapter: 'naive',
    adapter_exceptions: 1,
    by_category: { p: { n: 3, ok: 1, rate: 0.3333 }, q: { n: 3, ok: 1, rate: 0.3333 } },
    cases: 6,
    correctly_refused: 1,
    corpus: 'six.jsonl',
    exact_match: 2,
    exact_match_rate: 0.3333,
    false_refusals_on_recoverable: 1,
    invented_calls_on_unrecoverable: 1,
    schema_invalid_returns: 2,
    seconds: 0.001,
    unrecoverable_cases: 2,
    ...change,
  });
}
