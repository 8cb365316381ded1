import type { ConformanceCase, ConformanceResult, Grade, ProgramStop } from './conformance.ts';

export interface GradedCase {
  readonly one: Pick<ConformanceCase, 'category' | 'expectedKind'>;
  readonly grade: Grade;
}

/**
 * The document's result object over graded cases. `stop`: what the reference program would stop at after grading
 * (categories that cannot be sorted); the result then has them in order of appearance.
 */
export function resultOf(_cases: Iterable<GradedCase>): {
  readonly result: ConformanceResult;
  readonly stop: ProgramStop | null;
} {
  const result = {
    cases: 0,
    exactMatch: 0,
    exactMatchRate: null,
    unrecoverableCases: 0,
    correctlyRefused: 0,
    inventedCalls: 0,
    falseRefusals: 0,
    schemaInvalidReturns: 0,
    adapterExceptions: 0,
    byCategory: [],
  };
  return { result, stop: null };
}
