import { sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, Reply, RowIssue } from '../model/item.ts';
import { PLAIN, readCalls } from './calls.ts';
import { excerptOfSlice } from './excerpt.ts';
import { pathOf, present, type Fields } from './fields.ts';
import { jsonInside } from './nestedJson.ts';

export interface Unreadable {
  readonly unreadable: RowIssue;
}

/** A reply, or the issue that says why it cannot be read: then nothing may be judged from it. */
export type ReplyRead = Reply | Unreadable;

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

export function unreadable(path: string, slice: JsonSlice): Unreadable {
  return { unreadable: { code: 'reply-unreadable', path, found: excerptOfSlice(slice) } };
}

/** A list of calls, or JSON text of one. Anything else is unreadable: taken as no calls it would be judged wrong. */
export function callsField(fields: Fields, name: string): { readonly list: readonly Call[] } | Unreadable {
  const found = present(fields, name);
  if (found === undefined) return { list: [] };
  const list = jsonInside(found);
  if (list === null || sliceType(list) !== 'array') return unreadable(pathOf(fields, name), found);
  return { list: readCalls(list, PLAIN, pathOf(fields, name), fields.issues) };
}
