import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { ItemRow, Recorded, RowIssue } from '../model/item.ts';
import { fieldsOf, pathOf, present, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { inputField } from './messages.ts';
import { isNumber } from './recorded.ts';
import { recogniseRows } from './recognition.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { rowFields } from './row.ts';
import { choice, outputs, reason } from './twoOutputs.ts';

const OUTPUTS = ['output_1', 'output_2'];
const CHOICES: ReadonlySet<string> = new Set(['1', '2']);
/** The two orders in which a judge was shown the outputs, and what their columns end in. */
const ORDERS = [
  ['swap = False', ''],
  ['swap = True', '_swapped'],
] as const;

/**
 * Results of LLMBar's evaluators (https://github.com/princeton-nlp/LLMBar): `{input, output_1, output_2, label,
 * results}`, with what a person chose, and in the last of `results` what a judge chose, shown the outputs in this order
 * (`winner`) and the other way round (`winner_swapped`). Both count in the order of the file: LLMBar turns a winner of
 * swapped outputs round before it writes it down. One that is null says nothing. Of an evaluator that rates, a tie
 * stands there as 1 in the one order and as 2 in the other, or the other way round.
 */
export const llmbar: Format = {
  name: 'llmbar',
  kind: 'dataset',
  scored: ['label'],
  records: true,
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const results = row.get('results');
  const last = results === undefined ? undefined : elements(results).at(-1);
  const names = last === undefined ? null : fieldsOf(last, '', []).byName;
  const fits = ['label', ...OUTPUTS].every((name) => row.has(name)) && ORDERS.some(([order]) => names?.has(order));
  return fits ? [...OUTPUTS, 'label', 'results'] : null;
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  return {
    id: null,
    attempt: null,
    item: {
      input: inputField(row, 'input'),
      continuation: outputs(row, OUTPUTS),
      tools: null,
      reference: NO_REFERENCE,
      category: null,
      recorded: [...choice('label', 'label', row.byName.get('label'), CHOICES), ...resultsOf(row)],
    },
    reply: null,
    issues: row.issues,
  };
}

function resultsOf(row: Fields): readonly Recorded[] {
  const results = present(row, 'results');
  const last = results === undefined ? undefined : elements(results).at(-1);
  if (last === undefined || sliceType(last) !== 'object') return [];
  const result = fieldsOf(last, pathOf(row, 'results'), row.issues);
  const said = ORDERS.flatMap(([order, ending]) => {
    const found = present(result, order);
    const one = found === undefined ? null : fieldsOf(found, pathOf(result, order), row.issues);
    if (one === null) return [];
    return [
      ...choice(`winner${ending}`, 'judge', one.byName.get('winner'), CHOICES),
      ...reason(`completion${ending}`, firstOf(one, 'completion')),
    ];
  });
  return [...said, ...['score_1', 'score_2'].flatMap((name) => scoreIn(result, name))];
}

/** What was answered stands in a list, before why it ended. */
function firstOf(fields: Fields, name: string): JsonSlice | undefined {
  const found = present(fields, name);
  return found === undefined ? undefined : elements(found)[0];
}

function scoreIn(result: Fields, name: string): readonly Recorded[] {
  const found = firstOf(result, name);
  if (found === undefined) return [];
  const text = asString(found) ?? rawText(found);
  return [{ name, text, kind: isNumber(text) ? 'score' : 'other' }];
}
