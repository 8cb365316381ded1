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

/** True when a reply has no text, no answer, no calls and no steps. */
export function isEmptyReply(reply: Reply): boolean {
  const { text, answer, calls, trajectory } = reply;
  return (text ?? '') === '' && (answer ?? '') === '' && calls.length === 0 && (trajectory ?? []).length === 0;
}
