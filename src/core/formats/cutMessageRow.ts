import type { JsonSlice } from '../json/slice.ts';
import type { Call, ReplyRow } from '../model/item.ts';
import { PLAIN } from './calls.ts';
import { CallCutter } from './cutCalls.ts';

/**
 * A row `{id, content, tool_calls, finish_reason}` in its common shape, each member at most once and of its usual type,
 * cut out in one pass. Null for every other: it is then read member by member, with the same result.
 */
export function cutMessageRow({ text, start, end }: JsonSlice): ReplyRow | null {
  return new MessageCutter(text, start, end, PLAIN).row();
}

const ID = 1;
const CONTENT = 2;
const CALLS = 4;
const FINISH = 8;

class MessageCutter extends CallCutter {
  row(): ReplyRow | null {
    let id: string | null = null;
    let content: string | null = null;
    let finishReason: string | null = null;
    let calls: readonly Call[] | null = null;
    let seen = 0;
    if (!this.take(0x7b)) return null;
    do {
      const bit = this.skipPlain() ? this.bitOfKey() : 0;
      if (bit === 0 || (seen & bit) !== 0 || !this.take(0x3a)) return null;
      seen |= bit;
      if (this.takeNull()) continue;
      if (bit === CALLS) {
        const list = this.list();
        if (list === null) return null;
        calls = list;
        continue;
      }
      const value = this.string() ?? (bit === ID ? this.digits() : null);
      if (value === null) return null;
      if (bit === ID) id = value;
      else if (bit === CONTENT) content = value;
      else finishReason = value;
    } while (this.take(0x2c));
    if (!this.take(0x7d) || !this.atEnd || (seen & (CONTENT | CALLS)) === 0) return null;
    return { id, attempt: null, reply: replyOf(content, calls, finishReason), issues: [] };
  }

  private bitOfKey(): number {
    if (this.was('id')) return ID;
    if (this.was('content')) return CONTENT;
    if (this.was('tool_calls')) return CALLS;
    return this.was('finish_reason') ? FINISH : 0;
  }
}

/** Written out twice: to spread one into the other takes as long as the cutting. */
function replyOf(text: string | null, calls: readonly Call[] | null, finishReason: string | null): ReplyRow['reply'] {
  return calls === null
    ? {
        text,
        answer: null,
        calls: NO_CALLS,
        finishReason,
        failureKind: null,
        ok: null,
        completionTokens: null,
        tokenCap: null,
      }
    : {
        text,
        answer: null,
        calls,
        finishReason,
        failureKind: null,
        ok: null,
        completionTokens: null,
        tokenCap: null,
        statesCalls: true,
      };
}

const NO_CALLS: readonly Call[] = [];
