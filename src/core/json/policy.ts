import type { JsonValue } from './value.ts';

/** What a reader lets pass. Two policies exist; both hold to RFC 8259's grammar where nothing else is said. */
export interface JsonPolicy {
  readonly name: 'strict' | 'lenient';
  /** A function says when two values are the same: then a key may stand twice, and counts once; else it is refused. */
  readonly duplicateKeys: 'refuse' | 'last-wins' | ((first: JsonValue, second: JsonValue) => boolean);
  readonly loneSurrogates: 'refuse' | 'keep';
  /** NaN, Infinity and -Infinity as values. */
  readonly nonFinite: 'refuse' | 'keep';
  /** Deepest nesting of arrays and objects that is read; 1 is `[]`. */
  readonly maxDepth: number;
  /** Most digits of an integer (no fraction, no exponent); null for no limit. */
  readonly maxIntegerDigits: number | null;
}

/** Document 000: "read strictly". The depth is that of Go's encoding/json, whose reader the document's program uses. */
export const STRICT: JsonPolicy = {
  name: 'strict',
  duplicateKeys: 'refuse',
  loneSurrogates: 'refuse',
  nonFinite: 'refuse',
  maxDepth: 10_000,
  maxIntegerDigits: null,
};

/**
 * Document 002: what `json.loads` of CPython 3.11 reads. The depth is near Python's recursion
 * limit (its exact value depends on the build), the digits are `sys.int_info.default_max_str_digits`.
 */
export const LENIENT: JsonPolicy = {
  name: 'lenient',
  duplicateKeys: 'last-wins',
  loneSurrogates: 'keep',
  nonFinite: 'keep',
  maxDepth: 990,
  maxIntegerDigits: 4300,
};

/** For the rows of a file: lenient in what it lets pass, but with the strict depth and no limit of digits. */
export const ROW: JsonPolicy = { ...LENIENT, maxDepth: STRICT.maxDepth, maxIntegerDigits: null };
