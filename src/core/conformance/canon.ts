import type { JsonValue } from '../json/value.ts';

/** The value as the document's `canon` prints it: Python's `json.dumps(v, sort_keys=True, separators=(",", ":"), ensure_ascii=False)`. */
export function canon(_value: JsonValue): string {
  return '';
}
