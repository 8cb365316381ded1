import type { JsonSlice } from '../json/slice.ts';
import type { ReplyRow, RowIssue } from '../model/item.ts';
import { conversationOf } from './conversation.ts';
import { conversationId, CONVERSATION_SCORED } from './conversationRow.ts';
import { countField } from './fields.ts';
import type { Format } from './format.ts';
import { NO_REPLY, rowFields } from './row.ts';

/**
 * Conversations, in whatever shape is read, of which only the recorded turn counts: replies to the items of another
 * file. Taken for conversations that come with a dataset of another kind.
 */
export const conversationReplies: Format = {
  name: 'conversation-replies',
  kind: 'replies',
  scored: CONVERSATION_SCORED,
  recognises: () => null,
  read,
};

function read(slice: JsonSlice): ReplyRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const { reply } = conversationOf(row);
  if (reply === null) return NO_REPLY;
  return { id: conversationId(row), attempt: countField(row, 'attempt'), reply, issues: row.issues };
}
