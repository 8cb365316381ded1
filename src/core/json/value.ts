/**
 * A JSON value read exactly. Numbers keep their token, objects are Maps (data keys are
 * hostile: `__proto__` is a key like any other), strings are JS strings.
 * Survives structured clone, so a value may cross to another thread (depth permitting).
 */
export type JsonValue = null | boolean | string | JsonNumber | JsonArray | JsonObject;
export type JsonArray = readonly JsonValue[];
export type JsonObject = ReadonlyMap<string, JsonValue>;

/**
 * A number as it was written. `float` is true when the token has a fraction or an exponent, and for NaN and Infinity.
 */
export interface JsonNumber {
  readonly token: string;
  readonly float: boolean;
}

export type JsonType = 'null' | 'boolean' | 'string' | 'number' | 'array' | 'object';

export function isJsonArray(value: JsonValue): value is JsonArray {
  return Array.isArray(value);
}

export function isJsonObject(value: JsonValue): value is JsonObject {
  return value instanceof Map;
}

export function isJsonNumber(value: JsonValue): value is JsonNumber {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map);
}

export function jsonType(value: JsonValue): JsonType {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string') return 'string';
  if (isJsonArray(value)) return 'array';
  return isJsonObject(value) ? 'object' : 'number';
}
