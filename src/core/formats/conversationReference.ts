import type { ItemRow, Reference, Reply, RowIssue } from '../model/item.ts';
import type { JsonSlice } from '../json/slice.ts';
import { conversationOf, messages, type Conversation } from './conversation.ts';
import { conversationRow, CONVERSATION_SCORED } from './conversationRow.ts';
import { conversationTools, offersTools } from './conversationTools.ts';
import type { Fields } from './fields.ts';
import type { Format } from './format.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { messageOf, spokenText, type Spoken } from './spoken.ts';
import { turnReference } from './turnReference.ts';
import { withWrittenCalls } from './writtenCalls.ts';

/**
 * Conversations, in whatever shape is read, whose recorded turn is what is right: it gives the reference, and no reply.
 * Nothing in a file tells that it is meant so, and it is never recognised: whoever opens the file chooses it.
 */
export const conversationReference: Format = {
  name: 'conversation-reference',
  kind: 'dataset',
  scored: CONVERSATION_SCORED,
  records: true,
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

/** Its calls, and the last of its texts; of a reply that stands beside the messages likewise. */
function referenceOf({ turn, reply }: Conversation, row: Fields): Reference {
  if (reply === null) return NO_REFERENCE;
  const tools = conversationTools(row);
  const spoken = turn.length === 0 ? spokenReply(reply) : turn.map((one) => withWrittenCalls(one, tools));
  return turnReference(spoken, offersTools(row));
}

function spokenReply(reply: Reply): readonly Spoken[] {
  if (reply.unreadable !== undefined) return [];
  const { calls, text, answer } = reply;
  const message = messageOf('assistant', 'assistant', text ?? '', { calls });
  return [{ ...spokenText(message), said: answer ?? text, statesCalls: reply.statesCalls === true }];
}
