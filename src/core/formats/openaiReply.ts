import { emptyReply } from '../model/emptyReply.ts';
import { elements, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, Reply } from '../model/item.ts';
import { PLAIN, readCall } from './calls.ts';
import { contentOf } from './content.ts';
import { fieldsOf, pathOf, present, textField, type Fields } from './fields.ts';
import {
  callsField,
  FINISH_MEMBERS,
  finishField,
  STATED,
  tokenFields,
  unreadableField,
  unreadableReply,
} from './replyParts.ts';
import { hasResponsesOutput, responsesReply } from './responsesReply.ts';

/** Members that only an OpenAI message, choice or completion has; an Anthropic message has its `content`. */
export const OPENAI_MEMBERS: readonly string[] = ['choices', 'message', 'tool_calls', 'content', 'function_call'];

export function looksLikeOpenai(fields: Fields): boolean {
  return OPENAI_MEMBERS.some((name) => fields.byName.has(name)) || hasResponsesOutput(fields);
}

/**
 * A message `{content, tool_calls, finish_reason?}` (its content may hold Anthropic's blocks), a choice `{message,
 * finish_reason}`, or a completion `{choices, usage?}` (its first choice), or a response `{output, status}`. Argument
 * text stays raw.
 */
export function openaiReply(fields: Fields): Reply {
  if (hasResponsesOutput(fields)) return responsesReply(fields);
  const choices = present(fields, 'choices');
  if (choices !== undefined) return completion(fields, choices);
  const message = present(fields, 'message');
  if (message === undefined) return messageReply(fields, fields);
  if (sliceType(message) !== 'object') return unreadableField(fields, 'message');
  const inside = fieldsOf(message, pathOf(fields, 'message'), fields.issues);
  return isForeign(inside) ? unreadableField(fields, 'message') : messageReply(inside, fields);
}

/** Members of a message or choice, and those beside them that say something of the reply. */
const KNOWN: readonly string[] = [
  ...OPENAI_MEMBERS,
  ...FINISH_MEMBERS,
  'refusal',
  'role',
  'usage',
  'max_tokens',
  'max_completion_tokens',
];

/** Whether an object has members, and none that is read. */
function isForeign(fields: Fields): boolean {
  const known = KNOWN.some((name) => fields.byName.has(name));
  return !known && fields.byName.size > 0;
}

function completion(fields: Fields, choices: JsonSlice): Reply {
  const list = elements(choices);
  const first = list[0];
  const path = pathOf(fields, 'choices');
  if (first === undefined || sliceType(first) !== 'object') return unreadableField(fields, 'choices');
  if (list.length > 1) fields.issues.push({ code: 'several-choices', path, found: String(list.length) });
  const choice = fieldsOf(first, `${path}[0]`, fields.issues);
  if (isForeign(choice)) return unreadableReply(`${path}[0]`, first, fields.issues);
  const reply = openaiReply(choice);
  return { ...reply, ...tokenFields(fields) };
}

/** `around` holds what stands beside the message: the finish reason and the usage. */
function messageReply(message: Fields, around: Fields): Reply {
  const own = callsOf(message);
  if (own === null) return unreadableField(message, 'tool_calls');
  const content = contentOf(message, 'content');
  const { unread } = content;
  if (unread !== null) return unreadableReply(unread.path, unread.slice, message.issues, { found: unread.found });
  const refusal = content.said === null ? textField(message, 'refusal') : null;
  const states = content.calls !== null || present(message, 'tool_calls') !== undefined;
  return {
    ...emptyReply,
    text: content.said ?? refusal,
    calls: content.calls === null ? own : [...content.calls, ...own],
    finishReason: finishField(around) ?? (message === around ? null : finishField(message)),
    failureKind: content.refuses || refusal !== null ? 'refusal' : null,
    ...tokenFields(around),
    ...(states ? STATED : {}),
  };
}

/** `tool_calls`, or the one `function_call` of older files. */
function callsOf(message: Fields): readonly Call[] | null {
  const single = present(message, 'function_call');
  if (present(message, 'tool_calls') !== undefined || single === undefined) return callsField(message, 'tool_calls');
  return [readCall(single, PLAIN, pathOf(message, 'function_call'), message.issues)];
}
