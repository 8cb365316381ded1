import { sliceType, type JsonSlice, type MemberSlice } from '../json/slice.ts';
import type { ItemRow, Recorded, RowIssue } from '../model/item.ts';
import { present, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { inputField } from './messages.ts';
import { TRAJECTORY, withTrajectory } from './ownTrajectory.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { recordedOf } from './recorded.ts';
import { isVerdictName } from './recordedWords.ts';
import { referenceOf } from './reference.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { replyOf } from './reply.ts';
import { itemRow, rowFields } from './row.ts';
import { toolsField } from './tools.ts';

const KNOWN = ['id', 'attempt', 'input', 'tools', 'reference', 'reply', TRAJECTORY, 'category', 'recorded'];

/**
 * Our own datasets: `{id?, attempt?, input, tools?, reference?, reply?, trajectory?, category?, recorded?, …}`; of further
 * members those whose names say verdict are recorded, the others are ignored. A row with a trajectory needs no input.
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
  const own = itemRow(
    row,
    {
      input: present(row, TRAJECTORY) !== undefined && present(row, name) === undefined ? [] : inputField(row, name),
      tools: toolsField(row, 'tools'),
      reference: reference === undefined ? NO_REFERENCE : referenceOf(reference, 'reference', row.issues),
    },
    withTrajectory(reply === undefined ? null : replyOf(reply, 'reply', row.issues), row),
  );
  const beside = verdictsBeside(row, own.item.recorded);
  return beside.length === 0 ? own : { ...own, item: { ...own.item, recorded: [...own.item.recorded, ...beside] } };
}

/** By their names alone, not by their values: rows of one shape record alike. */
function verdictsBeside({ byName }: Fields, known: readonly Recorded[]): readonly Recorded[] {
  return [...byName.values()].flatMap((one) => {
    const type = sliceType(one);
    const isSingle = type !== 'array' && type !== 'object';
    const isBeside = isSingle && isVerdictName(one.key) && !known.some(({ name }) => name === one.key);
    return isBeside ? [recordedOf(one.key, one)] : [];
  });
}
