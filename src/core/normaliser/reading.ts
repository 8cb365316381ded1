import { canon } from '../conformance/canon.ts';
import { LENIENT, type JsonPolicy } from '../json/policy.ts';
import { readJson, type JsonRead } from '../json/reader.ts';
import type { JsonValue } from '../json/value.ts';

/** Two values are the same where the document's `canon` prints them alike: 3 and 3.0 are not, 1e2 and 100.0 are. */
export function sameValue(first: JsonValue, second: JsonValue): boolean {
  return canon(first) === canon(second);
}

const ONE_MEANING: JsonPolicy = { ...LENIENT, duplicateKeys: sameValue };

/**
 * Reads a text as Python's `json.loads` does, with one difference: a key that stands twice in one object with different
 * values is refused, as "order of appearance is not evidence of intent"; with equal values it counts once.
 */
export function readValue(text: string): JsonRead {
  return readJson(text, ONE_MEANING);
}

/** Decodes texts; the last one only once, as a text that is wrapped level by level is tried at each of them. */
export class Decoder {
  private text: string | null = null;
  private value: JsonValue | undefined;

  /** What a text says, read again and again while that is a text, too; undefined where a text cannot be read. */
  decode(text: string): JsonValue | undefined {
    if (this.text !== text) [this.text, this.value] = [text, decoded(text)];
    return this.value;
  }
}

function decoded(text: string): JsonValue | undefined {
  let value: JsonValue = text;
  while (typeof value === 'string') {
    const read = readValue(value);
    if (!read.ok) return undefined;
    ({ value } = read);
  }
  return value;
}
