import { emptyReply } from '../model/emptyReply.ts';
import { elements, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, Reply } from '../model/item.ts';
import { PLAIN, readCall } from './calls.ts';
import { contentText, unreadContent } from './content.ts';
import { countField, fieldsOf, pathOf, present, textField, type Fields } from './fields.ts';
import { callsField, FINISH_MEMBERS, finishField, unreadableField, unreadableReply } from './replyParts.ts';

/** Members that only an OpenAI message, choice or completion has. */
export const OPENAI_MEMBERS: readonly string[] = ['choices', 'message', 'tool_calls', 'content', 'function_call'];

export function looksLikeOpenai(fields: Fields): boolean {
  return OPENAI_MEMBERS.some((name) => fields.byName.has(name));
}

/**
 * A message `{content, tool_calls, finish_reason?}`, a choice `{message, finish_reason}`, or a
 * completion `{choices, usage?}` (its first choice). Argument text stays raw.
 */
export function openaiReply(fields: Fields): Reply {
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
  return { ...reply, ...tokens(fields) };
}

/** `around` holds what stands beside the message: the finish reason and the usage. */
function messageReply(message: Fields, around: Fields): Reply {
  const calls = callsOf(message);
  if (calls === null) return unreadableField(message, 'tool_calls');
  const unread = unreadContent(message, 'content');
  if (unread !== null) return unreadableReply(unread.path, unread.slice, message.issues, { found: unread.found });
  const content = contentText(message, 'content');
  const refusal = content === null ? textField(message, 'refusal') : null;
  return {
    ...emptyReply,
    text: content ?? refusal,
    calls,
    finishReason: finishField(around) ?? (message === around ? null : finishField(message)),
    failureKind: refusal === null ? null : 'refusal',
    ...tokens(around),
  };
}

/** `tool_calls`, or the one `function_call` of older files. */
function callsOf(message: Fields): readonly Call[] | null {
  const single = present(message, 'function_call');
  if (present(message, 'tool_calls') !== undefined || single === undefined) return callsField(message, 'tool_calls');
  return [readCall(single, PLAIN, pathOf(message, 'function_call'), message.issues)];
}

function tokens(fields: Fields): { readonly completionTokens: number | null; readonly tokenCap: number | null } {
  const usage = present(fields, 'usage');
  const inUsage = usage === undefined ? null : fieldsOf(usage, pathOf(fields, 'usage'), fields.issues);
  return {
    completionTokens: inUsage === null ? null : countField(inUsage, 'completion_tokens'),
    tokenCap: countField(fields, 'max_completion_tokens') ?? countField(fields, 'max_tokens'),
  };
}
