import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { ItemRow, Recorded, RowIssue } from '../model/item.ts';
import { acceptedCalls } from './bfclAccepted.ts';
import { bfclRow } from './bfclRow.ts';
import { present } from './fields.ts';
import type { Format } from './format.ts';
import { recogniseRows } from './recognition.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { rowFields } from './row.ts';

/**
 * Possible answers of the Berkeley Function Calling Leaderboard: `{id, ground_truth}`, the references of its questions.
 * A row whose arguments may have several values, or be left out, is no reference that calls are compared with: what it
 * accepts is kept as the recorded `accepted`.
 */
export const bfclAnswers: Format = {
  name: 'bfcl-answers',
  kind: 'dataset',
  references: true,
  scored: ['id', 'attempt', 'ground_truth', 'category'],
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const answers = row.get('ground_truth');
  if (!row.has('id') || row.has('question') || answers === undefined || sliceType(answers) !== 'array') return null;
  return elements(answers).every(isAnswer) ? ['id', 'ground_truth'] : null;
}

/** A function's name with its arguments, or a turn of calls in Python's words. */
function isAnswer(slice: JsonSlice): boolean {
  if (sliceType(slice) === 'array') return elements(slice).every((one) => asString(one) !== null);
  return /^\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\{/.test(rawText(slice).slice(0, 400));
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const accepted = present(row, 'ground_truth');
  const reference = accepted === undefined ? NO_REFERENCE : acceptedCalls(accepted);
  const item = bfclRow(row, () => ({ input: [], tools: null, reference: reference ?? NO_REFERENCE }), null);
  const recorded = reference === null && accepted !== undefined ? [acceptedOf(accepted)] : [];
  return { ...item, item: { ...item.item, recorded: [...item.item.recorded, ...recorded] } };
}

function acceptedOf(slice: JsonSlice): Recorded {
  return { name: 'accepted', text: rawText(slice), kind: 'other' };
}
