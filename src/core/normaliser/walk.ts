import { formatPath } from '../json/difference.ts';
import { LENIENT } from '../json/policy.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { unwrap, wrap } from './arrays.ts';
import { coerce } from './coerce.ts';
import { decodeContainer } from './decode.ts';
import { missingDefaults } from './defaults.ts';
import { chooseMember } from './enums.ts';
import type { Log } from './log.ts';
import { reNest } from './nesting.ts';
import { propertiesOf, typeOf } from './schema.ts';
import { dropUndeclared } from './undeclared.ts';

/** Schemas may be deeper than any text that is read; wrapping would follow them to their end. */
const DEEPEST = LENIENT.maxDepth;

/** Where a value stands. */
interface Place {
  readonly path: string;
  readonly depth: number;
}

/** An object against its schema: rule 7, then rule 6, then each property that was given. Undefined: refused. */
export function repairArguments(value: JsonObject, schema: JsonObject, log: Log): JsonObject | undefined {
  return repairObject(value, schema, { path: 'arguments', depth: 1 }, log);
}

function repairObject(given: JsonObject, schema: JsonObject, place: Place, log: Log): JsonObject | undefined {
  const { path, depth } = place;
  const nested = reNest(given, schema, path, log);
  if (nested === undefined) return undefined;
  const declared = dropUndeclared(nested, schema, path, log);
  const defaults = missingDefaults(declared, schema, path, log);
  if (defaults === undefined) return undefined;
  const properties = propertiesOf(schema);
  const result = new Map<string, JsonValue>();
  for (const [key, member] of declared) {
    const property = properties.get(key);
    const value = repairValue(member, property, { path: formatPath(path, [key]), depth: depth + 1 }, log);
    if (value === undefined) return undefined;
    result.set(key, value);
  }
  for (const [name, value] of defaults) result.set(name, value);
  return result;
}

/** A value against its schema: by its type, then rule 4. Without a schema it stays. */
function repairValue(value: JsonValue, schema: JsonValue | undefined, place: Place, log: Log): JsonValue | undefined {
  if (schema === undefined || !isJsonObject(schema)) return value;
  if (place.depth > DEEPEST) return log.refuse(null, 'too-deep', place.path, value);
  const typed = repairType(value, schema, place, log);
  return typed === undefined ? undefined : chooseMember(typed, schema, place.path, log);
}

/** By the declared type: rule 9 for containers, rule 8, rule 5. */
function repairType(given: JsonValue, schema: JsonObject, place: Place, log: Log): JsonValue | undefined {
  const { path } = place;
  const type = typeOf(schema);
  if (type === null) return given;
  const value = decodeContainer(given, schema, path, log);
  if (type === 'object') {
    return isJsonObject(value) ? repairObject(value, schema, place, log) : log.refuse(null, 'not-of-type', path, value);
  }
  if (type === 'array') return repairArray(value, schema, place, log);
  const single = unwrap(value, path, log);
  return single === undefined ? undefined : coerce(single, type, path, log);
}

function repairArray(value: JsonValue, schema: JsonObject, { path, depth }: Place, log: Log): JsonValue | undefined {
  const elements = wrap(value, path, log);
  if (elements === undefined) return undefined;
  const items = schema.get('items');
  const result: JsonValue[] = [];
  for (const [at, element] of elements.entries()) {
    const repaired = repairValue(element, items, { path: formatPath(path, [at]), depth: depth + 1 }, log);
    if (repaired === undefined) return undefined;
    result.push(repaired);
  }
  return result;
}
