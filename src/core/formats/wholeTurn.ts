import type { JsonSlice } from '../json/slice.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { Message, Reply } from '../model/item.ts';
import { messages } from './conversation.ts';
import type { Fields } from './fields.ts';
import { STATED } from './replyParts.ts';
import { spokenIn } from './messages.ts';
import { failuresIn, turnSteps } from './turnTrajectory.ts';
import { replyOfTurn } from './turnReply.ts';

export interface WholeTurn {
  readonly input: readonly Message[];
  readonly continuation: readonly Message[];
  readonly reply: Reply;
}

/**
 * An agent's whole run as a list of messages: all that its assistant says and calls is the reply, whatever the user
 * says in between. The input is what stands before that. It is a trace of what was called, were it nothing.
 */
export function wholeTurn(list: JsonSlice, path: string, row: Fields): WholeTurn {
  const all = spokenIn(list, path, row.issues);
  const first = all.findIndex(({ message }) => message.role === 'assistant');
  const cut = first < 0 ? all.length : first;
  const turn = all.slice(cut);
  const reply = replyOfTurn(turn, row) ?? emptyReply;
  const trajectory = turnSteps(turn, failuresIn(list));
  return {
    input: messages(all.slice(0, cut)),
    continuation: messages(turn),
    reply: reply.unreadable === undefined ? { ...reply, trajectory, ...STATED } : reply,
  };
}
