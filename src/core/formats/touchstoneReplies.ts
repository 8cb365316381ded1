import type { JsonSlice } from '../json/slice.ts';
import type { ReplyRow, RowIssue } from '../model/item.ts';
import { failedRequest } from './failedRequest.ts';
import { countField, nameField, present } from './fields.ts';
import type { Format } from './format.ts';
import { OPENAI_MEMBERS } from './openaiReply.ts';
import { TRAJECTORY, withTrajectory } from './ownTrajectory.ts';
import { ownReply, REPLY_MEMBERS, TOKEN_MEMBERS } from './ownReply.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { replyOf } from './reply.ts';
import { NO_REPLY, rowFields } from './row.ts';
import { looksLikeSteps } from './steps.ts';

/** Replies of our own: `{id, attempt?, …reply}` or `{id, attempt?, reply}`. */
export const touchstoneReplies: Format = {
  name: 'touchstone-replies',
  kind: 'replies',
  scored: ['id', 'attempt', 'reply', 'error', ...REPLY_MEMBERS, ...TOKEN_MEMBERS],
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  if (['input', 'query', 'reference'].some((name) => row.has(name))) return null;
  if (row.has('reply')) return namesIn(row, ['id', 'attempt', 'reply']);
  if (namesIn(row, OPENAI_MEMBERS).length > 0) return null;
  const steps = row.get(TRAJECTORY);
  const found = namesIn(row, REPLY_MEMBERS).filter((name) => name !== TRAJECTORY || looksLikeSteps(steps!));
  return found.length === 0 ? null : namesIn(row, ['id', 'attempt', ...REPLY_MEMBERS]);
}

function read(slice: JsonSlice): ReplyRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const inside = present(row, 'reply');
  const flat = REPLY_MEMBERS.some((name) => present(row, name) !== undefined);
  const none = inside === undefined && (row.byName.has('reply') || !flat);
  const alone = none ? failedRequest(row) : inside === undefined ? ownReply(row) : replyOf(inside, 'reply', row.issues);
  const reply = withTrajectory(alone, row);
  if (reply === null) return NO_REPLY;
  return { id: nameField(row, 'id'), attempt: countField(row, 'attempt'), reply, issues: row.issues };
}
