import type { JsonError } from '../json/error.ts';
import { LENIENT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import type { JsonValue } from '../json/value.ts';

/** The value that Python's `json.loads` reads, or the error that it would raise, `JSONDecodeError: …`, in our words. */
export function readPython(
  text: string,
): { readonly ok: true; readonly value: JsonValue } | { readonly ok: false; readonly error: string } {
  const read = readJson(text, LENIENT);
  return read.ok ? read : { ok: false, error: errorText(read.error) };
}

function errorText(error: JsonError): string {
  if (error.code === 'too-deep') return `RecursionError: nested deeper than ${error.subject ?? ''} levels`;
  if (error.code === 'integer-too-long') {
    return `ValueError: an integer has more than ${error.subject ?? ''} digits`;
  }
  return `JSONDecodeError: ${problem(error)}: line ${error.line} column ${error.column} (char ${error.offset})`;
}

const EXPECTED: Readonly<Record<NonNullable<JsonError['expected']>, string>> = {
  value: 'Expecting value',
  key: 'Expecting property name enclosed in double quotes',
  colon: "Expecting ':' delimiter",
  'comma-or-end': "Expecting ',' delimiter",
  'end-of-text': 'Extra data',
  digit: 'Expecting digit',
  quote: 'Unterminated string',
};

function problem({ code, expected }: JsonError): string {
  if (code === 'byte-order-mark') return 'Unexpected UTF-8 BOM';
  if (code === 'control-character') return 'Invalid control character';
  if (code === 'bad-escape') return 'Invalid escape';
  return EXPECTED[expected ?? 'value'];
}
