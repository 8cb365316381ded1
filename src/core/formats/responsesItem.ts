import { asString, rawText, type JsonSlice } from '../json/slice.ts';
import { callWithId, PLAIN, TOOL_USE } from './calls.ts';
import { excerptOf } from './excerpt.ts';
import { present, textField, type Fields } from './fields.ts';
import { readPart, resultText, textOfParts } from './parts.ts';
import { messageOf, spokenText, type Spoken } from './spoken.ts';

/** Types of the items that OpenAI's Responses interface has beside messages, and no other interface has. */
export const RESPONSES_TYPES: ReadonlySet<string> = new Set([
  'function_call',
  'custom_tool_call',
  'mcp_call',
  'function_call_output',
  'custom_tool_call_output',
  'reasoning',
]);

/**
 * An item of OpenAI's Responses that is no message, as messages. Calls that the server answers itself
 * (`web_search_call` and its kind) are shown by their type, for the model names no tool in them; an item of a type that
 * is not known cannot stand in a reply that is read.
 */
export function responsesItem(slice: JsonSlice, fields: Fields, type: string): readonly Spoken[] {
  switch (type) {
    case 'function_call':
    case 'mcp_call':
    case 'custom_tool_call': {
      const names = type === 'custom_tool_call' ? TOOL_USE : PLAIN;
      const calls = [callWithId(slice, names, fields.path, fields.issues)];
      const call = { ...spokenText(messageOf('assistant', type, '', { calls })), statesCalls: true };
      const answered = type === 'mcp_call' && present(fields, 'output') !== undefined;
      return answered ? [call, result(fields, type)] : [call];
    }
    case 'function_call_output':
    case 'custom_tool_call_output':
      return [result(fields, type)];
    case 'reasoning': {
      const text = textOfParts([readPart(slice, fields.path, [])]);
      const message = messageOf('assistant', type, text === '' ? '[thinking, encrypted]' : text);
      return [{ ...spokenText(message), said: null }];
    }
    default: {
      const builtIn = type.endsWith('_call') || type.endsWith('_call_output');
      const message = messageOf('assistant', type, builtIn ? `[${type}]` : rawText(slice));
      const found = `an item of the type ${JSON.stringify(excerptOf(type))}`;
      const unread = builtIn ? null : { path: fields.path, found, slice };
      return [{ ...spokenText(message), said: null, unread }];
    }
  }
}

function result(fields: Fields, type: string): Spoken {
  const callRef = textField(fields, fields.byName.has('call_id') ? 'call_id' : 'id');
  return spokenText(messageOf('tool', type, resultText(fields), { callRef }));
}

/** The type of an item that is no message; null for a message. */
export function itemType(fields: Fields): string | null {
  const found = present(fields, 'type');
  const type = found === undefined ? null : asString(found);
  return type === 'message' || fields.byName.has('role') || fields.byName.has('from') ? null : type;
}
