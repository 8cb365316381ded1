import { isJsonArray, isJsonNumber, isJsonObject, type JsonNumber, type JsonValue } from '../json/value.ts';
import { compareText } from './compareText.ts';
import { pythonNumber } from './pythonNumber.ts';

/** The arguments of `json.dumps` by their own names. */
export interface DumpStyle {
  readonly sortKeys: boolean;
  readonly ensureAscii: boolean;
  /** Between members, and between a key and its value. */
  readonly separators: readonly [string, string];
}

/** What `json.dumps(value)` does when nothing is said. */
export const PLAIN_DUMP: DumpStyle = { sortKeys: false, ensureAscii: true, separators: [', ', ': '] };

/** Walks what is left of a container; `close` is written when nothing is left. */
interface Open {
  readonly members: Iterator<readonly [string | null, JsonValue]>;
  readonly close: string;
  first: boolean;
}

/** `json.dumps` of CPython, for a value as `json.loads` gives it. Iterative: depth never costs the stack. */
export function dumps(value: JsonValue, style: DumpStyle): string {
  const [between, colon] = style.separators;
  const open: Open[] = [];
  let text = begin(value, style, open);
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    const next = frame.members.next();
    if (next.done === true) {
      text += frame.close;
      open.pop();
      continue;
    }
    const [key, member] = next.value;
    text += (frame.first ? '' : between) + (key === null ? '' : dumpText(key, style.ensureAscii) + colon);
    frame.first = false;
    text += begin(member, style, open);
  }
  return text;
}

function begin(value: JsonValue, style: DumpStyle, open: Open[]): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return dumpText(value, style.ensureAscii);
  if (isJsonNumber(value)) return dumpNumber(value);
  if (isJsonObject(value)) {
    const members = style.sortKeys ? [...value].toSorted(([a], [b]) => compareText(a, b)).values() : value.entries();
    open.push({ members, close: '}', first: true });
    return '{';
  }
  if (isJsonArray(value)) open.push({ members: elements(value), close: ']', first: true });
  return '[';
}

function* elements(array: readonly JsonValue[]): Generator<readonly [null, JsonValue], void> {
  for (const element of array) yield [null, element];
}

/** A number as `json.dumps` prints it: an int exactly, a float by its shortest digits, `NaN`, `Infinity`. */
function dumpNumber(value: JsonNumber): string {
  const text = pythonNumber(value);
  if (text === 'nan') return 'NaN';
  return text.endsWith('inf') ? text.replace('inf', 'Infinity') : text;
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\f', '\\f'],
  ['\b', '\\b'],
]);

/** A text in quotes; halves of surrogate pairs stay as they are unless everything is to be ASCII. */
export function dumpText(text: string, ensureAscii: boolean): string {
  return `"${text.replaceAll(ensureAscii ? /[^ -~]|["\\]/g : /["\\\u0000-\u001f]/g, escaped)}"`;
}

function escaped(unit: string): string {
  return SHORT.get(unit) ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
