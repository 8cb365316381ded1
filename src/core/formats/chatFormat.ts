import type { ItemRow, RowIssue } from '../model/item.ts';
import type { JsonSlice } from '../json/slice.ts';
import { conversationOf, messages } from './conversation.ts';
import { conversationRow, CONVERSATION_SCORED, referenceBeside } from './conversationRow.ts';
import type { Format } from './format.ts';
import { recogniseRows, type RowTest } from './recognition.ts';

/** A format of recorded conversations, one a row. They are read alike, and differ in how they are told. */
export function chatFormat(name: string, shown: RowTest): Format {
  return {
    name,
    kind: 'dataset',
    scored: CONVERSATION_SCORED,
    records: true,
    besides: 'conversation-replies',
    recognises: (head) => recogniseRows(head, shown),
    read,
  };
}

/** A recorded conversation as an item: its last turn is the reply, and what stands beside it the reference, if any. */
function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  return conversationRow(slice, (row) => {
    const { input, turn, reply } = conversationOf(row);
    return { input: messages(input), continuation: messages(turn), reference: referenceBeside(row), reply };
  });
}
