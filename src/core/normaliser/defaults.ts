import { formatPath } from '../json/difference.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Log } from './log.ts';
import { propertiesOf, requiredOf } from './schema.ts';

/**
 * Rule 6: "A required property that is absent is filled from the schema's own "default" and from nowhere else. Absent
 * with no default: refuse."
 *
 * Gives what is to be filled in, to be left as the schema has it. Ours: only required properties are filled; a required
 * object is not built from the defaults inside it; a value that is there but cannot be repaired is refused and never
 * replaced, and `null` is a value that is there.
 */
export function missingDefaults(value: JsonObject, schema: JsonObject, path: string, log: Log): JsonObject | undefined {
  const filled = new Map<string, JsonValue>();
  for (const name of requiredOf(schema)) {
    if (value.has(name) || filled.has(name)) continue;
    const place = formatPath(path, [name]);
    const property = propertiesOf(schema).get(name);
    const fallback = property !== undefined && isJsonObject(property) ? property.get('default') : undefined;
    if (fallback === undefined || !log.has('6')) return log.refuse('6', 'required-missing', place, undefined);
    log.changed('6', place, undefined, fallback);
    filled.set(name, fallback);
  }
  return filled;
}
