import type { AcceptedText, ItemRow, Reference, RowIssue } from '../model/item.ts';
import type { JsonSlice } from '../json/slice.ts';
import { conversationOf, messages, type Conversation } from './conversation.ts';
import { conversationRow, CONVERSATION_SCORED } from './conversationRow.ts';
import type { Fields } from './fields.ts';
import type { Format } from './format.ts';
import { callsOfTurn } from './turnReference.ts';

/**
 * Conversations, in whatever shape is read, whose recorded turn is what is right: it gives the reference, and no reply.
 * Nothing in a file tells that it is meant so, and it is never recognised: whoever opens the file chooses it.
 */
export const conversationReference: Format = {
  name: 'conversation-reference',
  kind: 'dataset',
  scored: CONVERSATION_SCORED,
  recognises: () => null,
  read,
};

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  return conversationRow(slice, (row) => {
    const conversation = conversationOf(row);
    const { input, turn } = conversation;
    return {
      input: messages(input),
      continuation: messages(turn),
      reference: referenceOf(conversation, row),
      reply: null,
    };
  });
}

/** Its calls, and the last of its texts. */
function referenceOf({ turn }: Conversation, row: Fields): Reference {
  if (!turn.some(({ message }) => message.role === 'assistant')) return { calls: null, texts: null, problem: null };
  const calls = callsOfTurn(turn, row);
  const said = turn.filter(({ message }) => message.role === 'assistant').map((one) => one.said ?? '');
  const text = said.findLast((one) => one !== '');
  const texts: readonly AcceptedText[] | null = text === undefined ? null : [{ kind: 'text', text }];
  return { ...calls, texts };
}
