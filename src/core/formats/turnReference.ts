import type { Reference } from '../model/item.ts';
import { offersTools } from './conversationTools.ts';
import { excerptOf, excerptOfSlice } from './excerpt.ts';
import type { Fields } from './fields.ts';
import { BROKEN_CALL } from './parts.ts';
import { broken, NO_REFERENCE } from './referenceCalls.ts';
import type { Spoken } from './spoken.ts';

/**
 * What the assistant's messages of a turn hold to be right: their calls, and none where tools are offered and none is
 * called. What cannot be read breaks the reference, with the call that it concerns.
 */
export function callsOfTurn(turn: readonly Spoken[], row: Fields): Reference {
  const parts = turn.filter(({ message }) => message.role === 'assistant');
  const calls = parts.flatMap(({ message }) => message.calls);
  let at = 0;
  for (const { message, unread } of parts) {
    if (unread !== null) {
      const code = unread.found === BROKEN_CALL ? 'not-json' : 'not-a-call';
      return { ...broken(code, at, excerptOfSlice(unread.slice)), calls };
    }
    const nameless = message.calls.findIndex((call) => call.name === null);
    if (nameless >= 0) {
      const { argumentsText } = message.calls[nameless]!;
      return { ...broken('no-name', at + nameless, excerptOf(argumentsText ?? message.text)), calls };
    }
    at += message.calls.length;
  }
  return calls.length > 0 || offersTools(row) ? { calls, texts: null, problem: null } : NO_REFERENCE;
}
