import { elements, type JsonSlice, type MemberSlice } from '../json/slice.ts';
import type { ItemRow, RowIssue } from '../model/item.ts';
import { firstIn, messages, spokenOf } from './conversation.ts';
import { conversationRow, CONVERSATION_SCORED } from './conversationRow.ts';
import { conversationTools, offersTools } from './conversationTools.ts';
import { fieldsOf } from './fields.ts';
import type { Format } from './format.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { callsOfTurn } from './turnReference.ts';
import { withWrittenCalls } from './writtenCalls.ts';

/**
 * Training data with tools as ShareGPT's `{conversations: [{from, value}], tools, system?}` and LLaMA-Factory's
 * `{messages: [{role, content: [{type, value}]}], tools}` have them. Every call in it, in order, is the reference, and
 * that no tool is called where some are offered; the input ends before the first of them. Calls between Hermes's tags in
 * a text are calls, too.
 */
export const sharegpt: Format = {
  name: 'sharegpt',
  kind: 'dataset',
  scored: CONVERSATION_SCORED,
  records: true,
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, MemberSlice>): readonly string[] | null {
  const turns = firstIn(row.get('conversations') ?? row.get('conversation') ?? row.get('messages'));
  const first = turns[0] === undefined ? null : fieldsOf(turns[0], '', []).byName;
  if (first === null) return null;
  const plain = first.has('from') && first.has('value');
  return plain || holdsParts(first.get('content'))
    ? namesIn(row, ['conversations', 'conversation', 'messages', 'tools', 'system'])
    : null;
}

/** Parts whose text is called `value`, as only LLaMA-Factory's are. */
function holdsParts(content: JsonSlice | undefined): boolean {
  const part = content === undefined ? undefined : elements(content)[0];
  const names = part === undefined ? undefined : fieldsOf(part, '', []).byName;
  return names?.has('type') === true && names.has('value');
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  return conversationRow(slice, (row) => {
    const tools = conversationTools(row);
    const all = spokenOf(row).map((one) => withWrittenCalls(one, tools));
    const first = all.findIndex(
      ({ message, unread }) => message.role === 'assistant' && (message.calls.length > 0 || unread !== null),
    );
    const cut = first < 0 ? all.length : first;
    return {
      input: messages(all.slice(0, cut)),
      continuation: messages(all.slice(cut)),
      reference: callsOfTurn(all, offersTools(row)),
      reply: null,
    };
  });
}
