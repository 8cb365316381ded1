import type { ConformanceCase, Grade } from './conformance.ts';

/** One row as the document's program writes it with `--jsonl-out`: `json.dumps(row, ensure_ascii=False)`, no line end. */
export function rowText(_one: ConformanceCase, _grade: Grade): string {
  return '';
}
