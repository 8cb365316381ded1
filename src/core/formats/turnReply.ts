import { emptyReply } from '../model/emptyReply.ts';
import type { Reply } from '../model/item.ts';
import type { Fields } from './fields.ts';
import { finishField, STATED, tokenFields, unreadableReply } from './replyParts.ts';
import type { Spoken } from './spoken.ts';

/**
 * The reply that the assistant's messages of one turn are together: all calls in order and the last text; null when
 * there is no such message. Where no call is stated all texts are kept, one below the other, for a call may be written
 * into any of them; the last is then the `answer`. `around` holds what stands beside the turn.
 */
export function replyOfTurn(turn: readonly Spoken[], around: Fields): Reply | null {
  const parts = turn.filter(({ message }) => message.role === 'assistant');
  const last = parts.at(-1);
  if (last === undefined) return null;
  const unread = parts.find((part) => part.unread !== null)?.unread ?? null;
  if (unread !== null) return unreadableReply(unread.path, unread.slice, around.issues, { found: unread.found });
  const calls = parts.flatMap(({ message }) => message.calls);
  const texts = parts.flatMap(({ said }) => (said === null || said === '' ? [] : [said]));
  const final = texts.at(-1) ?? null;
  const isScattered = calls.length === 0 && texts.length > 1;
  return {
    ...emptyReply,
    text: isScattered ? texts.join('\n') : (final ?? last.said),
    answer: isScattered ? final : null,
    calls,
    finishReason: last.finishReason ?? finishField(around),
    failureKind: last.refuses ? 'refusal' : null,
    ...tokenFields(around),
    ...(parts.some((part) => part.statesCalls) ? STATED : {}),
  };
}
