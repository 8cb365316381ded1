import { sliceType, type JsonSlice } from '../json/slice.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { Call, Reply, RowIssue, UnreadableReply } from '../model/item.ts';
import { PLAIN, readCalls } from './calls.ts';
import { excerptOfSlice } from './excerpt.ts';
import { countField, fieldsOf, pathOf, present, textField, type Fields } from './fields.ts';
import { jsonInside } from './nestedJson.ts';

export function textReply(text: string): Reply {
  return { ...emptyReply, text };
}

/** A reply that stands in the file but cannot be read, with an issue: nothing may be judged from it. */
export function unreadableReply(
  path: string,
  slice: JsonSlice,
  issues: RowIssue[],
  parts: Partial<UnreadableReply> = {},
): Reply {
  issues.push({ code: 'reply-unreadable', path, found: excerptOfSlice(slice) });
  return { ...emptyReply, unreadable: { path, found: sliceType(slice), ...parts } };
}

/** Why the model stopped, by the names that OpenAI, Anthropic and Ollama have for it. */
export const FINISH_MEMBERS: readonly string[] = ['finish_reason', 'stop_reason', 'done_reason'];

export function finishField(fields: Fields): string | null {
  for (const name of FINISH_MEMBERS) {
    const reason = textField(fields, name);
    if (reason !== null) return reason;
  }
  return null;
}

/**
 * A list of calls, or JSON text of one; none when the member is absent. Null for anything else: taken
 * as no calls it would be judged wrong.
 */
export function callsField(fields: Fields, name: string): readonly Call[] | null {
  const found = present(fields, name);
  if (found === undefined) return [];
  const list = jsonInside(found);
  if (list === null || sliceType(list) !== 'array') return null;
  return readCalls(list, PLAIN, pathOf(fields, name), fields.issues);
}

/** For a member that `callsField` could not read. */
export function unreadableField(fields: Fields, name: string): Reply {
  return unreadableReply(pathOf(fields, name), fields.byName.get(name)!, fields.issues);
}

/** Beside a list of calls in the file: what it does not hold was not called. */
export const STATED = { statesCalls: true } as const;

/** Tokens of a reply and the cap it ran under, by the names that OpenAI's two interfaces and Anthropic's have. */
export function tokenFields(fields: Fields): Pick<Reply, 'completionTokens' | 'tokenCap'> {
  const usage = present(fields, 'usage');
  const inUsage = usage === undefined ? null : fieldsOf(usage, pathOf(fields, 'usage'), fields.issues);
  return {
    completionTokens: inUsage === null ? null : firstCount(inUsage, ['completion_tokens', 'output_tokens']),
    tokenCap: firstCount(fields, ['max_completion_tokens', 'max_tokens', 'max_output_tokens']),
  };
}

function firstCount(fields: Fields, names: readonly string[]): number | null {
  const name = names.find((one) => present(fields, one) !== undefined);
  return name === undefined ? null : countField(fields, name);
}
