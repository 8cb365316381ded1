import type { JsonValue } from '../json/value.ts';
import { dumps, type DumpStyle } from '../python/dumps.ts';

const CANON: DumpStyle = { sortKeys: true, ensureAscii: false, separators: [',', ':'] };

/** The value as the document's `canon` prints it: Python's `json.dumps(v, sort_keys=True, separators=(",", ":"), ensure_ascii=False)`. */
export function canon(value: JsonValue): string {
  return dumps(value, CANON);
}
