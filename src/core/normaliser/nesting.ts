import { formatPath } from '../json/difference.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { decodeContainer } from './decode.ts';
import type { Log } from './log.ts';
import { sameValue } from './reading.ts';
import { isClosed, objectSchema, propertiesOf } from './schema.ts';

/**
 * Rule 7, second half: "A flattened nested object is re-nested only when each key belongs to exactly one declared nested
 * property and to no declared top-level property."
 *
 * Ours: this is done in every closed object, one level at a time, as the nested object is treated itself afterwards. A
 * key that several nested properties declare stays where it is. So does one whose nested property was given as something
 * else than an object (a text that reads as one is decoded first). Where the nested object has the key already, equal
 * values count once, different ones are refused.
 */
export function reNest(value: JsonObject, schema: JsonObject, path: string, log: Log): JsonObject | undefined {
  if (!isClosed(schema) || !log.has('7-nest')) return value;
  const properties = propertiesOf(schema);
  const result = new Map(value);
  /** The nested objects that were opened to move something into them. */
  const opened = new Map<string, Map<string, JsonValue> | null>();
  for (const [key, member] of value) {
    const host = properties.has(key) ? null : onlyHost(key, properties);
    if (host === null) continue;
    let nested = opened.get(host);
    if (nested === undefined) {
      nested = open(result, host, properties, path, log);
      opened.set(host, nested);
    }
    if (nested === null) continue;
    const place = formatPath(path, [host, key]);
    const there = nested.get(key);
    if (there === undefined) log.changed('7-nest', place, undefined, member);
    else if (sameValue(there, member)) log.changed('7-nest', formatPath(path, [key]), member, undefined);
    else return log.refuse('7-nest', 'nested-differs', place, there);
    nested.set(key, there ?? member);
    result.delete(key);
  }
  return result;
}

/** The one declared property of type object that declares the key; null where there is none, or more than one. */
function onlyHost(key: string, properties: JsonObject): string | null {
  let host: string | null = null;
  for (const [name, property] of properties) {
    const nested = objectSchema(property);
    if (nested === null || !propertiesOf(nested).has(key)) continue;
    if (host !== null) return null;
    host = name;
  }
  return host;
}

/** Puts a nested object into `result` that can be added to; null where something else was given. */
function open(
  result: Map<string, JsonValue>,
  host: string,
  properties: JsonObject,
  path: string,
  log: Log,
): Map<string, JsonValue> | null {
  const given = result.get(host);
  const schema = objectSchema(properties.get(host));
  const value =
    given === undefined || schema === null ? given : decodeContainer(given, schema, formatPath(path, [host]), log);
  if (value !== undefined && !isJsonObject(value)) return null;
  const nested = new Map(value);
  result.set(host, nested);
  return nested;
}
