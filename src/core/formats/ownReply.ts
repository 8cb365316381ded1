import { asString, rawText, sliceType } from '../json/slice.ts';
import type { Reply } from '../model/item.ts';
import { isFailureKind } from '../model/verdict.ts';
import { booleanField, countField, pathOf, present, textField, wrongType, type Fields } from './fields.ts';
import { TRAJECTORY, withTrajectory } from './ownTrajectory.ts';
import { callsField, FINISH_MEMBERS, finishField, STATED, unreadableField } from './replyParts.ts';

/** Members of a reply in our own files. */
export const REPLY_MEMBERS: readonly string[] = [
  'text',
  'answer',
  'calls',
  TRAJECTORY,
  ...FINISH_MEMBERS,
  'failure_kind',
  'ok',
];
/** Members beside them: a row of these alone holds no reply. */
export const TOKEN_MEMBERS: readonly string[] = ['completion_tokens', 'max_tokens'];

/** A reply of our own files whose members stand in `fields`: a reply object, or a row of a replies file. */
export function ownReply(fields: Fields): Reply {
  const calls = callsField(fields, 'calls');
  if (calls === null) return unreadableField(fields, 'calls');
  const unread = ['text', 'answer'].find((name) => !isText(fields, name));
  if (unread !== undefined) return unreadableField(fields, unread);
  const reply: Reply = {
    text: answerField(fields, 'text'),
    answer: answerField(fields, 'answer'),
    calls,
    finishReason: finishField(fields),
    failureKind: failureKindField(fields),
    ok: booleanField(fields, 'ok'),
    completionTokens: countField(fields, 'completion_tokens'),
    tokenCap: countField(fields, 'max_tokens'),
  };
  return withTrajectory(present(fields, 'calls') === undefined ? reply : Object.assign(reply, STATED), fields);
}

function isText(fields: Fields, name: string): boolean {
  const found = present(fields, name);
  return found === undefined || sliceType(found) === 'string' || sliceType(found) === 'number';
}

/** A number where a text is wanted is taken as written, with an issue. */
function answerField(fields: Fields, name: string): string | null {
  const found = present(fields, name);
  if (found === undefined) return null;
  const text = asString(found);
  if (text === null) wrongType(fields, name, found);
  return text ?? rawText(found);
}

function failureKindField(fields: Fields): string | null {
  const kind = textField(fields, 'failure_kind');
  if (kind !== null && !isFailureKind(kind)) {
    fields.issues.push({ code: 'unknown-failure-kind', path: pathOf(fields, 'failure_kind'), found: kind });
  }
  return kind;
}
