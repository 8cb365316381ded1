import { isJsonArray, isJsonObject, type JsonValue } from '../json/value.ts';

/**
 * One text for values that are the same: members in order of the code points of their keys, numbers as they were
 * written, no blanks. Two values have the same text only if they differ in the order of members alone.
 */
export function canonicalJson(value: JsonValue): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (isJsonArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isJsonObject(value)) return value.token;
  const members = [...value].toSorted(([a], [b]) => byCodePoint(a, b));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}

/** Order of two texts by code points; negative where the first comes first. */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x === y) continue;
    // Of two units that differ, half of a pair stands for a code point above all single ones.
    const [isX, isY] = [isSurrogate(x), isSurrogate(y)];
    return isX === isY ? x - y : isX ? 1 : -1;
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}
