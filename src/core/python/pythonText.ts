import { isJsonArray, isJsonNumber, type JsonValue } from '../json/value.ts';
import { pythonNumber } from './pythonNumber.ts';

/** `str(value)` of CPython for what `json.loads` gives: a string as it is, `True`, `None`, the repr of containers. */
export function pythonText(value: JsonValue): string {
  return typeof value === 'string' ? value : pythonRepr(value);
}

/** Recursive: a value read leniently is at most 990 deep. */
function pythonRepr(value: JsonValue): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quoted(value);
  if (isJsonNumber(value)) return pythonNumber(value);
  if (isJsonArray(value)) return `[${value.map(pythonRepr).join(', ')}]`;
  const members = [...value].map(([key, member]) => `${quoted(key)}: ${pythonRepr(member)}`);
  return `{${members.join(', ')}}`;
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** Single quotes unless only they occur inside; what `str.isprintable` refuses is escaped. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = text.replaceAll(/[\\\p{C}\p{Z}]/gu, escaped);
  return quote + (quote === "'" ? inside.replaceAll("'", "\\'") : inside) + quote;
}

function escaped(character: string): string {
  if (character === ' ') return character;
  const short = SHORT.get(character);
  if (short !== undefined) return short;
  const code = character.codePointAt(0)!;
  const [letter, length] = code > 0xffff ? ['U', 8] : code > 0xff ? ['u', 4] : ['x', 2];
  return `\\${letter}${code.toString(16).padStart(length, '0')}`;
}
