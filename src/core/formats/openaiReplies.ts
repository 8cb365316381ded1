import { sliceType, type JsonSlice } from '../json/slice.ts';
import type { Reply, ReplyRow, RowIssue } from '../model/item.ts';
import { cutMessageRow } from './cutMessageRow.ts';
import { excerptOf } from './excerpt.ts';
import { failedRequest } from './failedRequest.ts';
import { countField, fieldsOf, nameField, pathOf, present, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { looksLikeOpenai, OPENAI_MEMBERS } from './openaiReply.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { replyFrom } from './reply.ts';
import { FINISH_MEMBERS } from './replyParts.ts';
import { isItemList, isMessage } from './responsesReply.ts';
import { NO_REPLY, rowFields } from './row.ts';

/**
 * OpenAI-shaped replies, one a row: a message `{id, content, tool_calls, finish_reason}`, a choice
 * `{id, message, finish_reason}`, a completion `{id, choices, usage}`, a response `{id, output, status}`, or a line of a batch's output
 * `{custom_id, response: {body: {choices}}}`, whose `custom_id` is the item's.
 */
export const openaiReplies: Format = {
  name: 'openai-replies',
  kind: 'replies',
  scored: [
    'id',
    'attempt',
    'custom_id',
    'response',
    'error',
    ...OPENAI_MEMBERS,
    'output',
    'status',
    'incomplete_details',
    'calls',
    'refusal',
    ...FINISH_MEMBERS,
    'usage',
    'max_tokens',
    'max_completion_tokens',
    'max_output_tokens',
  ],
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  if (['input', 'query', 'reference', 'reply'].some((name) => row.has(name))) return null;
  if (row.has('custom_id') && row.has('response')) return ['custom_id', 'response'];
  const found = namesIn(row, OPENAI_MEMBERS);
  const output = row.get('output');
  if (found.length === 0 && output !== undefined && isItemList(output, isMessage)) return ['output'];
  return found.length === 0 ? null : namesIn(row, ['id', 'attempt', ...OPENAI_MEMBERS, 'finish_reason']);
}

function read(slice: JsonSlice): ReplyRow | { readonly refused: RowIssue } {
  return cutMessageRow(slice) ?? readMembers(slice);
}

/** Member by member, whatever stands in the row. */
export function readMembers(slice: JsonSlice): ReplyRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  // Where the completion stands: the row itself, its `response`, or the `body` in that.
  const response = inside(row, 'response');
  const body = inside(response, 'body');
  const reply = looksLikeOpenai(body) ? replyFrom(body) : failure(row, response, body);
  if (reply === null) return NO_REPLY;
  const id = nameField(row, row.byName.has('custom_id') ? 'custom_id' : 'id');
  return { id, attempt: countField(row, 'attempt'), reply, issues: row.issues };
}

function failure(row: Fields, response: Fields, body: Fields): Reply | null {
  const status = response === row ? null : nameField(response, 'status_code');
  if (status !== null && !/^2\d\d$/.test(status)) return failedRequest(response, excerptOf(status));
  return failedRequest(row) ?? failedRequest(body);
}

function inside(fields: Fields, name: string): Fields {
  const found = present(fields, name);
  return found === undefined || sliceType(found) !== 'object'
    ? fields
    : fieldsOf(found, pathOf(fields, name), fields.issues);
}
