import { isJsonArray, isJsonObject, type JsonValue } from '../json/value.ts';
import { sameInPython } from './samePython.ts';

/**
 * `item in container` of Python: an element of a list, a key of an object, a part of a text. Null where Python raises a
 * TypeError: the container is neither, a text is asked for what is no text, an object for a list or an object.
 */
export function inPython(item: JsonValue, container: JsonValue): boolean | null {
  if (typeof container === 'string') return typeof item === 'string' ? isPart(item, container) : null;
  if (container === null || typeof container === 'boolean') return null;
  if (isJsonArray(container)) return container.some((element) => sameInPython(element, item));
  if (!isJsonObject(container)) return null;
  return typeof item === 'string' ? container.has(item) : isHashable(item) ? false : null;
}

/** False of lists and objects, which cannot be keys. */
export function isHashable(value: JsonValue): boolean {
  return !isJsonArray(value) && !isJsonObject(value);
}

/** True when the code points of the one stand in the other in a row: never half of a surrogate pair in a pair. */
function isPart(part: string, text: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (!isInsidePair(text, at) && !isInsidePair(text, at + part.length)) return true;
    if (at >= text.length) return false;
  }
  return false;
}

function isInsidePair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
