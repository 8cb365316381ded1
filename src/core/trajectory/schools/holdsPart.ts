import { jsonEqual } from '../../json/equal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../json/value.ts';

/**
 * Whether a value holds all of another: objects at least its keys, at any depth; lists as many elements, in order;
 * anything else equal. Recursive: at most 990 deep when read leniently.
 */
export function holdsPart(whole: JsonValue, part: JsonValue): boolean {
  if (isJsonArray(part)) {
    if (!isJsonArray(whole) || whole.length !== part.length) return false;
    return part.every((element, at) => holdsPart(whole[at]!, element));
  }
  if (!isJsonObject(part)) return jsonEqual(whole, part);
  if (!isJsonObject(whole)) return false;
  return [...part].every(([key, member]) => {
    const other = whole.get(key);
    return other !== undefined && holdsPart(other, member);
  });
}
