import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/value.ts';

/** The value as `JSON.parse` would give it: every number the nearest double, `__proto__` a member like any other. */
export function plainValue(value: JsonValue): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isJsonArray(value)) return value.map(plainValue);
  // Unlike an assignment, this makes an own property of every key.
  if (isJsonObject(value)) return Object.fromEntries([...value].map(([key, member]) => [key, plainValue(member)]));
  return Number(value.token);
}
