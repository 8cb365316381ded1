import { canonicalDecimal } from '../../json/decimal.ts';
import { isJsonArray, isJsonNumber, type JsonNumber, type JsonValue } from '../../json/value.ts';
import { pythonNumber } from '../../python/pythonNumber.ts';

/**
 * By what two values are the same. `exact`: as JSON, numbers as decimals. `python`: `==` of Python, where besides
 * `True` is 1 and `False` is 0. `dumps`: their sorted `json.dumps`, where 1 and 1.0 differ.
 */
export type Sameness = 'exact' | 'python' | 'dumps';

/**
 * A text that two values share when, and only when, they are the same. Recursive: at most 990 deep when read leniently.
 */
export function valueKey(value: JsonValue, by: Sameness): string {
  if (typeof value === 'boolean') return by === 'python' ? numberKey(value ? '1' : '0') : String(value);
  if (value === null || typeof value === 'string') return JSON.stringify(value);
  if (isJsonNumber(value)) return scalarKey(value, by);
  if (isJsonArray(value)) return `[${value.map((element) => valueKey(element, by)).join(',')}]`;
  const members = [...value].map(([key, member]) => `${JSON.stringify(key)}:${valueKey(member, by)}`);
  return `{${members.toSorted().join(',')}}`;
}

function scalarKey(value: JsonNumber, by: Sameness): string {
  return by === 'dumps' ? pythonNumber(value) : numberKey(value.token);
}

function numberKey(token: string): string {
  return canonicalDecimal(token);
}
