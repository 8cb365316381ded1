import { elements, sliceType, type JsonSlice } from '../json/slice.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { Reply } from '../model/item.ts';
import { failedRequest } from './failedRequest.ts';
import { fieldsOf, pathOf, plainText, present, type Fields } from './fields.ts';
import { spokenIn } from './messages.ts';
import { STATED, tokenFields } from './replyParts.ts';
import { RESPONSES_TYPES } from './responsesItem.ts';
import { replyOfTurn } from './turnReply.ts';

/** Whether an object has the `output` of OpenAI's Responses: a list of items, each of a type. */
export function hasResponsesOutput(fields: Fields): boolean {
  const output = present(fields, 'output');
  return output !== undefined && isItemList(output, isMessage);
}

/** The type of an item that other lists have, too. */
export function isMessage(type: string): boolean {
  return type === 'message';
}

/** Whether a list holds items of a type, one of them of a type that only Responses have or one that `or` takes. */
export function isItemList(list: JsonSlice, or: (type: string) => boolean): boolean {
  if (sliceType(list) !== 'array') return false;
  const types = elements(list).map((one) => plainText(fieldsOf(one, '', []), 'type'));
  return types.some((type) => type !== null && (RESPONSES_TYPES.has(type) || or(type)));
}

/**
 * The reply in the `output` of a response `{output, status?, incomplete_details?, usage?}`. The finish reason is its
 * `status`, with the reason where it is incomplete. A response that failed is no reply.
 */
export function responsesReply(fields: Fields): Reply {
  const output = spokenIn(fields.byName.get('output')!, pathOf(fields, 'output'), fields.issues);
  const reply = replyOfTurn(output, fields);
  if (reply === null) return failedRequest(fields) ?? { ...emptyReply, ...STATED, ...tokenFields(fields) };
  if (reply.unreadable !== undefined) return reply;
  return { ...reply, ...STATED, finishReason: statusOf(fields) ?? reply.finishReason };
}

function statusOf(fields: Fields): string | null {
  const status = plainText(fields, 'status');
  const details = present(fields, 'incomplete_details');
  const why = details === undefined ? null : plainText(fieldsOf(details, '', []), 'reason');
  return status === null || why === null ? status : `${status}:${why}`;
}
