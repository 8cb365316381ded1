import { isJsonArray, isJsonObject, type JsonValue } from './value.ts';

/** How deep arrays and objects are nested: 0 of a scalar, 1 of `[]`. Iterative. */
export function depthOf(value: JsonValue): number {
  let deepest = 0;
  const open: { readonly value: JsonValue; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const inside = membersOf(one.value);
    if (inside === null) continue;
    const depth = one.depth + 1;
    deepest = Math.max(deepest, depth);
    for (const member of inside) {
      if (typeof member === 'object' && member !== null) open.push({ value: member, depth });
    }
  }
  return deepest;
}

function membersOf(value: JsonValue): Iterable<JsonValue> | null {
  if (value === null || typeof value !== 'object') return null;
  if (isJsonArray(value)) return value;
  return isJsonObject(value) ? value.values() : null;
}
