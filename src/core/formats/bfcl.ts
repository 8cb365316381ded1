import { elements, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Item, ItemRow, Reference, RowIssue } from '../model/item.ts';
import { bfclRow } from './bfclRow.ts';
import { bfclTools } from './bfclTools.ts';
import { pathOf, present, wrongType, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { inputField, spokenIn } from './messages.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { rowFields } from './row.ts';
import { toolsField } from './tools.ts';

/**
 * Questions of the Berkeley Function Calling Leaderboard: `{id, question: [[{role, content}], …], function?}`, a list
 * of messages a turn. Their answers stand in files of their own, but for `irrelevance`: there every call is wrong.
 */
export const bfcl: Format = {
  name: 'bfcl',
  kind: 'dataset',
  scored: ['id', 'attempt', 'category'],
  tools: 'function',
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const question = row.get('question');
  const first = question === undefined ? undefined : elements(question)[0];
  const isTurns = first !== undefined && sliceType(first) === 'array';
  return row.has('id') && isTurns ? namesIn(row, ['id', 'question', 'function', 'involved_classes']) : null;
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const tools = toolsField(row, 'function', bfclTools);
  return bfclRow(row, (category) => ({ input: inputOf(row), tools, reference: referenceOf(category) }), null);
}

/** All turns one after the other. */
function inputOf(row: Fields): Item['input'] {
  const found = present(row, 'question');
  if (found === undefined || sliceType(found) !== 'array') return inputField(row, 'question');
  const path = pathOf(row, 'question');
  return elements(found).flatMap((turn, at) => {
    if (sliceType(turn) === 'array') return spokenIn(turn, `${path}[${at}]`, row.issues).map(({ message }) => message);
    wrongType(row, 'question', turn);
    return [];
  });
}

/**
 * Questions that no tool fits are right when no tool is called (BFCL's `is_function_call` check of these categories).
 */
function referenceOf(category: string | null): Reference {
  const wantsNone = category === 'irrelevance' || category === 'live_irrelevance';
  return wantsNone ? { ...NO_REFERENCE, calls: [] } : NO_REFERENCE;
}
