import type { Reply } from '../../core/model/item.ts';
import { words } from './words.ts';

export interface ReplyFact {
  readonly name: string;
  readonly text: string;
}

/** What a file records of a reply beside its text and calls. */
export function replyFacts(reply: Reply): readonly ReplyFact[] {
  const facts: readonly (readonly [string, string | number | boolean | null])[] = [
    [words.replyFacts.answer, reply.answer],
    [words.replyFacts.finishReason, reply.finishReason],
    [words.replyFacts.failureKind, reply.failureKind],
    [words.replyFacts.ok, reply.ok],
    [words.replyFacts.completionTokens, reply.completionTokens],
    [words.replyFacts.tokenCap, reply.tokenCap],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [{ name, text: String(value) }]));
}
