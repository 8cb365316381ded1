import { sameDecimal } from './decimal.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonArray, type JsonObject, type JsonValue } from './value.ts';

/**
 * Structural equality of document 000: keys in any order, elements in order, numbers as exact
 * decimals, strings code point by code point. Iterative, so depth never costs the stack.
 */
export function jsonEqual(a: JsonValue, b: JsonValue): boolean {
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

/** Settles scalars at once; two containers of one kind wait on `open`. */
function sameOutside(a: JsonValue | undefined, b: JsonValue | undefined, open: JsonValue[]): boolean {
  if (a === undefined || b === undefined) return false;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  if (isJsonNumber(a)) return isJsonNumber(b) && sameDecimal(a.token, b.token);
  if (isJsonArray(a) ? !isJsonArray(b) : !isJsonObject(b)) return false;
  open.push(a, b);
  return true;
}

function sameInside(a: JsonValue, b: JsonValue, open: JsonValue[]): boolean {
  if (isJsonObject(a)) return isJsonObject(b) && sameMembers(a, b, open);
  return isJsonArray(a) && isJsonArray(b) && sameElements(a, b, open);
}

function sameElements(a: JsonArray, b: JsonArray, open: JsonValue[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) {
    if (!sameOutside(a[at], b[at], open)) return false;
  }
  return true;
}

function sameMembers(a: JsonObject, b: JsonObject, open: JsonValue[]): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    if (!sameOutside(value, b.get(key), open)) return false;
  }
  return true;
}
