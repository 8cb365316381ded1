import { formatPath } from '../json/difference.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';
import type { Log } from './log.ts';
import { isClosed, propertiesOf } from './schema.ts';

/**
 * Rule 7, first half: "Undeclared properties are dropped (the schemas here set additionalProperties false)."
 *
 * Ours: where the schema does not set it they are kept as they are, for it accepts them. Names of properties are compared
 * exactly, never folded.
 */
export function dropUndeclared(value: JsonObject, schema: JsonObject, path: string, log: Log): JsonObject {
  if (!isClosed(schema) || !log.has('7-drop')) return value;
  const properties = propertiesOf(schema);
  const kept = new Map<string, JsonValue>();
  for (const [key, member] of value) {
    if (properties.has(key)) kept.set(key, member);
    else log.changed('7-drop', formatPath(path, [key]), member, undefined);
  }
  return kept;
}
