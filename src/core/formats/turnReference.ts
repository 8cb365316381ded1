import type { Reference } from '../model/item.ts';
import { excerptOf, excerptOfSlice } from './excerpt.ts';
import { BROKEN_CALL } from './parts.ts';
import { broken, NO_REFERENCE } from './referenceCalls.ts';
import type { Spoken } from './spoken.ts';

/**
 * What the assistant's messages of a turn hold to be right: their calls, as `callsOfTurn` has them, and the last text.
 */
export function turnReference(turn: readonly Spoken[], offered: boolean): Reference {
  const said = turn.filter(({ message }) => message.role === 'assistant').map((one) => one.said ?? '');
  const text = said.findLast((one) => one !== '');
  return { ...callsOfTurn(turn, offered), texts: text === undefined ? null : [{ kind: 'text', text }] };
}

/**
 * The calls of the assistant's messages of a turn, and that none is made where tools are offered and none is called.
 * What cannot be read breaks the reference, with the call that it concerns.
 */
export function callsOfTurn(turn: readonly Spoken[], offered: boolean): Reference {
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
  return calls.length > 0 || offered ? { calls, texts: null, problem: null } : NO_REFERENCE;
}
