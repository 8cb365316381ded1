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

/** Whether the dialect reads values by the types of the item's tools. */
export function readsTools(parser: string): boolean {
  return DIALECTS.find((one) => one.name === parser)?.readsTools === true;
}

/**
 * The reply with the tool calls that stand in its text, by the dialect that its server is declared to
 * parse (`toolCallParser`). A reply with calls is never read, nor is one whose file states its calls,
 * were it none: what announces a call there is one that the server could not decode. `tools` are the
 * item's; they give types to values that a dialect writes bare, so whoever shows a reply has to hand in
 * what the scorer was handed. A parser that is not known (`other`) finds nothing. Pure, linear in the text.
 */
export function decodeReply(reply: Reply, parser: string, tools: ToolsSource | null = null): DecodedReply {
  const untouched: DecodedReply = { reply, readBy: null, unparsed: null };
  const { text } = reply;
  if (text === null || reply.calls.length > 0) return untouched;
  const read = DIALECTS.find((one) => one.name === parser)?.read(text, tools) ?? null;
  if (read === null) return untouched;
  const { announced, calls } = read;
  if (calls === null || reply.statesCalls === true) return { ...untouched, unparsed: announced };
  return { reply: { ...reply, calls }, readBy: parser, unparsed: null };
}
