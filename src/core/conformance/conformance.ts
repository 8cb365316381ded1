import type { JsonValue } from '../json/value.ts';

/**
 * A case of a TOOLCALL-300 corpus (document 002), its values as the lenient reader gives them: any JSON at all may stand
 * where the document has text, for its program does not look.
 */
export interface ConformanceCase {
  readonly id: JsonValue;
  readonly category: JsonValue;
  readonly tools: JsonValue;
  readonly input: JsonValue;
  readonly expectedKind: JsonValue;
  /** Undefined: the row has none. */
  readonly expected: JsonValue | undefined;
}

/** What came of a normaliser on one case, in three states that are never mixed up. */
export type AdapterOutcome =
  /** Never null, which is a refusal. */
  | { readonly kind: 'returned'; readonly value: JsonValue }
  | { readonly kind: 'refused' }
  /** Any exception but a refusal; `error` is its kind and message. The document counts it as a refusal, too. */
  | { readonly kind: 'raised'; readonly error: string };

/** A normaliser: pure, never throws. */
export type Adapter = (text: JsonValue, tools: JsonValue) => AdapterOutcome;

/** Every reason a case can be graded by, right ones first where they are. */
export const CONFORMANCE_REASONS = [
  'exact',
  'refused-right',
  'refused-right-by-exception',
  'wrong-value',
  'invented-call',
  'false-refusal',
  'false-refusal-by-exception',
] as const;
export type ConformanceReason = (typeof CONFORMANCE_REASONS)[number];

/** One error of the document's schema subset; `text` is the document's own line, `<path>: <what>`. */
export interface SchemaError {
  readonly path: string;
  readonly code: 'expected-type' | 'required-missing' | 'undeclared' | 'not-a-member';
  readonly text: string;
}

/** Where the reference program would stop with a crash, and what it stops at. */
export interface ProgramStop {
  readonly code:
    | 'tool-not-an-object'
    | 'tools-not-a-list'
    | 'no-parameters'
    | 'schema-not-an-object'
    | 'properties-not-an-object'
    | 'required-not-a-list'
    | 'enum-not-searchable'
    | 'no-expected'
    | 'category-not-hashable'
    | 'categories-not-sortable'
    | 'too-deep';
  /** Up to 80 characters of what stands there. */
  readonly found: string;
}

/** What grading says of one case. */
export interface Grade {
  readonly ok: boolean;
  readonly reason: ConformanceReason;
  readonly refused: boolean;
  /** Of an adapter that raised. */
  readonly error: string | null;
  /** As `canon` prints it, extra top-level members taken off; null for a refusal. */
  readonly got: string | null;
  /** As `canon` prints it; null where a refusal is expected. */
  readonly expected: string | null;
  /** Errors of the returned call; empty where it is valid or was refused. */
  readonly schemaErrors: readonly SchemaError[];
  /**
   * The document's `schema_ok` is false: errors, or the call is no object, names no declared tool or has no object of
   * arguments.
   */
  readonly schemaInvalid: boolean;
}

export type Graded =
  { readonly kind: 'grade'; readonly grade: Grade } | { readonly kind: 'stop'; readonly stop: ProgramStop };

/** The document's result object but for `seconds`; rates are rounded as it rounds them (4 digits, ties to even). */
export interface ConformanceResult {
  readonly cases: number;
  readonly exactMatch: number;
  /** Null without cases. */
  readonly exactMatchRate: number | null;
  readonly unrecoverableCases: number;
  readonly correctlyRefused: number;
  readonly inventedCalls: number;
  readonly falseRefusals: number;
  readonly schemaInvalidReturns: number;
  readonly adapterExceptions: number;
  /** In the order of Python's `sorted`, keys as JSON writes them (`true`, `1`, text as it is). */
  readonly byCategory: readonly CategoryResult[];
}

export interface CategoryResult {
  readonly category: string;
  readonly n: number;
  readonly ok: number;
  readonly rate: number;
  /**
   * Of a category that is no text, how `str` of Python prints it (`True`, `nan`), as the printed report has it. The
   * document's `compare` never finds such a category in a baseline, whose keys are texts.
   */
  readonly printed?: string;
}

/** What a result is held against: what `compare` of the document reads of a baseline file. */
export interface Baseline {
  readonly exactMatch: number;
  readonly inventedCalls: number;
  readonly schemaInvalidReturns: number;
  readonly byCategory: ReadonlyMap<string, { readonly ok: number; readonly n: number | null }>;
  /** What else the file says, where it says it: for notes beside the verdict. */
  readonly cases: number | null;
  readonly falseRefusals: number | null;
  readonly adapter: string | null;
  readonly corpus: string | null;
}

/** One regression, in the document's order. */
export type Regression =
  | {
      readonly code: 'exact-match-fell' | 'invented-calls-rose' | 'schema-invalid-rose';
      readonly from: number;
      readonly to: number;
    }
  | { readonly code: 'category-fell'; readonly category: string; readonly from: number; readonly to: number };

/** What the document's `compare` does not look at, said beside its verdict and never part of it. */
export type GateNote =
  | { readonly code: 'category-gone' | 'category-new'; readonly category: string }
  | { readonly code: 'other-cases' | 'false-refusals-rose'; readonly from: number; readonly to: number }
  | { readonly code: 'other-adapter' | 'other-corpus'; readonly from: string; readonly to: string };

export interface Gate {
  /** Empty: no regression. */
  readonly regressions: readonly Regression[];
  readonly notes: readonly GateNote[];
}
