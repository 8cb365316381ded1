import { rawText, sliceOf, type JsonSlice } from '../json/slice.ts';
import type { ItemRow, RowIssue } from '../model/item.ts';
import { nameField, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { inputField } from './messages.ts';
import { recogniseRows } from './recognition.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { itemRow, rowFields } from './row.ts';
import { ToolsInRow } from './tools.ts';

/**
 * Tools of Seal-Tools, one a row: `{api_name, api_description, parameters, required, …}`. Read as
 * items without a reference whose one tool is the row itself, under the names that xlam rows use.
 */
export const sealToolsTools: Format = {
  name: 'seal-tools-tools',
  kind: 'tools',
  scored: ['api_name'],
  recognises: (head) =>
    recogniseRows(head, (row) => (row.has('api_name') && row.has('parameters') ? ['api_name', 'parameters'] : null)),
  read,
};

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const tools = new ToolsInRow(sliceOf(`[${toolText(row)}]`));
  const item = itemRow(row, { input: inputField(row, 'api_description'), tools, reference: NO_REFERENCE }, null);
  return { ...item, id: item.id ?? nameField(row, 'api_name') };
}

const RENAMED: readonly (readonly [from: string, to: string])[] = [
  ['api_name', 'name'],
  ['api_description', 'description'],
  ['parameters', 'parameters'],
  ['required', 'required'],
];

/** The tool as JSON text, its values as they were written. */
function toolText(row: Fields): string {
  const parts = RENAMED.flatMap(([from, to]) => {
    const value = row.byName.get(from);
    return value === undefined ? [] : [`"${to}": ${rawText(value)}`];
  });
  return `{${parts.join(', ')}}`;
}
