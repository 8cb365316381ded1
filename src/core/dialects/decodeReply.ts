import type { Reply, ToolsSource } from '../model/item.ts';
import type { Announcement } from './dialect.ts';
import { DIALECTS } from './list.ts';

export interface DecodedReply {
  /** With the calls that were read from its text; the same object where none were. */
  readonly reply: Reply;
  /** The dialect whose calls were read from the text; null: the calls, if any, are the file's own. */
  readonly readBy: string | null;
  /** Set when the text announces a call and the reply has none: document 000's `unparsed-call`. */
  readonly unparsed: Announcement | null;
}

/**
 * The reply with the tool calls that stand in its text, by the dialect that its server is declared to
 * parse (`toolCallParser`). A reply with calls is never read, nor is one whose file states its calls,
 * were it none: there a marker alone is an unparsed call. `tools` are the item's; they give types to values
 * that a dialect writes bare (qwen, glm), so whoever shows a call has to hand in what the scorer was handed.
 * Pure; linear in the text; a parser that is not known (`other`) finds nothing.
 */
export function decodeReply(reply: Reply, parser: string, tools: ToolsSource | null = null): DecodedReply {
  const untouched: DecodedReply = { reply, readBy: null, unparsed: null };
  const { text } = reply;
  if (text === null || reply.calls.length > 0) return untouched;
  const dialect = DIALECTS.find((one) => one.name === parser);
  if (dialect === undefined) return untouched;
  if (reply.statesCalls === true) return { ...untouched, unparsed: dialect.announces(text) };
  const read = dialect.read(text, tools);
  if (read === null) return untouched;
  if ('unparsed' in read) return { ...untouched, unparsed: read.unparsed };
  return { reply: { ...reply, calls: read.calls }, readBy: dialect.name, unparsed: null };
}
