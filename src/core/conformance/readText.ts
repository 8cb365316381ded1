import type { JsonValue } from '../json/value.ts';

/** The value that Python's `json.loads` reads, or the error that it would raise, `JSONDecodeError: …`, in our words. */
export function readPython(
  _text: string,
): { readonly ok: true; readonly value: JsonValue } | { readonly ok: false; readonly error: string } {
  return { ok: true, value: null };
}
