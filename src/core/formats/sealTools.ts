import type { JsonSlice } from '../json/slice.ts';
import type { ItemRow, RowIssue } from '../model/item.ts';
import { SEAL } from './calls.ts';
import { present } from './fields.ts';
import type { Format } from './format.ts';
import { inputField } from './messages.ts';
import { recogniseRows } from './recognition.ts';
import { NO_REFERENCE, referenceCalls } from './referenceCalls.ts';
import { itemRow, rowFields } from './row.ts';
import { toolsField } from './tools.ts';

/** Seal-Tools: `{id, query, calling: [{api, parameters, responses}]}`; the tools stand in a file of their own. */
export const sealTools: Format = {
  name: 'seal-tools',
  kind: 'dataset',
  scored: ['id', 'attempt', 'calling', 'category'],
  recognises: (head) =>
    recogniseRows(head, (row) => (row.has('query') && row.has('calling') ? ['query', 'calling'] : null)),
  read,
};

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const calling = present(row, 'calling');
  const reference = calling === undefined ? NO_REFERENCE : referenceCalls(calling, SEAL, 'calling', row.issues);
  return itemRow(row, { input: inputField(row, 'query'), tools: toolsField(row, 'tools'), reference }, null);
}
