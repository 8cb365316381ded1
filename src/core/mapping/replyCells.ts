import { ANY, readCalls } from '../formats/calls.ts';
import { replyOf } from '../formats/reply.ts';
import { textReply, unreadableReply } from '../formats/replyParts.ts';
import { asString, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { Reply, RowIssue } from '../model/item.ts';
import { isBlank, listOf, type FilledCell, type MappedRow } from './mappedRow.ts';
import { has, holdsCalls, valueInside } from './shapes.ts';

/** The reply of a row, its calls from a column of their own where there is one; null where both say nothing. */
export function mappedReply(row: MappedRow): Reply | null {
  const cell = row.cell('reply');
  const reply = cell === null ? null : replyIn(cell, row.issues);
  const calls = row.cell('calls');
  if (calls === null || isBlank(calls.slice) || reply?.unreadable !== undefined) return reply;
  return withCalls(reply ?? emptyReply, calls, row.issues);
}

/** A text is the reply's text, unless it is a whole message with calls as JSON; a list of calls is its calls. */
function replyIn({ column, slice }: FilledCell, issues: RowIssue[]): Reply {
  const value = valueInside(slice);
  if (asString(slice) !== null) return isMessage(value) ? replyOf(value, column, issues) : textReply(asString(slice)!);
  const type = sliceType(slice);
  if (type === 'boolean' || type === 'number') return textReply(rawText(slice));
  if (holdsCalls(slice)) return withCalls(emptyReply, { column, slice }, issues);
  return replyOf(slice, column, issues);
}

function isMessage(value: JsonSlice): boolean {
  if (sliceType(value) !== 'object') return false;
  return has(value, 'tool_calls') || has(value, 'choices') || (has(value, 'role') && has(value, 'content'));
}

/**
 * The reply with the calls of a cell: a list, one call, or JSON text of such. Anything else is not taken for no calls.
 */
function withCalls(reply: Reply, { column, slice }: FilledCell, issues: RowIssue[]): Reply {
  const value = valueInside(slice);
  const type = sliceType(value);
  if (type !== 'array' && !(type === 'object' && holdsCalls(value))) return unreadableReply(column, slice, issues);
  return { ...reply, calls: readCalls(listOf(value), ANY, column, issues), statesCalls: true };
}
