import { sameDecimal } from './decimal.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonArray, type JsonObject, type JsonValue } from './value.ts';

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
    return sameElements(a, b, open);
  }
  if (isJsonObject(a)) {
    if (!isJsonObject(b) || a.size !== b.size) return false;
    return sameMembers(a, b, open);
  }
  return isJsonNumber(b) && sameDecimal(a.token, b.token);
}

function sameElements(a: JsonArray, b: JsonArray, open: [JsonValue, JsonValue][]): boolean {
  for (let at = 0; at < a.length; at += 1) {
    if (!sameOrOpened(a[at], b[at], open)) return false;
  }
  return true;
}

function sameMembers(a: JsonObject, b: JsonObject, open: [JsonValue, JsonValue][]): boolean {
  for (const [key, value] of a) {
    if (!sameOrOpened(value, b.get(key), open)) return false;
  }
  return true;
}

/** Settles scalars at once; only containers and numbers wait on `open`. */
function sameOrOpened(a: JsonValue | undefined, b: JsonValue | undefined, open: [JsonValue, JsonValue][]): boolean {
  if (a === undefined || b === undefined) return false;
  if (typeof a !== 'object' || a === null) return a === b;
  open.push([a, b]);
  return true;
}
