import type { Result } from '../../core/model/verdict.ts';

/** What an export says of a normaliser's output: texts as document 002's rows have them, a refusal null. */
export interface ExportOutput {
  readonly got: string | null;
  /** Null where a refusal is expected, or nothing was graded. */
  readonly expected: string | null;
  /** Null where nothing was graded, or it refused. */
  readonly schema_valid: boolean | null;
  readonly schema_errors: readonly string[] | null;
}

const NOTHING: ExportOutput = { got: null, expected: null, schema_valid: null, schema_errors: null };

export function exportOutput(result: Result | null): ExportOutput {
  const detail = result === null || result.state === 'fault' ? null : result.verdict?.detail;
  if (detail?.code !== 'conformance') return NOTHING;
  const { got, expected, schemaInvalid, schemaErrors } = detail;
  return {
    got,
    expected,
    schema_valid: got === null ? null : !schemaInvalid,
    schema_errors: schemaErrors.map(({ text }) => text),
  };
}

/** A table's columns for an output. */
export const OUTPUT_COLUMNS = ['got', 'expected', 'schema_valid', 'schema_errors'] as const;

/** Their cells; an error is a line. */
export function outputCells(output: ExportOutput): readonly (string | boolean | null)[] {
  const errors = output.schema_errors ?? [];
  return [output.got, output.expected, output.schema_valid, errors.length === 0 ? null : errors.join('\n')];
}
