import type { ConformanceResult } from './conformance.ts';

export interface ResultNames {
  readonly adapter: string;
  readonly corpus: string;
  /** Of the run; 0 where nobody measured. */
  readonly seconds: number;
}

/** The result as the document's program writes it: `json.dumps(res, indent=2, sort_keys=True)`, no line end. */
export function resultText(_result: ConformanceResult, _names: ResultNames): string {
  return '';
}
