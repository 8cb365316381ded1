import { sameDecimal } from './decimal.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonValue } from './value.ts';

/**
 * Structural equality of document 000: keys in any order, elements in order, numbers as exact
 * decimals, strings code point by code point. Iterative, so depth never costs the stack.
 */
export function jsonEqual(a: JsonValue, b: JsonValue): boolean {
  if (typeof a !== 'object' || a === null) return a === b;
  const open: [JsonValue, JsonValue][] = [[a, b]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    if (!sameOutside(pair[0], pair[1], open)) return false;
  }
  return true;
}

/** Compares two values without their members; the members' pairs are put on `open`. */
function sameOutside(a: JsonValue, b: JsonValue, open: [JsonValue, JsonValue][]): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  if (isJsonArray(a)) {
    if (!isJsonArray(b) || a.length !== b.length) return false;
    for (let at = 0; at < a.length; at += 1) open.push([a[at] as JsonValue, b[at] as JsonValue]);
    return true;
  }
  if (isJsonObject(a)) {
    if (!isJsonObject(b) || a.size !== b.size) return false;
    for (const [key, value] of a) {
      const other = b.get(key);
      if (other === undefined) return false;
      if (typeof value !== 'object' || value === null) {
        if (value !== other) return false;
      } else open.push([value, other]);
    }
    return true;
  }
  return isJsonNumber(b) && sameDecimal(a.token, b.token);
}
