import { sliceType, type JsonSlice, type MemberSlice } from '../json/slice.ts';
import type { ItemRow, RowIssue } from '../model/item.ts';
import { present } from './fields.ts';
import type { Format } from './format.ts';
import { inputField } from './messages.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { referenceOf } from './reference.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { replyOf } from './reply.ts';
import { itemRow, rowFields } from './row.ts';
import { toolsField } from './tools.ts';

const KNOWN = ['id', 'attempt', 'input', 'tools', 'reference', 'reply', 'category', 'recorded'];

/** Our own datasets: `{id?, attempt?, input, tools?, reference?, reply?, category?, recorded?, …}`; further members are ignored. */
export const touchstone: Format = {
  name: 'touchstone',
  kind: 'dataset',
  scored: ['id', 'attempt', 'reference', 'reply', 'category'],
  tools: 'tools',
  recognises: (head) => recogniseRows(head, shown),
  read,
};

/** An `input` of text or messages, or a `reference`, makes a row ours. */
function shown(row: ReadonlyMap<string, MemberSlice>): readonly string[] | null {
  const input = row.get('input');
  const type = input === undefined ? null : sliceType(input);
  // A conversation with a reference beside it.
  if (input === undefined && (row.has('messages') || row.has('conversations'))) return null;
  return type === 'string' || type === 'array' || row.has('reference') ? namesIn(row, KNOWN) : null;
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const reference = present(row, 'reference');
  const reply = present(row, 'reply');
  return itemRow(
    row,
    {
      input: inputField(row, row.byName.has('messages') && !row.byName.has('input') ? 'messages' : 'input'),
      tools: toolsField(row, 'tools'),
      reference: reference === undefined ? NO_REFERENCE : referenceOf(reference, 'reference', row.issues),
    },
    reply === undefined ? null : replyOf(reply, 'reply', row.issues),
  );
}
