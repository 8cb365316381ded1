import { jsonEqual } from '../../json/equal.ts';
import { isJsonObject, type JsonValue } from '../../json/value.ts';
import { writeJson } from '../../json/write.ts';
import type { ParameterSchema } from '../toolSchema.ts';
import { readTypeWords } from './readTypeWords.ts';

/** Most characters of what stands in the place of type words. */
const SHOWN = 200;

/**
 * The JSON Schema of one parameter `{type, description?, default?}`. It is required unless it has a
 * default (a `default` member, whatever its value) or its words carry `, optional`: document 000's
 * rule to the letter. Flags and lists named `required`, which xLAM rows never have but others do,
 * change nothing. Description and default are sent as the row wrote them; further members are not
 * sent, since a schema would give them a meaning that the row never meant.
 */
export function parameterSchema(parameter: JsonValue): ParameterSchema {
  if (!isJsonObject(parameter)) return { ok: false, why: 'no-type', words: shown(parameter) };
  const words = parameter.get('type');
  if (typeof words !== 'string') return { ok: false, why: 'no-type', words: words === undefined ? '' : shown(words) };
  const read = readTypeWords(words);
  if (!read.ok) return { ok: false, why: read.why, words };
  const value = parameter.get('default');
  if (read.defaultInWords !== undefined) {
    if (value === undefined) return { ok: false, why: 'default-only-in-words', words };
    if (!jsonEqual(read.defaultInWords, value)) return { ok: false, why: 'default-differs', words };
  }
  const schema = new Map(read.schema);
  const description = parameter.get('description');
  if (description !== undefined) schema.set('description', description);
  if (value !== undefined) schema.set('default', value);
  return { ok: true, schema, required: value === undefined && !read.optional };
}

function shown(value: JsonValue): string {
  return writeJson(value, SHOWN).text;
}
