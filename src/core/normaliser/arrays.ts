import { isJsonArray, type JsonArray, type JsonValue } from '../json/value.ts';
import type { Log } from './log.ts';

/**
 * Rule 8: "array-vs-scalar is repaired only in the one-element direction: a bare value where an array is declared is
 * wrapped". Null is no value to wrap.
 */
export function wrap(value: JsonValue, path: string, log: Log): JsonArray | undefined {
  if (isJsonArray(value)) return value;
  if (value === null || !log.has('8-wrap')) return log.refuse(null, 'not-of-type', path, value);
  const wrapped = [value];
  log.changed('8-wrap', path, value, wrapped);
  return wrapped;
}

/**
 * Rule 8, the other way: "a ONE-element array where a scalar is declared is unwrapped. Two or more elements into a scalar:
 * refuse." Ours: once only, so `[[3]]` is refused; never where an object is declared.
 */
export function unwrap(value: JsonValue, path: string, log: Log): JsonValue | undefined {
  if (!isJsonArray(value)) return value;
  if (value.length > 1) return log.refuse('8-unwrap', 'several-elements', path, value);
  const [only] = value;
  if (isJsonArray(only ?? null)) return log.refuse('8-unwrap', 'several-elements', path, value);
  if (only === undefined || !log.has('8-unwrap')) return log.refuse(null, 'not-of-type', path, value);
  log.changed('8-unwrap', path, value, only);
  return only;
}
