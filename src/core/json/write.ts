import { isJsonArray, isJsonObject, type JsonValue } from './value.ts';

export interface WrittenJson {
  readonly text: string;
  /** True when the text was ended at `maxLength`. */
  readonly cut: boolean;
}

/** Walks what is left of a container; `close` is written when nothing is left. */
interface Open {
  readonly members: Iterator<readonly [string | null, JsonValue]>;
  readonly close: string;
  first: boolean;
}

/** Compact JSON text with numbers as they were written. Ends early at `maxLength` characters. Iterative. */
export function writeJson(value: JsonValue, maxLength = Number.POSITIVE_INFINITY): WrittenJson {
  const open: Open[] = [];
  let text = begin(value, open);
  for (let frame = open.at(-1); frame !== undefined && text.length <= maxLength; frame = open.at(-1)) {
    const next = frame.members.next();
    if (next.done === true) {
      text += frame.close;
      open.pop();
      continue;
    }
    const [key, member] = next.value;
    text += (frame.first ? '' : ',') + (key === null ? '' : `${JSON.stringify(key)}:`);
    frame.first = false;
    text += begin(member, open);
  }
  return text.length > maxLength ? { text: beginning(text, maxLength), cut: true } : { text, cut: false };
}

function begin(value: JsonValue, open: Open[]): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (isJsonArray(value)) {
    open.push({ members: elements(value), close: ']', first: true });
    return '[';
  }
  if (isJsonObject(value)) {
    open.push({ members: value.entries(), close: '}', first: true });
    return '{';
  }
  return value.token;
}

function* elements(array: readonly JsonValue[]): Generator<readonly [null, JsonValue], void> {
  for (const element of array) yield [null, element];
}

/** The first `length` characters, one less where that would cut a surrogate pair. */
function beginning(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
