import { asString, elements, members, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { Call, Reply, ReplyRow, RowIssue } from '../model/item.ts';
import { excerptOf } from './excerpt.ts';
import { countField, nameField, present, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { STATED, textReply, unreadableReply } from './replyParts.ts';
import { NO_REPLY, rowFields } from './row.ts';

/**
 * Results of the Berkeley Function Calling Leaderboard, one a row: `{id, result}` with a text (`[f(a=1)]`, which the
 * dialect `pythonic` reads), or a list of calls `{name: "JSON text"}`, both also by turn and step.
 */
export const bfclResult: Format = {
  name: 'bfcl-result',
  kind: 'replies',
  scored: ['id', 'attempt', 'result', 'output_token_count'],
  recognises: (head) => recogniseRows(head, shown),
  read,
};

const BESIDE: readonly string[] = ['input_token_count', 'output_token_count', 'latency', 'inference_log'];

/** The name alone is too common: a list, calls in Python's words, or what BFCL notes beside it decides. */
function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const result = row.get('result');
  if (result === undefined || !row.has('id') || row.has('question') || row.has('ground_truth')) return null;
  const noted = namesIn(row, BESIDE);
  const fits = sliceType(result) === 'array' || /^\s*\[\s*[\w.]+\(/.test(asString(result) ?? '');
  return noted.length > 0 || fits ? ['id', 'result', ...noted] : null;
}

function read(slice: JsonSlice): ReplyRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const result = present(row, 'result');
  if (result === undefined) return NO_REPLY;
  const reply = replyOf(result, row.issues);
  const completionTokens = tokensOf(row);
  return {
    id: nameField(row, 'id'),
    attempt: countField(row, 'attempt'),
    reply: reply.unreadable === undefined ? { ...reply, completionTokens } : reply,
    issues: row.issues,
  };
}

/** How BFCL's handlers begin the text that they write where a request failed. */
const FAILED = 'Error during inference:';

function replyOf(result: JsonSlice, issues: RowIssue[]): Reply {
  const text = asString(result);
  if (text?.startsWith(FAILED) === true) {
    const failed = excerptOf(text.slice(FAILED.length).trim());
    issues.push({ code: 'request-failed', path: 'result', found: failed });
    return { ...emptyReply, unreadable: { path: 'result', found: 'error', failed } };
  }
  if (text !== null) return textReply(text);
  const steps: Steps = { calls: [], texts: [] };
  if (sliceType(result) !== 'array' || !addSteps(result, steps)) return unreadableReply('result', result, issues);
  const { calls, texts } = steps;
  const said = texts.length === 0 ? null : texts.join('\n');
  return { ...emptyReply, text: said, calls, ...(calls.length > 0 || said === null ? STATED : {}) };
}

interface Steps {
  readonly calls: Call[];
  readonly texts: string[];
}

/** Adds the calls and texts of a list and of the lists in it, in order; false at anything else. */
function addSteps(list: JsonSlice, steps: Steps): boolean {
  return elements(list).every((one) => {
    const text = asString(one);
    if (text !== null) steps.texts.push(text);
    else if (sliceType(one) === 'array') return addSteps(one, steps);
    else {
      const found = members(one);
      steps.calls.push(...found.map(callOf));
      return found.length > 0;
    }
    return true;
  });
}

function callOf(member: JsonSlice & { readonly key: string }): Call {
  const text = asString(member);
  if (text !== null) return { name: member.key, argumentsText: text, argumentsForm: 'text' };
  if (sliceType(member) === 'null') return { name: member.key, argumentsText: null, argumentsForm: 'absent' };
  return { name: member.key, argumentsText: rawText(member), argumentsForm: 'object' };
}

/** Only where it is one number: files with several turns count by step. */
function tokensOf(row: Fields): number | null {
  const found = present(row, 'output_token_count');
  return found !== undefined && sliceType(found) === 'number' ? countField(row, 'output_token_count') : null;
}
