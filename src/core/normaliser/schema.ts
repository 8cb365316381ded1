import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';

const TYPES = ['object', 'array', 'string', 'integer', 'number', 'boolean'] as const;
export type DeclaredType = (typeof TYPES)[number];
export type ScalarType = Exclude<DeclaredType, 'object' | 'array'>;

const NONE: JsonObject = new Map();

/** The declared type, or null where there is none of the six. */
export function typeOf(schema: JsonObject): DeclaredType | null {
  const type = schema.get('type');
  return TYPES.find((one) => one === type) ?? null;
}

/** The declared properties; none where `properties` is missing or no object. */
export function propertiesOf(schema: JsonObject): JsonObject {
  const properties = schema.get('properties');
  return properties !== undefined && isJsonObject(properties) ? properties : NONE;
}

/** The names of `required`; none where it is no array. */
export function requiredOf(schema: JsonObject): readonly string[] {
  const required = schema.get('required');
  return required !== undefined && isJsonArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

/** True where `additionalProperties` is false: the schema accepts no undeclared property. */
export function isClosed(schema: JsonObject): boolean {
  return schema.get('additionalProperties') === false;
}

/** The schema, where it declares an object; else null. */
export function objectSchema(schema: JsonValue | undefined): JsonObject | null {
  return schema !== undefined && isJsonObject(schema) && typeOf(schema) === 'object' ? schema : null;
}
