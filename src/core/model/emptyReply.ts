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

/** True when a reply has no text, no answer, no calls, no steps and, of a normaliser, no output but a refusal. */
export function isEmptyReply(reply: Reply): boolean {
  const { text, answer, calls, trajectory, output } = reply;
  const isSilent = (text ?? '') === '' && (answer ?? '') === '' && calls.length === 0;
  return isSilent && (trajectory ?? []).length === 0 && (output === undefined || output.kind === 'refused');
}
