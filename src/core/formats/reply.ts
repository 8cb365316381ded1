import { asString, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, Reply, RowIssue } from '../model/item.ts';
import { fieldsOf, pathOf, present, type Fields } from './fields.ts';
import { looksLikeOpenai, openaiReply } from './openaiReply.ts';
import { withTrajectory } from './ownTrajectory.ts';
import { ownReply, REPLY_MEMBERS, TOKEN_MEMBERS } from './ownReply.ts';
import { callsField, textReply, unreadableReply } from './replyParts.ts';
import { failedRequest } from './failedRequest.ts';

/** A reply inside one of our own files: an object, a plain text, or an OpenAI message, choice or completion. */
export function replyOf(slice: JsonSlice, path: string, issues: RowIssue[]): Reply {
  const text = asString(slice);
  if (text !== null) return textReply(text);
  if (sliceType(slice) === 'number') {
    issues.push({ code: 'field-type', path, found: 'number' });
    return textReply(rawText(slice));
  }
  if (sliceType(slice) !== 'object') return unreadableReply(path, slice, issues, { textless: true });
  const fields = fieldsOf(slice, path, issues);
  if (!isForeign(fields)) return replyFrom(fields);
  const found = 'an object without any member of a reply';
  return failedRequest(fields) ?? unreadableReply(path, slice, issues, { found, textless: true });
}

/**
 * The reply whose members stand in `fields`. `calls` is our own name and wins over `tool_calls`; whoever wrote both
 * is told where they differ.
 */
export function replyFrom(fields: Fields): Reply {
  if (!looksLikeOpenai(fields)) return ownReply(fields);
  if (present(fields, 'calls') === undefined) return withTrajectory(openaiReply(fields), fields);
  const own = ownReply(fields);
  if (own.unreadable !== undefined) return own;
  if (present(fields, 'tool_calls') !== undefined && !sameCalls(own.calls, callsField(fields, 'tool_calls'))) {
    fields.issues.push({ code: 'other-calls', path: pathOf(fields, 'tool_calls'), found: 'calls' });
  }
  const rest = openaiReply({ ...fields, byName: contentAlone(fields) });
  return rest.unreadable === undefined ? { ...own, text: own.text ?? rest.text } : rest;
}

function contentAlone({ byName }: Fields): Fields['byName'] {
  return new Map([...byName].filter(([name]) => name === 'content'));
}

function sameCalls(own: readonly Call[], others: readonly Call[] | null): boolean {
  return (
    others?.length === own.length &&
    own.every((call, at) => call.name === others[at]!.name && call.argumentsText === others[at]!.argumentsText)
  );
}

/** Members of a reply, and those beside them that say something of it. */
const KNOWN: readonly string[] = [
  ...REPLY_MEMBERS,
  ...TOKEN_MEMBERS,
  'max_completion_tokens',
  'usage',
  'refusal',
  'role',
];

/** Whether an object has members, and none of a reply: read as one without text and calls it would be judged wrong. */
function isForeign(fields: Fields): boolean {
  const known = KNOWN.some((name) => fields.byName.has(name));
  return !known && !looksLikeOpenai(fields) && fields.byName.size > 0;
}
