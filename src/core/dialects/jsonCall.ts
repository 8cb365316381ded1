import { ROW } from '../json/policy.ts';
import { asString, membersByName, rawText, readSlice, skipValue, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call } from '../model/item.ts';

/**
 * The JSON object or list that begins exactly at `at`, whatever follows it (`raw_decode` of Python's json,
 * which most servers read by: duplicate keys and NaN pass, and are the scorer's to refuse). Null: none does.
 */
export function containerAt(text: string, at: number): JsonSlice | null {
  const first = text.charCodeAt(at);
  if (first !== 0x7b && first !== 0x5b) return null;
  const slice = { text, start: at, end: skipValue(text, at) };
  return readSlice(slice, ROW).ok ? slice : null;
}

/** As `containerAt`, of an object alone. */
export function objectAt(text: string, at: number): JsonSlice | null {
  return text.charCodeAt(at) === 0x7b ? containerAt(text, at) : null;
}

/** What the members of a call are called in a dialect; the first name that is there counts. */
export interface CallKeys {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly id?: string;
}

/** `{"name": …, "arguments": …}`, as most families write it. */
export const PLAIN_KEYS: CallKeys = { name: 'name', arguments: ['arguments'] };

/** The call that an object is: it has a name that is text, and arguments of whatever type. Null: it is none. */
export function callOf(object: JsonSlice, keys: CallKeys): Call | null {
  const found = membersByName(object);
  const name = textAt(found, keys.name);
  const key = keys.arguments.find((one) => found.has(one));
  const args = key === undefined ? undefined : found.get(key);
  if (name === null || args === undefined) return null;
  const id = keys.id === undefined ? null : textAt(found, keys.id);
  return { name, ...argumentsOf(args), ...(id === null ? {} : { id }) };
}

export function textAt(found: ReadonlyMap<string, JsonSlice>, key: string): string | null {
  const slice = found.get(key);
  return slice === undefined ? null : asString(slice);
}

/** Arguments by their own source text; of a string its content, which only the scorer reads. */
export function argumentsOf(args: JsonSlice): Pick<Call, 'argumentsText' | 'argumentsForm'> {
  return sliceType(args) === 'string'
    ? { argumentsText: asString(args), argumentsForm: 'text' }
    : { argumentsText: rawText(args), argumentsForm: 'object' };
}
