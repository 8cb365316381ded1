import { asString, sliceType, type JsonSlice, type MemberSlice } from '../json/slice.ts';
import type { Item, ItemRow, Reference, Reply, RowIssue } from '../model/item.ts';
import { PLAIN, readCalls } from './calls.ts';
import { excerptOf } from './excerpt.ts';
import { insideFence } from './fence.ts';
import { present, textField, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { userMessage } from './messages.ts';
import { jsonText } from './nestedJson.ts';
import { recogniseRows } from './recognition.ts';
import { broken, NO_REFERENCE, referenceCalls } from './referenceCalls.ts';
import { emptyReply } from '../model/emptyReply.ts';
import { STATED, textReply, unreadableReply } from './replyParts.ts';
import { itemRow, rowFields } from './row.ts';

/**
 * `{label, predict, prompt?}` as fine-tuning tools write it: both texts hold a JSON list of calls,
 * mostly inside a fence. A `predict` that is no list of calls is a reply of text without calls; a
 * `label` that is none is a broken reference.
 */
export const labelPredict: Format = {
  name: 'label-predict',
  kind: 'dataset',
  scored: ['id', 'attempt', 'label', 'predict', 'category'],
  recognises: (head) => recogniseRows(head, shown),
  read,
};

/** A label that is a list of calls decides: the same names also stand for plain texts elsewhere. */
function shown(row: ReadonlyMap<string, MemberSlice>): readonly string[] | null {
  const label = row.get('label');
  const text = label === undefined ? null : asString(label);
  return text !== null && row.has('predict') && callList(text) !== null ? ['label', 'predict'] : null;
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const predict = present(row, 'predict');
  return itemRow(
    row,
    { input: inputOf(row), tools: null, reference: referenceOf(row) },
    predict === undefined ? null : replyOf(predict, row.issues),
  );
}

/** Most of these files hold no input: its absence is no issue. */
function inputOf(row: Fields): Item['input'] {
  const prompt = textField(row, 'prompt');
  return prompt === null ? [] : [userMessage(prompt)];
}

function referenceOf(row: Fields): Reference {
  const label = present(row, 'label');
  if (label === undefined) return NO_REFERENCE;
  const text = asString(label);
  if (text === null) return referenceCalls(label, PLAIN, 'label', row.issues);
  const inside = jsonText(insideFence(text));
  return inside === null
    ? broken('not-json', null, excerptOf(text))
    : referenceCalls(inside, PLAIN, 'label', row.issues);
}

function replyOf(predict: JsonSlice, issues: RowIssue[]): Reply {
  const text = asString(predict);
  if (text === null) return unreadableReply('predict', predict, issues);
  const list = callList(text);
  return list === null
    ? textReply(text)
    : { ...emptyReply, calls: readCalls(list, PLAIN, 'predict', issues), ...STATED };
}

/** The list in a text, when every element of it is an object with a name. */
function callList(text: string): JsonSlice | null {
  const list = jsonText(insideFence(text));
  if (list === null || sliceType(list) !== 'array') return null;
  return readCalls(list, PLAIN, '', []).every((call) => call.name !== null) ? list : null;
}
