import { elements, type JsonSlice } from '../json/slice.ts';
import { chatFormat } from './chatFormat.ts';
import { firstIn } from './conversation.ts';
import { fieldsOf, plainText } from './fields.ts';
import type { Format } from './format.ts';
import { namesIn } from './recognition.ts';

/**
 * Conversations as Anthropic's interface has them, one a row: `{system?, messages, tools?}` with the blocks `tool_use`,
 * `tool_result` and `thinking`. A user's message of nothing but results does not begin a turn.
 */
export const anthropic: Format = chatFormat('anthropic', shown);

const BLOCKS: ReadonlySet<string> = new Set(['tool_use', 'tool_result', 'thinking', 'redacted_thinking']);

/** A block, the system prompt beside the messages, or the name of a tool's schema tells it from OpenAI's. */
function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const messages = firstIn(row.get('messages')).map((one) => fieldsOf(one, '', []));
  if (messages.length === 0 || !messages.every(({ byName }) => byName.has('role'))) return null;
  const system = row.has('system') && messages.every((one) => plainText(one, 'role') !== 'system');
  const tools = firstIn(row.get('tools')).some((one) => fieldsOf(one, '', []).byName.has('input_schema'));
  const blocks = messages.some(({ byName }) => holdsBlock(byName.get('content')));
  return system || tools || blocks ? namesIn(row, ['system', 'messages', 'tools']) : null;
}

function holdsBlock(content: JsonSlice | undefined): boolean {
  const parts = content === undefined ? [] : elements(content);
  return parts.some((part) => BLOCKS.has(plainText(fieldsOf(part, '', []), 'type') ?? ''));
}
