import { compareDecimal } from '../json/compareDecimal.ts';
import { isJsonNumber, type JsonNumber, type JsonValue } from '../json/value.ts';
import { compareText } from '../python/compareText.ts';
import { dumps, PLAIN_DUMP } from '../python/dumps.ts';
import { numberKey } from '../python/numberKey.ts';

/** A text that two categories share when they are one key of a Python dict: 1, true and 1.0 are. */
export function categoryKey(category: JsonValue): string {
  return isNumeric(category) ? numberKey(category) : dumps(category, PLAIN_DUMP);
}

/** A category as JSON writes the key of an object: a text as it is, else `true`, `null`, `1`, `1.5`. */
export function categoryName(category: JsonValue): string {
  return typeof category === 'string' ? category : dumps(category, PLAIN_DUMP);
}

/** True when Python can sort them: no two, or all of them texts, or all of them numbers (true and false are). */
export function areSortable(categories: readonly JsonValue[]): boolean {
  return categories.length < 2 || categories.every((one) => typeof one === 'string') || categories.every(isNumeric);
}

/** The order of Python between two that can be sorted; NaN stands where it was. */
export function compareCategories(a: JsonValue, b: JsonValue): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  return isNumeric(a) && isNumeric(b) ? compareNumbers(numberKey(a), numberKey(b)) : 0;
}

function compareNumbers(a: string, b: string): number {
  if (a === 'nan' || b === 'nan' || a === b) return 0;
  if (a === '-inf' || b === 'inf') return -1;
  if (a === 'inf' || b === '-inf') return 1;
  return compareDecimal(a, b);
}

function isNumeric(value: JsonValue): value is JsonNumber | boolean {
  return typeof value === 'boolean' || (value !== null && isJsonNumber(value));
}
