import { sliceType, type JsonSlice, type MemberSlice } from '../json/slice.ts';
import type { ItemRow, RowIssue } from '../model/item.ts';
import { present } from './fields.ts';
import type { Format } from './format.ts';
import { inputField } from './messages.ts';
import { TRAJECTORY, withTrajectory } from './ownTrajectory.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { referenceOf } from './reference.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { replyOf } from './reply.ts';
import { itemRow, rowFields } from './row.ts';
import { toolsField } from './tools.ts';

const KNOWN = ['id', 'attempt', 'input', 'tools', 'reference', 'reply', TRAJECTORY, 'category', 'recorded'];

/**
 * Our own datasets: `{id?, attempt?, input, tools?, reference?, reply?, trajectory?, category?, recorded?, …}`; further
 * members are ignored. A row with a trajectory needs no input.
 */
export const touchstone: Format = {
  name: 'touchstone',
  kind: 'dataset',
  scored: ['id', 'attempt', 'reference', 'reply', TRAJECTORY, 'category'],
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
  const name = row.byName.has('messages') && !row.byName.has('input') ? 'messages' : 'input';
  return itemRow(
    row,
    {
      input: present(row, TRAJECTORY) !== undefined && present(row, name) === undefined ? [] : inputField(row, name),
      tools: toolsField(row, 'tools'),
      reference: reference === undefined ? NO_REFERENCE : referenceOf(reference, 'reference', row.issues),
    },
    withTrajectory(reply === undefined ? null : replyOf(reply, 'reply', row.issues), row),
  );
}
