import { asString, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { RowIssue } from '../model/item.ts';
import { fieldsOf } from './fields.ts';
import { looksLikeOpenai, openaiReply } from './openaiReply.ts';
import { ownReply } from './ownReply.ts';
import { textReply, unreadable, type ReplyRead } from './replyParts.ts';

/** A reply inside one of our own files: an object, a plain text, or an OpenAI message, choice or completion. */
export function replyOf(slice: JsonSlice, path: string, issues: RowIssue[]): ReplyRead {
  const text = asString(slice);
  if (text !== null) return textReply(text);
  if (sliceType(slice) === 'number') {
    issues.push({ code: 'field-type', path, found: 'number' });
    return textReply(rawText(slice));
  }
  if (sliceType(slice) !== 'object') return unreadable(path, slice);
  const fields = fieldsOf(slice, path, issues);
  return looksLikeOpenai(fields) ? openaiReply(fields) : ownReply(fields);
}
