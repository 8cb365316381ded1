import type { JsonSlice } from '../json/slice.ts';
import type { ItemRow, RowIssue } from '../model/item.ts';
import { XLAM } from './calls.ts';
import { cutAnswersRow } from './cutAnswersRow.ts';
import { present } from './fields.ts';
import type { Format } from './format.ts';
import { inputField } from './messages.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { NO_REFERENCE, referenceCalls } from './referenceCalls.ts';
import { itemRow, rowFields } from './row.ts';
import { toolsField } from './tools.ts';

/**
 * xlam-function-calling rows: `query`, `answers` and `tools`, the last two as JSON text or as lists.
 * Hammer's files have messages in `query` (role `agent`) and `{tool, parameters}` answers.
 */
export const xlam: Format = {
  name: 'xlam',
  kind: 'dataset',
  scored: ['id', 'attempt', 'answers', 'category'],
  tools: 'tools',
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  return row.has('query') && (row.has('answers') || row.has('tools'))
    ? namesIn(row, ['query', 'answers', 'tools'])
    : null;
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  return cutAnswersRow(slice) ?? readMembers(slice);
}

/** Member by member, whatever stands in the row. */
export function readMembers(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const answers = present(row, 'answers');
  const reference = answers === undefined ? NO_REFERENCE : referenceCalls(answers, XLAM, 'answers', row.issues);
  return itemRow(row, { input: inputField(row, 'query'), tools: toolsField(row, 'tools'), reference }, null);
}
