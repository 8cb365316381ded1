import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Log } from './log.ts';
import { typeOf } from './schema.ts';

/**
 * Rule 9: ""arguments" delivered as a JSON string is decoded (repeatedly if it was encoded more than once). A string that
 * does not decode to an object: refuse."
 *
 * Ours: the text inside is read like the whole, so a key with two meanings is refused there too; one that is cut off is
 * refused, for rule 11 is about the model's text and not about a text inside it.
 */
export function decodeArguments(value: JsonValue, log: Log): JsonObject | undefined {
  if (isJsonObject(value)) return value;
  if (typeof value !== 'string' || !log.has('9')) {
    return log.refuse(null, 'arguments-not-an-object', 'arguments', value);
  }
  const decoded = log.decoder.decode(value);
  if (decoded === undefined || !isJsonObject(decoded)) {
    return log.refuse('9', 'arguments-not-an-object', 'arguments', value);
  }
  log.changed('9', 'arguments', value, decoded);
  return decoded;
}

/**
 * Rule 9 for values inside the arguments (ours: a value inside a text is lossless): where an array or an object is
 * declared, a text that reads as one is decoded. Any other text stays as it is, and always where a text is declared,
 * whatever it looks like.
 */
export function decodeContainer(value: JsonValue, schema: JsonObject, path: string, log: Log): JsonValue {
  const type = typeOf(schema);
  if (typeof value !== 'string' || (type !== 'array' && type !== 'object') || !log.has('9')) return value;
  const decoded = log.decoder.decode(value);
  if (decoded === undefined || !(type === 'array' ? isJsonArray(decoded) : isJsonObject(decoded))) return value;
  log.changed('9', path, value, decoded);
  return decoded;
}
