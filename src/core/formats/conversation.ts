import { asString, elements, sliceType, type JsonSlice } from '../json/slice.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { Message, Reply, RowIssue } from '../model/item.ts';
import { holdsCalls } from './anyReference.ts';
import { ANY, callWithId } from './calls.ts';
import { contentOf } from './content.ts';
import { failedRequest } from './failedRequest.ts';
import { pathOf, present, type Fields } from './fields.ts';
import { spokenIn, userMessage } from './messages.ts';
import { jsonInside } from './nestedJson.ts';
import { openaiReply } from './openaiReply.ts';
import { replyOf } from './reply.ts';
import { STATED } from './replyParts.ts';
import { hasResponsesOutput, responsesReply } from './responsesReply.ts';
import { messageOf, spokenText, type Spoken } from './spoken.ts';
import { replyOfTurn } from './turnReply.ts';

/** A recorded conversation: what was said up to the turn that is recorded, and that turn. */
export interface Conversation {
  readonly input: readonly Spoken[];
  readonly turn: readonly Spoken[];
  readonly reply: Reply | null;
}

/** Members that hold a conversation, the first that is there counts. */
export const CONVERSATION_MEMBERS: readonly string[] = ['messages', 'conversations', 'conversation', 'items', 'input'];

/** Members that hold a reply beside the messages. */
export const BESIDE_MEMBERS: readonly string[] = ['reply', 'response', 'completion', 'prediction', 'output'];

/**
 * The conversation of a row. The input reaches to the last message of the user (a tool's result in a user's message is
 * none), what follows is the recorded turn, and its assistant's messages are the reply. Where a reply stands beside the
 * messages, all of them are input.
 */
export function conversationOf(row: Fields): Conversation {
  const all = spokenOf(row);
  if (hasResponsesOutput(row)) {
    const turn = spokenIn(row.byName.get('output')!, pathOf(row, 'output'), []);
    return { input: all, turn, reply: responsesReply(row) };
  }
  if (present(row, 'choices') !== undefined) return { input: all, turn: [], reply: openaiReply(row) };
  const name = BESIDE_MEMBERS.find((one) => present(row, one) !== undefined);
  const beside = name === undefined ? undefined : present(row, name);
  if (beside !== undefined) {
    return { input: all, turn: [], reply: replyBeside(beside, pathOf(row, beside.key), row.issues) };
  }
  const cut = inputLength(all);
  const turn = all.slice(cut);
  return { input: all.slice(0, cut), turn, reply: replyOfTurn(turn, row) ?? failedRequest(row) };
}

/** A reply as our own files have them, or a list of calls. */
function replyBeside(slice: JsonSlice, path: string, issues: RowIssue[]): Reply {
  const isCalls = sliceType(slice) === 'array' && holdsCalls(slice);
  if (!isCalls) return replyOf(slice, path, issues);
  const calls = elements(slice).map((one, at) => callWithId(one, ANY, `${path}[${at}]`, issues));
  return { ...emptyReply, calls, ...STATED };
}

/** Up to the last message of the user; where there is none, up to the assistant's first. */
export function inputLength(all: readonly Spoken[]): number {
  const user = all.findLastIndex(({ message }) => message.role === 'user');
  if (user >= 0) return user + 1;
  const first = all.findIndex(({ message }) => message.role === 'assistant');
  return first < 0 ? all.length : first;
}

/** All that is said in a row, the system's prompt before it. */
export function spokenOf(row: Fields): readonly Spoken[] {
  return [...instructions(row), ...messagesOf(row)];
}

/** The messages themselves, also as JSON text; of a text that is none, one message. */
function messagesOf(row: Fields): readonly Spoken[] {
  const name = CONVERSATION_MEMBERS.find((one) => present(row, one) !== undefined);
  const list = name === undefined ? undefined : listIn(row.byName.get(name)!);
  if (name !== undefined && list !== undefined) return spokenIn(list, pathOf(row, name), row.issues);
  const text = name === undefined ? null : asString(row.byName.get(name)!);
  if (text !== null) return [spokenText(userMessage(text))];
  row.issues.push({ code: 'input-missing', path: pathOf(row, name ?? 'messages'), found: '' });
  return [];
}

/** The list that a value is, or that is the JSON in a text. */
export function listIn(slice: JsonSlice): JsonSlice | undefined {
  const text = asString(slice);
  if (text !== null && !/^\s*\[/.test(text)) return undefined;
  const inside = jsonInside(slice);
  return inside !== null && sliceType(inside) === 'array' ? inside : undefined;
}

/** The first objects of that list: enough to tell whose conversation it is. */
export function firstIn(slice: JsonSlice | undefined): readonly JsonSlice[] {
  const list = slice === undefined ? undefined : listIn(slice);
  return list === undefined ? [] : elements(list).filter((one) => sliceType(one) === 'object');
}

/** What stands before the messages: Anthropic's `system`, ShareGPT's too, and the `instructions` of Responses. */
function instructions(row: Fields): readonly Spoken[] {
  const name = ['system', 'instructions'].find((one) => present(row, one) !== undefined);
  if (name === undefined) return [];
  const { shown } = contentOf(row, name);
  return shown === '' ? [] : [spokenText(messageOf('system', name, shown))];
}

export function messages(spoken: readonly Spoken[]): readonly Message[] {
  return spoken.map(({ message }) => message);
}
