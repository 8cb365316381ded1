import { asString, type JsonSlice } from '../json/slice.ts';
import type { ItemRow, Recorded, RowIssue } from '../model/item.ts';
import { nameField, present, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { inputField } from './messages.ts';
import { recogniseRows } from './recognition.ts';
import { recordedOf } from './recorded.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { rowFields } from './row.ts';
import { reason } from './twoOutputs.ts';

const VERDICTS = ['process_correctness', 'final_response_correctness'];

/**
 * What ToolAlpaca's evaluation writes (https://github.com/tangqiaoyu/ToolAlpaca): lists by the name of an API of
 * `{id, input, output, process_correctness, final_response_correctness}`. The input is what the judge was asked, with
 * the agent's run in it; `output` is its analysis, its two verdicts are `Yes`, `No` or `Uncertain`. An agent that did
 * nothing was not judged: its row has neither input nor verdicts.
 */
export const toolalpaca: Format = {
  name: 'toolalpaca',
  kind: 'dataset',
  scored: ['group', 'id'],
  records: true,
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const isJudged = VERDICTS.every((name) => row.has(name)) && row.has('input') && row.has('output');
  const isEmpty = ['input', 'output'].every((name) => row.has(name) && asString(row.get(name)!) === '');
  return isJudged || (isEmpty && row.has('id')) ? ['input', 'output', ...VERDICTS.filter((one) => row.has(one))] : null;
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const group = nameField(row, 'group');
  const number = nameField(row, 'id');
  return {
    id: group === null || number === null ? number : `${group}/${number}`,
    attempt: null,
    item: {
      input: isNothing(row, 'input') ? [] : inputField(row, 'input'),
      tools: null,
      reference: NO_REFERENCE,
      category: group,
      recorded: [...VERDICTS.flatMap((name) => verdictIn(row, name)), ...reason('output', present(row, 'output'))],
    },
    reply: null,
    issues: row.issues,
  };
}

function isNothing(row: Fields, name: string): boolean {
  const found = present(row, name);
  return found !== undefined && asString(found) === '';
}

/** The words are a program's, the verdict a judge's. An empty one could not be read out of what it said. */
function verdictIn(row: Fields, name: string): readonly Recorded[] {
  const found = present(row, name);
  if (found === undefined) return [];
  const said = recordedOf(name, found);
  return [said.text === '' ? { ...said, kind: 'judge', state: 'fault' } : { ...said, kind: 'judge' }];
}
