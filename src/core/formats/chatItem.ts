import type { ItemRow, RowIssue } from '../model/item.ts';
import type { JsonSlice } from '../json/slice.ts';
import { conversationOf, messages } from './conversation.ts';
import { conversationRow, referenceBeside } from './conversationRow.ts';

/** A recorded conversation as an item: its last turn is the reply, and what stands beside it the reference, if any. */
export function chatItem(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  return conversationRow(slice, (row) => {
    const { input, turn, reply } = conversationOf(row);
    return { input: messages(input), continuation: messages(turn), reference: referenceBeside(row), reply };
  });
}
