import { asString, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Message, Recorded, RecordedKind } from '../model/item.ts';
import { present, wrongType, type Fields } from './fields.ts';
import { messageOf } from './spoken.ts';

/** Answers that are held against one another, as messages under the names that the file has for them. */
export function outputs(row: Fields, names: readonly string[]): readonly Message[] {
  return names.flatMap((name) => {
    const found = present(row, name);
    if (found === undefined) return [];
    const text = asString(found);
    if (text === null) wrongType(row, name, found);
    return [messageOf('assistant', name, text ?? rawText(found))];
  });
}

/**
 * Which of several things somebody chose: none of it is right or wrong. What is none of them broke when the file was
 * made, and is a fault. `same` are other words for one of them.
 */
export function choice(
  name: string,
  kind: Extract<RecordedKind, 'label' | 'judge'>,
  slice: JsonSlice | undefined,
  choices: ReadonlySet<string>,
  same: ReadonlyMap<string, string> = new Map(),
): readonly Recorded[] {
  if (slice === undefined || sliceType(slice) === 'null') return [];
  const written = asString(slice) ?? rawText(slice);
  const text = same.get(written) ?? written;
  return [choices.has(text) ? { name, text, kind } : { name, text, kind, state: 'fault' }];
}

/** A text that says why; an empty one says nothing. */
export function reason(name: string, slice: JsonSlice | undefined): readonly Recorded[] {
  const text = slice === undefined ? null : asString(slice);
  return text === null || text.trim() === '' ? [] : [{ name, text, kind: 'reason' }];
}
