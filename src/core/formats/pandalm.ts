import type { JsonSlice } from '../json/slice.ts';
import type { Item, ItemRow, Recorded, RowIssue } from '../model/item.ts';
import { nameField, present, textField, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { userMessage } from './messages.ts';
import { recogniseRows } from './recognition.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { rowFields } from './row.ts';
import { choice, outputs, reason } from './twoOutputs.ts';

const RESPONSES = ['response1', 'response2'];
const RATER = /^annotator\d+$/;
const JUDGE = /^(.+)_result$/;

/** 0: neither is better. */
const CHOICES: ReadonlySet<string> = new Set(['0', '1', '2']);
/** How judges write what people write as 0. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['Tie', '0'],
  ['tie', '0'],
]);

/**
 * Test sets of PandaLM (https://github.com/WeOpenML/PandaLM): `{idx, instruction, input, response1, response2,
 * annotator1, …}`, which of two responses people chose, perhaps with `<judge>_result`, `<judge>_reason` and
 * `<judge>_reference` beside it. A judge's `Tie` is people's `0`, so that the two can be compared; what is none of 0, 1
 * and 2 (`garbage`) stays as written and is a fault, not the tie that PandaLM's own metrics take it for.
 */
export const pandalm: Format = {
  name: 'pandalm',
  kind: 'dataset',
  scored: ['idx', 'motivation_app'],
  records: true,
  recognises: (head) => recogniseRows(head, shown),
  read,
};

/** What one judge said of the items of such a set: `{idx, <judge>_result, <judge>_reason, <judge>_reference}`. */
export const pandalmJudge: Format = {
  name: 'pandalm-judge',
  kind: 'dataset',
  recordsAlone: true,
  scored: ['idx', 'motivation_app'],
  records: true,
  recognises: (head) => recogniseRows(head, shownOfJudge),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const said = [...row.keys()].filter((name) => RATER.test(name) || JUDGE.test(name));
  const fits = ['idx', 'instruction', ...RESPONSES].every((name) => row.has(name));
  return fits && said.length > 0 ? [...RESPONSES, ...said] : null;
}

function shownOfJudge(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const judges = [...row.keys()].flatMap((name) => JUDGE.exec(name)?.[1] ?? []);
  const fits = judges.length > 0 && judges.every((judge) => row.has(`${judge}_reason`));
  return row.has('idx') && !row.has('instruction') && fits ? judges.map((judge) => `${judge}_result`) : null;
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  return {
    id: nameField(row, 'idx'),
    attempt: null,
    item: {
      input: inputOf(row),
      continuation: outputs(row, RESPONSES),
      tools: null,
      reference: NO_REFERENCE,
      category: nameField(row, 'motivation_app'),
      recorded: [...row.byName.keys()].flatMap((name) => recordedIn(row, name)),
    },
    reply: null,
    issues: row.issues,
  };
}

/** What is asked for, and behind it what it is asked of. */
function inputOf(row: Fields): Item['input'] {
  const parts = ['instruction', 'input'].map((name) => textField(row, name) ?? '').filter((text) => text !== '');
  return parts.length === 0 ? [] : [userMessage(parts.join('\n\n'))];
}

function recordedIn(row: Fields, name: string): readonly Recorded[] {
  if (RATER.test(name)) return choice(name, 'label', row.byName.get(name), CHOICES);
  if (name === 'cmp_key') return other(row, name);
  const judge = JUDGE.exec(name)?.[1];
  if (judge === undefined) return [];
  return [
    ...choice(name, 'judge', row.byName.get(name), CHOICES, SAME),
    ...reason(`${judge}_reason`, present(row, `${judge}_reason`)),
    ...other(row, `${judge}_reference`),
  ];
}

function other(row: Fields, name: string): readonly Recorded[] {
  const text = textField(row, name);
  return text === null || text === '' ? [] : [{ name, text, kind: 'other' }];
}
