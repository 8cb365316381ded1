import { asString, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Reply, RowIssue } from '../model/item.ts';
import { fieldsOf } from './fields.ts';
import { looksLikeOpenai, openaiReply } from './openaiReply.ts';
import { ownReply } from './ownReply.ts';
import { textReply, unreadableReply } from './replyParts.ts';

/** A reply inside one of our own files: an object, a plain text, or an OpenAI message, choice or completion. */
export function replyOf(slice: JsonSlice, path: string, issues: RowIssue[]): Reply {
  const text = asString(slice);
  if (text !== null) return textReply(text);
  if (sliceType(slice) === 'number') {
    issues.push({ code: 'field-type', path, found: 'number' });
    return textReply(rawText(slice));
  }
  if (sliceType(slice) !== 'object') return unreadableReply(path, slice, issues);
  const fields = fieldsOf(slice, path, issues);
  return looksLikeOpenai(fields) ? openaiReply(fields) : ownReply(fields);
}
