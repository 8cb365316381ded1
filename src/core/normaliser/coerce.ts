import { canon } from '../conformance/canon.ts';
import { compareDecimal } from '../json/compareDecimal.ts';
import { canonicalDecimal } from '../json/decimal.ts';
import { plainNumber } from '../json/plainNumber.ts';
import { isJsonNumber, type JsonNumber, type JsonValue } from '../json/value.ts';
import type { Log } from './log.ts';
import { readValue } from './reading.ts';
import type { ScalarType } from './schema.ts';

/**
 * Rule 5: "Type coercion is allowed only where it is lossless and reversible: "3" -> 3, "12.5" -> 12.5, 3.0 -> 3,
 * "true"/"True" -> true. A value whose JSON literal does not read back as exactly one value of the declared type is not
 * coercible: refuse."
 *
 * Ours: reversible means that writing the value gives the text back, so `" 3 "`, `"03"`, `"1e2"` and `"12.50"` are
 * refused; NaN and Infinity are no JSON; 0 and 1 are no booleans; nothing is turned into a text.
 */
export function coerce(value: JsonValue, type: ScalarType, path: string, log: Log): JsonValue | undefined {
  const coerced = COERCIONS[type](value);
  if (coerced === undefined) return log.refuse('5', 'not-of-type', path, value);
  if (coerced === value) return value;
  if (!log.has('5')) return log.refuse(null, 'not-of-type', path, value);
  log.changed('5', path, value, coerced);
  return coerced;
}

/** The value itself where it is of the type, what it is coerced to, or undefined. */
const COERCIONS: Readonly<Record<ScalarType, (value: JsonValue) => JsonValue | undefined>> = {
  string: toText,
  boolean: toBoolean,
  integer: toInteger,
  number: toNumber,
};

function toText(value: JsonValue): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const BOOLEANS: ReadonlyMap<JsonValue, boolean> = new Map<JsonValue, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
]);

function toBoolean(value: JsonValue): boolean | undefined {
  return BOOLEANS.get(value);
}

function toInteger(value: JsonValue): JsonNumber | undefined {
  if (typeof value === 'string') {
    const number = numberOf(value);
    return number?.float === false ? number : undefined;
  }
  if (!isJsonNumber(value)) return undefined;
  return value.float ? wholeNumber(value) : value;
}

function toNumber(value: JsonValue): JsonNumber | undefined {
  const number = typeof value === 'string' ? numberOf(value) : value;
  if (number === null || number === undefined || !isJsonNumber(number)) return undefined;
  return number.float && !Number.isFinite(Number(number.token)) ? undefined : number;
}

/** The number that a text says, where writing that number gives the text back. */
function numberOf(text: string): JsonNumber | null {
  const read = readValue(text);
  return read.ok && isJsonNumber(read.value) && canon(read.value) === text ? read.value : null;
}

const LARGEST = '9007199254740992';

/**
 * The int that a float token writes exactly, up to 2^53, behind which doubles leave out integers; undefined for any other,
 * and for -0.0, whose sign would be lost.
 */
function wholeNumber({ token }: JsonNumber): JsonNumber | undefined {
  if (!Number.isFinite(Number(token))) return undefined;
  const canonical = canonicalDecimal(token);
  if (canonical === '0') return token.startsWith('-') ? undefined : { token: '0', float: false };
  if (canonical.includes('e-')) return undefined;
  if (compareDecimal(token.replace(/^-/, ''), LARGEST) > 0) return undefined;
  const plain = plainNumber(token);
  return plain === null ? undefined : { token: plain, float: false };
}
