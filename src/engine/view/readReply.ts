import { decodeReply } from '../../core/dialects/decodeReply.ts';
import type { Reply } from '../../core/model/item.ts';
import type { ReadItem } from '../dataset/itemReader.ts';
import type { Run } from '../run/run.ts';

/** A reply as a run judges it, and the dialect by which calls were read out of its text; null where none were. */
export interface RunReply {
  readonly reply: Reply | null;
  readonly readBy: string | null;
}

/**
 * The item's reply with the calls that the run's dialect finds in its text. `read` is a whole row: tools give types to
 * values.
 */
export function replyInRun({ item, reply }: ReadItem, run: Run | null): RunReply {
  const parser = run?.options.get('toolCallParser');
  if (reply === null || parser === undefined) return { reply, readBy: null };
  return decodeReply(reply, parser, item.tools);
}
