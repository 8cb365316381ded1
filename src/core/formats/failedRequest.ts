import { asString, sliceType } from '../json/slice.ts';
import type { Reply } from '../model/item.ts';
import { excerptOf, excerptOfSlice } from './excerpt.ts';
import { fieldsOf, pathOf, present, textField, type Fields } from './fields.ts';
import { emptyReply } from '../model/emptyReply.ts';

/**
 * In place of a reply: the request failed, as its `status` or the `error` of the object says. Null when neither does.
 * Such an item is a fault, for nothing was answered.
 */
export function failedRequest(fields: Fields, status: string | null = null): Reply | null {
  const error = present(fields, 'error');
  if (status === null && error === undefined) return null;
  const failed = status ?? messageOf(fields);
  const path = status === null ? pathOf(fields, 'error') : fields.path;
  fields.issues.push({ code: 'request-failed', path, found: failed });
  return { ...emptyReply, unreadable: { path, found: 'error', failed } };
}

/** What an `error` says: its text, or the message in it. */
function messageOf(fields: Fields): string {
  const error = fields.byName.get('error')!;
  const text = asString(error);
  if (text !== null) return excerptOf(text);
  const message = sliceType(error) === 'object' ? textField(fieldsOf(error, '', []), 'message') : null;
  return message === null ? excerptOfSlice(error) : excerptOf(message);
}
