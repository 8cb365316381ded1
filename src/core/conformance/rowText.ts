import type { JsonValue } from '../json/value.ts';
import { dumps, type DumpStyle } from '../python/dumps.ts';
import type { ConformanceCase, Grade } from './conformance.ts';

const ROW: DumpStyle = { sortKeys: false, ensureAscii: false, separators: [', ', ': '] };

/** What the document's rows have where no value is expected. */
const REFUSAL = '<refusal>';

/**
 * One row as the document's program writes it with `--jsonl-out`: `json.dumps(row, ensure_ascii=False)`, no line end.
 * Half of a surrogate pair, at which that program would stop, is written as its escape.
 */
export function rowText(one: Pick<ConformanceCase, 'id' | 'category'>, grade: Grade): string {
  const row: JsonValue = new Map<string, JsonValue>([
    ['id', one.id],
    ['category', one.category],
    ['ok', grade.ok],
    ['refused', grade.refused],
    ['error', grade.error],
    ['got', grade.got],
    ['expected', grade.expected ?? REFUSAL],
  ]);
  return dumps(row, ROW).replaceAll(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}
