import { pythonToJson } from '../dialects/pythonCalls.ts';
import { ANY } from '../formats/calls.ts';
import { jsonText } from '../formats/nestedJson.ts';
import { asString, elements, member, sliceOf, sliceType, type JsonSlice } from '../json/slice.ts';

/** The value itself or, of a text that holds a list or an object, the value inside. */
export function valueInside(slice: JsonSlice): JsonSlice {
  const text = asString(slice);
  if (text === null || !/^\s*[[{]/.test(text)) return slice;
  return valueInText(text) ?? slice;
}

/** What a text holds as JSON or, as Python's tables write lists and dicts, as a Python literal; null when neither. */
export function valueInText(text: string): JsonSlice | null {
  const json = jsonText(text);
  if (json !== null) return json;
  const python = pythonToJson(text);
  return python === null ? null : sliceOf(python);
}

/** Whether it is a call, or a list of calls alone (at least one). */
export function holdsCalls(value: JsonSlice): boolean {
  return holds(value, isCall);
}

/** Whether it is a message, or a list of messages alone (at least one). */
export function holdsMessages(value: JsonSlice): boolean {
  return holds(value, isMessage);
}

function holds(value: JsonSlice, test: (one: JsonSlice) => boolean): boolean {
  if (sliceType(value) === 'object') return test(value);
  const all = elements(value);
  return all.length > 0 && all.every(test);
}

/** A name and arguments. A tool's definition has a name and parameters, too, but describes them. */
function isCall(slice: JsonSlice): boolean {
  const inner = member(slice, 'function');
  const call = inner !== undefined && sliceType(inner) === 'object' ? inner : slice;
  const name = ANY.name.map((key) => member(call, key)).find((found) => found !== undefined);
  if (name === undefined || asString(name) === null || member(call, 'description') !== undefined) return false;
  const found = ANY.arguments.map((key) => member(call, key)).find((one) => one !== undefined);
  return found !== undefined && !(sliceType(found) === 'object' && member(found, 'properties') !== undefined);
}

function isMessage(slice: JsonSlice): boolean {
  return (
    (has(slice, 'role') && (has(slice, 'content') || has(slice, 'tool_calls'))) ||
    (has(slice, 'from') && has(slice, 'value'))
  );
}

export function has(slice: JsonSlice, key: string): boolean {
  return member(slice, key) !== undefined;
}
