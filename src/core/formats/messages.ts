import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, Message, Role, RowIssue } from '../model/item.ts';
import { callWithId, PLAIN, type CallNames } from './calls.ts';
import { contentOf, type Content, type Unread } from './content.ts';
import { fieldsOf, pathOf, plainText, present, textField, wrongType, type Fields } from './fields.ts';
import { jsonInside } from './nestedJson.ts';
import { BROKEN_CALL, callsInText, resultText } from './parts.ts';
import { FINISH_MEMBERS } from './replyParts.ts';
import { itemType, responsesItem } from './responsesItem.ts';
import { messageOf, spokenText, type Spoken } from './spoken.ts';

const ROLES: ReadonlyMap<string, Role> = new Map<string, Role>([
  ['system', 'system'],
  ['developer', 'system'],
  ['user', 'user'],
  ['human', 'user'],
  ['assistant', 'assistant'],
  ['agent', 'assistant'],
  ['ai', 'assistant'],
  ['model', 'assistant'],
  ['gpt', 'assistant'],
  ['function_call', 'assistant'],
  ['tool_call', 'assistant'],
  ['tool', 'tool'],
  ['function', 'tool'],
  ['observation', 'tool'],
  ['function_response', 'tool'],
  ['tool_response', 'tool'],
]);

/** Roles whose text is the JSON of calls (ShareGPT). */
const CALL_ROLES: ReadonlySet<string> = new Set(['function_call', 'tool_call']);

/** In `tool_calls`: OpenAI's names, and LangChain's `args`. */
const TOOL_CALLS: CallNames = { name: PLAIN.name, arguments: [...PLAIN.arguments, 'args'] };

/** One text from the user. */
export function userMessage(text: string): Message {
  return messageOf('user', 'user', text);
}

/** An item's input: a text, or a list of messages. */
export function inputField(row: Fields, name: string): readonly Message[] {
  const found = present(row, name);
  if (found === undefined) {
    row.issues.push({ code: 'input-missing', path: name, found: '' });
    return [];
  }
  const text = asString(found);
  if (text !== null) return [userMessage(text)];
  if (sliceType(found) === 'array') return spokenIn(found, name, row.issues).map(({ message }) => message);
  wrongType(row, name, found);
  return [userMessage(rawText(found))];
}

/**
 * The messages of a list, in order: `{role, content, tool_calls?, tool_call_id?}` as OpenAI's chat has them, with
 * Anthropic's blocks or LLaMA-Factory's parts as content; `{from, value}` as ShareGPT, `{type, content}` as LangChain
 * has them; items of OpenAI's Responses. Results in a user's message become messages of their own, before what it says.
 */
export function spokenIn(list: JsonSlice, path: string, issues: RowIssue[]): readonly Spoken[] {
  return elements(list).flatMap((one, at) => spoken(one, `${path}[${at}]`, issues));
}

function spoken(slice: JsonSlice, path: string, issues: RowIssue[]): readonly Spoken[] {
  const text = asString(slice);
  if (text !== null) return [spokenText(userMessage(text))];
  const fields = fieldsOf(slice, path, issues);
  if (sliceType(slice) !== 'object') issues.push({ code: 'field-type', path, found: sliceType(slice) });
  const type = itemType(fields);
  if (type !== null && (CALL_ROLES.has(type) || !ROLES.has(type))) return responsesItem(slice, fields, type);
  const roleAsWritten = type ?? textField(fields, fields.byName.has('role') ? 'role' : 'from') ?? '';
  const role = ROLES.get(roleAsWritten.toLowerCase()) ?? 'other';
  return role === 'tool' ? [toolMessage(fields, roleAsWritten)] : messages(fields, role, roleAsWritten);
}

function toolMessage(fields: Fields, roleAsWritten: string): Spoken {
  const names = ['tool_call_id', 'call_id', 'tool_use_id', 'name'];
  const callRef = names.map((name) => plainText(fields, name)).find((one) => one !== null) ?? null;
  return spokenText(messageOf('tool', roleAsWritten, resultText(fields), { callRef }));
}

function messages(fields: Fields, role: Role, roleAsWritten: string): readonly Spoken[] {
  const name = fields.byName.has('value') && !fields.byName.has('content') ? 'value' : 'content';
  const content = contentOf(fields, name);
  if (content.unread?.path === pathOf(fields, name)) wrongType(fields, name, content.unread.slice);
  const results = content.results.map(({ callRef, text }) =>
    spokenText(messageOf('tool', roleAsWritten, text, { callRef })),
  );
  if (results.length > 0 && content.shown === '' && content.calls === null) return results;
  const own = CALL_ROLES.has(roleAsWritten.toLowerCase()) ? textCalls(content, fields, name) : memberCalls(fields);
  const calls = own.calls === null ? content.calls : [...(content.calls ?? []), ...own.calls];
  const refusal = content.said === null ? plainText(fields, 'refusal') : null;
  const said = own.isText ? null : (content.said ?? refusal);
  const lines = [role === 'assistant' ? thinkingOf(fields) : '', own.isText ? '' : content.shown, refusal ?? ''];
  const text = lines.filter((line) => line !== '').join('\n');
  const finish = FINISH_MEMBERS.map((member) => plainText(fields, member));
  const one: Spoken = {
    message: messageOf(role, roleAsWritten, text, { calls: calls ?? [] }),
    said,
    refuses: content.refuses || refusal !== null,
    statesCalls: calls !== null,
    finishReason: finish.find((reason) => reason !== null) ?? null,
    unread: own.unread ?? content.unread,
  };
  return [...results, one];
}

interface OwnCalls {
  readonly calls: readonly Call[] | null;
  /** The text of the message was the calls. */
  readonly isText: boolean;
  readonly unread: Unread | null;
}

const NO_CALLS: OwnCalls = { calls: null, isText: false, unread: null };

/** `tool_calls`, or the one `function_call` of older files. */
function memberCalls(fields: Fields): OwnCalls {
  const list = present(fields, 'tool_calls');
  const single = present(fields, 'function_call');
  const path = pathOf(fields, list === undefined ? 'function_call' : 'tool_calls');
  if (list === undefined) {
    return single === undefined ? NO_CALLS : { ...NO_CALLS, calls: [callWithId(single, PLAIN, path, fields.issues)] };
  }
  const inside = jsonInside(list);
  if (inside === null || sliceType(inside) !== 'array') {
    wrongType(fields, 'tool_calls', list);
    return { ...NO_CALLS, unread: { path, found: sliceType(list), slice: list } };
  }
  const calls = elements(inside).map((one, at) => callWithId(one, TOOL_CALLS, `${path}[${at}]`, fields.issues));
  return { ...NO_CALLS, calls };
}

/** Calls that are the text of the message. What is no JSON stays its text. */
function textCalls({ said }: Content, fields: Fields, name: string): OwnCalls {
  if (said === null) return memberCalls(fields);
  const path = pathOf(fields, name);
  const part = callsInText(said, path, fields.issues);
  if (part.kind === 'calls') return { calls: part.calls, isText: true, unread: null };
  return { ...NO_CALLS, unread: { path, found: BROKEN_CALL, slice: fields.byName.get(name)! } };
}

/** What reasoning models think, where it is recorded apart from the content (DeepSeek, vLLM). */
function thinkingOf(fields: Fields): string {
  const thinking = plainText(fields, 'reasoning_content') ?? plainText(fields, 'reasoning');
  return thinking === null || thinking === '' ? '' : `[thinking] ${thinking}`;
}
