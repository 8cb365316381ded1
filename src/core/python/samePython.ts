import { isJsonArray, isJsonNumber, isJsonObject, type JsonNumber, type JsonValue } from '../json/value.ts';
import { numberKey } from './numberKey.ts';

/** `a == b` of Python: True is 1, 1 is 1.0, NaN equals nothing. */
export function equalInPython(a: JsonValue, b: JsonValue): boolean {
  return !isNaNumber(a) && sameInPython(a, b);
}

/**
 * `a is b or a == b`, by which a list looks for an element, and by which containers compare what is in them.
 * `json.loads` gives one NaN object for all, so NaN is the same as NaN here. Iterative: depth never costs the stack.
 */
export function sameInPython(a: JsonValue, b: JsonValue): boolean {
  /** Pairs of containers still to be looked into, one after the other. */
  const open: JsonValue[] = [];
  let same = sameOutside(a, b, open);
  while (same) {
    const right = open.pop();
    const left = open.pop();
    if (left === undefined || right === undefined) return true;
    same = sameInside(left, right, open);
  }
  return false;
}

function isNaNumber(value: JsonValue): boolean {
  return value !== null && isJsonNumber(value) && value.token === 'NaN';
}

/** Settles scalars at once; two containers of one kind wait on `open`. */
function sameOutside(a: JsonValue, b: JsonValue | undefined, open: JsonValue[]): boolean {
  if (b === undefined) return false;
  if (a === null || typeof a === 'string' || b === null || typeof b === 'string') return a === b;
  if (isNumeric(a)) return isNumeric(b) && numberKey(a) === numberKey(b);
  if (isNumeric(b) || isJsonArray(a) !== isJsonArray(b)) return false;
  open.push(a, b);
  return true;
}

function isNumeric(value: JsonValue): value is JsonNumber | boolean {
  return typeof value === 'boolean' || isJsonNumber(value);
}

function sameInside(a: JsonValue, b: JsonValue, open: JsonValue[]): boolean {
  if (isJsonArray(a)) {
    return isJsonArray(b) && a.length === b.length && a.every((element, at) => sameOutside(element, b[at], open));
  }
  if (!isJsonObject(a) || !isJsonObject(b) || a.size !== b.size) return false;
  for (const [key, value] of a) {
    if (!sameOutside(value, b.get(key), open)) return false;
  }
  return true;
}
