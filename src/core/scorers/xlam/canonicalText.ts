import { canonicalDecimal } from '../../json/decimal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../json/value.ts';

/**
 * One text for every spelling of a value: keys sorted, numbers as canonical decimals, no blanks.
 * Two values are equal (document 000) exactly when their canonical texts are. Iterative.
 */
export function canonicalText(value: JsonValue): string {
  let text = '';
  const open: (JsonValue | Literal)[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next instanceof Literal) text += next.text;
    else if (next === null || typeof next !== 'object') text += JSON.stringify(next);
    else if (isJsonArray(next)) pushArray(next, open);
    else if (isJsonObject(next)) pushObject(next, open);
    else text += canonicalDecimal(next.token);
  }
  return text;
}

class Literal {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function pushArray(array: readonly JsonValue[], open: (JsonValue | Literal)[]): void {
  open.push(new Literal(']'));
  for (let at = array.length - 1; at >= 0; at -= 1) open.push(new Literal(','), array[at]!);
  open.push(new Literal('['));
}

function pushObject(object: ReadonlyMap<string, JsonValue>, open: (JsonValue | Literal)[]): void {
  open.push(new Literal('}'));
  for (const key of [...object.keys()].toSorted(downwards)) {
    open.push(new Literal(','), object.get(key) ?? null, new Literal(`${JSON.stringify(key)}:`));
  }
  open.push(new Literal('{'));
}

/** By UTF-16 units: any fixed order will do. */
function downwards(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}
