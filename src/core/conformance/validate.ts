import { LENIENT } from '../json/policy.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { dumps, PLAIN_DUMP } from '../python/dumps.ts';
import { inPython } from '../python/inPython.ts';
import { pythonText } from '../python/pythonText.ts';
import type { ProgramStop, SchemaError } from './conformance.ts';
import { stopAt } from './stopAt.ts';

export type Checked =
  | { readonly kind: 'checked'; readonly errors: readonly SchemaError[] }
  | { readonly kind: 'stop'; readonly stop: ProgramStop };

/** A value under check, where it stands, and the list that its errors go to. */
interface Place {
  readonly path: string;
  readonly depth: number;
  readonly errors: SchemaError[];
}

/** The document's `validate`: its errors in its order, or where it would crash. `path` as the document begins it: `args`. */
export function validate(value: JsonValue, schema: JsonValue, path = 'args'): Checked {
  const errors: SchemaError[] = [];
  const stop = check(value, schema, { path, depth: 0, errors });
  return stop === null ? { kind: 'checked', errors } : { kind: 'stop', stop };
}

/** Recursive, to the depth that a text is read to. */
function check(value: JsonValue, schema: JsonValue, place: Place): ProgramStop | null {
  if (place.depth > LENIENT.maxDepth) return stopAt('too-deep', value);
  if (!isJsonObject(schema)) return stopAt('schema-not-an-object', schema);
  const type = schema.get('type');
  const fits = typeof type !== 'string' || isOfType(value, type);
  if (!fits) report(place, 'expected-type', `expected ${type}`);
  if (type === 'object' || type === 'array') {
    // The document returns at once from a container of the wrong kind: no error about its enum follows.
    if (!fits) return null;
    const stop = isJsonObject(value) ? checkMembers(value, schema, place) : checkElements(value, schema, place);
    if (stop !== null) return stop;
  }
  return checkEnum(value, schema, place);
}

/** True, too, of a type that the document does not know. */
function isOfType(value: JsonValue, type: string): boolean {
  switch (type) {
    case 'object':
      return isJsonObject(value);
    case 'array':
      return isJsonArray(value);
    case 'string':
      return typeof value === 'string';
    case 'integer':
      return isJsonNumber(value) && !value.float;
    case 'number':
      return isJsonNumber(value);
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return true;
  }
}

const NONE: JsonObject = new Map();

function checkMembers(value: JsonObject, schema: JsonObject, place: Place): ProgramStop | null {
  const declared = schema.get('properties');
  const properties = declared === undefined ? NONE : declared;
  return (
    checkRequired(value, schema, place) ??
    (schema.get('additionalProperties') === false ? checkUndeclared(value, properties, place) : null) ??
    checkProperties(value, properties, place)
  );
}

/** A list of names; of a text its characters are names, of an object its keys. */
function checkRequired(value: JsonObject, schema: JsonObject, place: Place): ProgramStop | null {
  const required = schema.get('required');
  if (required === undefined) return null;
  const names = iterated(required);
  if (names === null) return stopAt('required-not-a-list', required);
  for (const name of names) {
    const there = inPython(name, value);
    if (there === null) return stopAt('required-not-a-list', required);
    if (!there) report(within(place, `.${pythonText(name)}`), 'required-missing', 'required property missing');
  }
  return null;
}

function iterated(value: JsonValue): Iterable<JsonValue> | null {
  if (typeof value === 'string' || isJsonArray(value)) return value;
  return isJsonObject(value) ? value.keys() : null;
}

function checkUndeclared(value: JsonObject, properties: JsonValue, place: Place): ProgramStop | null {
  for (const key of value.keys()) {
    const declared = inPython(key, properties);
    if (declared === null) return stopAt('properties-not-an-object', properties);
    if (!declared) report(within(place, `.${key}`), 'undeclared', 'undeclared property');
  }
  return null;
}

function checkProperties(value: JsonObject, properties: JsonValue, place: Place): ProgramStop | null {
  for (const [key, member] of value) {
    const declared = inPython(key, properties);
    if (declared === false) continue;
    const schema = declared === true && isJsonObject(properties) ? properties.get(key) : undefined;
    if (schema === undefined) return stopAt('properties-not-an-object', properties);
    const stop = check(member, schema, within(place, `.${key}`));
    if (stop !== null) return stop;
  }
  return null;
}

function checkElements(value: JsonValue, schema: JsonObject, place: Place): ProgramStop | null {
  const items = schema.get('items');
  if (items === undefined || !isJsonArray(value)) return null;
  for (const [at, element] of value.entries()) {
    const stop = check(element, items, within(place, `[${at}]`));
    if (stop !== null) return stop;
  }
  return null;
}

function checkEnum(value: JsonValue, schema: JsonObject, place: Place): ProgramStop | null {
  const members = schema.get('enum');
  if (members === undefined) return null;
  const found = inPython(value, members);
  if (found === null) return stopAt('enum-not-searchable', members);
  if (!found) report(place, 'not-a-member', `${dumps(value, PLAIN_DUMP)} is not a declared member`);
  return null;
}

function within(place: Place, step: string): Place {
  return { ...place, path: place.path + step, depth: place.depth + 1 };
}

function report({ path, errors }: Place, code: SchemaError['code'], what: string): void {
  errors.push({ path, code, text: `${path}: ${what}` });
}
