import type { Reply } from './item.ts';

/** A reply with no text and no calls: the null control of the self-test (document 000). */
export const emptyReply: Reply = {
  text: null,
  answer: null,
  calls: [],
  finishReason: null,
  failureKind: null,
  ok: null,
  completionTokens: null,
  tokenCap: null,
};

/** True when a reply has no text, no answer and no calls. */
export function isEmptyReply(reply: Reply): boolean {
  return (reply.text ?? '') === '' && (reply.answer ?? '') === '' && reply.calls.length === 0;
}
