import type { JsonSlice } from '../json/slice.ts';
import { chatFormat } from './chatFormat.ts';
import { firstIn } from './conversation.ts';
import { fieldsOf } from './fields.ts';
import type { Format } from './format.ts';
import { namesIn } from './recognition.ts';

/**
 * Conversations as OpenAI's chat interface has them, one a row: `{messages, tools?}` with `tool_calls` or the older
 * `function_call`, and LangChain's `{type, content}` messages. The turn behind the user's last message is the reply.
 */
export const openaiChat: Format = chatFormat('openai-chat', shown);

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  if (row.has('input') || row.has('query')) return null;
  const first = firstIn(row.get('messages') ?? row.get('conversations') ?? row.get('conversation'))[0];
  if (first === undefined) return null;
  const names = fieldsOf(first, '', []).byName;
  return names.has('role') || names.has('type')
    ? namesIn(row, ['messages', 'conversations', 'conversation', 'tools', 'functions'])
    : null;
}
