import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, Message, Role, RowIssue } from '../model/item.ts';
import { PLAIN, readCalls } from './calls.ts';
import { contentText } from './content.ts';
import { fieldsOf, pathOf, present, textField, wrongType, type Fields } from './fields.ts';

const ROLES: ReadonlyMap<string, Role> = new Map<string, Role>([
  ['system', 'system'],
  ['developer', 'system'],
  ['user', 'user'],
  ['human', 'user'],
  ['assistant', 'assistant'],
  ['agent', 'assistant'],
  ['ai', 'assistant'],
  ['model', 'assistant'],
  ['tool', 'tool'],
  ['function', 'tool'],
]);

/** One text from the user. */
export function userMessage(text: string): Message {
  return { role: 'user', roleAsWritten: 'user', text, calls: [], callRef: null };
}

/** An item's input: a text, or a list of messages `{role, content, tool_calls?, tool_call_id?}`. */
export function inputField(row: Fields, name: string): readonly Message[] {
  const found = present(row, name);
  if (found === undefined) {
    row.issues.push({ code: 'input-missing', path: name, found: '' });
    return [];
  }
  const text = asString(found);
  if (text !== null) return [userMessage(text)];
  if (sliceType(found) === 'array') return messagesOf(found, name, row.issues);
  wrongType(row, name, found);
  return [userMessage(rawText(found))];
}

function messagesOf(list: JsonSlice, path: string, issues: RowIssue[]): readonly Message[] {
  return elements(list).map((one, at) => messageOf(one, `${path}[${at}]`, issues));
}

function messageOf(slice: JsonSlice, path: string, issues: RowIssue[]): Message {
  const text = asString(slice);
  if (text !== null) return userMessage(text);
  const fields = fieldsOf(slice, path, issues);
  if (sliceType(slice) !== 'object') issues.push({ code: 'field-type', path, found: sliceType(slice) });
  const roleAsWritten = textField(fields, 'role') ?? '';
  return {
    role: ROLES.get(roleAsWritten.toLowerCase()) ?? 'other',
    roleAsWritten,
    text: contentText(fields, 'content') ?? '',
    calls: callsOf(fields),
    callRef: textField(fields, 'tool_call_id') ?? textField(fields, 'name'),
  };
}

function callsOf(fields: Fields): readonly Call[] {
  const list = present(fields, 'tool_calls');
  if (list === undefined) return [];
  if (sliceType(list) === 'array') return readCalls(list, PLAIN, pathOf(fields, 'tool_calls'), fields.issues);
  wrongType(fields, 'tool_calls', list);
  return [];
}
