import { decodeReply } from '../dialects/decodeReply.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { ToolsSource } from '../model/item.ts';
import { BROKEN_CALL } from './parts.ts';
import type { Spoken } from './spoken.ts';

/** What announces a call in the text of training data: Hermes's tag, which Qwen's has taken over. */
const TAG = '<tool_call>';

/**
 * A message that is held to be right, with the calls that stand in its text between Hermes's tags, as in the data that
 * Hermes was trained on. What the tag announces and is no call breaks a reference that is made of it.
 */
export function withWrittenCalls(spoken: Spoken, tools: ToolsSource | null): Spoken {
  const { message, said, statesCalls, unread } = spoken;
  const text = said ?? '';
  if (message.role !== 'assistant' || statesCalls || unread !== null || !text.includes(TAG)) return spoken;
  for (const dialect of ['hermes', 'qwen']) {
    const { calls } = decodeReply({ ...emptyReply, text }, dialect, tools).reply;
    if (calls.length > 0) return { ...spoken, message: { ...message, calls }, statesCalls: true };
  }
  const slice = { text, start: text.indexOf(TAG), end: text.length };
  return { ...spoken, unread: { path: '', found: BROKEN_CALL, slice } };
}
