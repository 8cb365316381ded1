import { sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, Reply, RowIssue } from '../model/item.ts';
import { PLAIN, readCalls } from './calls.ts';
import { excerptOfSlice } from './excerpt.ts';
import { pathOf, present, type Fields } from './fields.ts';
import { jsonInside } from './nestedJson.ts';

export const EMPTY_REPLY: Reply = {
  text: null,
  answer: null,
  calls: [],
  finishReason: null,
  failureKind: null,
  ok: null,
  completionTokens: null,
  tokenCap: null,
};

export function textReply(text: string): Reply {
  return { ...EMPTY_REPLY, text };
}

/** A reply that stands in the file but cannot be read, with an issue: nothing may be judged from it. */
export function unreadableReply(path: string, slice: JsonSlice, issues: RowIssue[]): Reply {
  issues.push({ code: 'reply-unreadable', path, found: excerptOfSlice(slice) });
  return { ...EMPTY_REPLY, unreadable: { path, found: sliceType(slice) } };
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
