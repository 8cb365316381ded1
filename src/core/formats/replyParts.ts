import { sliceType, type JsonSlice } from '../json/slice.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { Call, Reply, RowIssue, UnreadableReply } from '../model/item.ts';
import { PLAIN, readCalls } from './calls.ts';
import { excerptOfSlice } from './excerpt.ts';
import { pathOf, present, textField, type Fields } from './fields.ts';
import { jsonInside } from './nestedJson.ts';

export function textReply(text: string): Reply {
  return { ...emptyReply, text };
}

/** A reply that stands in the file but cannot be read, with an issue: nothing may be judged from it. */
export function unreadableReply(
  path: string,
  slice: JsonSlice,
  issues: RowIssue[],
  parts: Partial<UnreadableReply> = {},
): Reply {
  issues.push({ code: 'reply-unreadable', path, found: excerptOfSlice(slice) });
  return { ...emptyReply, unreadable: { path, found: sliceType(slice), ...parts } };
}

/** Why the model stopped, by the names that OpenAI, Anthropic and Ollama have for it. */
export const FINISH_MEMBERS: readonly string[] = ['finish_reason', 'stop_reason', 'done_reason'];

export function finishField(fields: Fields): string | null {
  for (const name of FINISH_MEMBERS) {
    const reason = textField(fields, name);
    if (reason !== null) return reason;
  }
  return null;
}

/**
 * A list of calls, or JSON text of one; none when the member is absent. Null for anything else: taken
 * as no calls it would be judged wrong.
 */
export function callsField(fields: Fields, name: string): readonly Call[] | null {
  const found = present(fields, name);
  if (found === undefined) return [];
  const list = jsonInside(found);
  if (list === null || sliceType(list) !== 'array') return null;
  return readCalls(list, PLAIN, pathOf(fields, name), fields.issues);
}

/** For a member that `callsField` could not read. */
export function unreadableField(fields: Fields, name: string): Reply {
  return unreadableReply(pathOf(fields, name), fields.byName.get(name)!, fields.issues);
}
