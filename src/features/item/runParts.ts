import type { Message, Reply } from '../../core/model/item.ts';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import type { Said } from './messageRows.ts';

/** As many are read at once; further ones are folded. */
export const FEW_MESSAGES = 8;
export const FEW_TOOLS = 2;

/** What a run has to do and what it came to, out of one list of messages. Each is null where the file has none. */
export interface RunEnds {
  readonly task: string | null;
  readonly answer: RunAnswer | null;
}

export interface RunAnswer {
  readonly text: string | null;
  readonly calls: Reply['calls'];
  /** Null where the answer is the last message of a conversation, and no reply of its own. */
  readonly reply: Reply | null;
}

/**
 * Where the file has a reply, it answers the last thing that the user said; a conversation that is the run itself, or in
 * which what a calculator gave stands as a user's words, begins with its task.
 */
export function runEnds({ input, continuation, reply, calculator }: RunDetail): RunEnds {
  const whole = calculator !== undefined || (reply === null && continuation.length === 0);
  const asked = (whole ? input : input.toReversed()).find(({ role, text }) => role === 'user' && text !== '');
  const task = asked ?? (input.length === 1 ? input[0] : undefined);
  return { task: task?.text ?? null, answer: answerOf(reply, [...input, ...continuation]) };
}

function answerOf(reply: Reply | null, messages: readonly Message[]): RunAnswer | null {
  const text = reply?.answer ?? reply?.text ?? null;
  const calls = reply?.calls ?? [];
  if (reply !== null && ((text ?? '') !== '' || calls.length > 0)) return { text, calls, reply };
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return null;
  return { text: last.text === '' ? null : last.text, calls: last.calls, reply: null };
}

/** What was said besides the answer: a file may have the reply a second time, as the last message of the turn. */
export function runMessages({ input, continuation, reply, callsReadBy }: RunDetail): Said {
  const last = continuation.at(-1);
  const twice = last?.role === 'assistant' && last.calls.length === 0 && last.text === reply?.text;
  return { input, continuation: twice ? continuation.slice(0, -1) : continuation, reply: null, callsReadBy };
}

/** Whether messages say more than the task does. */
export function saysMore({ input, continuation }: Said): boolean {
  return continuation.length > 0 || input.length > 1 || input.some(({ calls }) => calls.length > 0);
}

/**
 * Whether the file says of the steps by themselves: those that are the reply's calls are shown with it. Calls of a
 * reference that nothing stands beside are shown as the reference alone.
 */
export function hasSteps({ trajectory, reply, referenceCalls }: RunDetail): boolean {
  if (trajectory === undefined || trajectory === null) return false;
  const calls = reply?.calls ?? [];
  if ((referenceCalls ?? null) !== null && calls.length === 0 && (reply?.trajectory ?? null) === null) return false;
  return trajectory.references.length > 0 || (reply?.trajectory ?? null) !== null;
}

/** Whether the run came to nothing but its steps, which are shown as such. */
export function answersBySteps(detail: RunDetail, answer: RunAnswer | null): boolean {
  const { reply } = detail;
  return answer === null && reply !== null && reply.unreadable === undefined && (reply.trajectory ?? null) !== null;
}
