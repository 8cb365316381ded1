import { isNumber } from '../../core/formats/recorded.ts';
import { plainNumber } from '../../core/json/plainNumber.ts';
import type { ItemKey, Recorded } from '../../core/model/item.ts';
import { readJudgeOutput } from '../../core/rubric/judgeOutput.ts';
import { cut } from '../../core/scorers/cut.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import { recordedExtent } from '../dataset/recordedExtent.ts';
import type { Opinion, OpinionSource } from '../labelling.ts';
import { Refused } from '../stop.ts';
import { eachItem, type Means } from './eachItem.ts';
import { keyOf } from './keys.ts';

/** Characters of a value, and of what a judge thought. */
const VALUE = 200;
const THOUGHTS = 2000;

/**
 * What a recorded column says of every item, also of attempts that further replies brought: their row says it. Where a
 * row names the column twice, its last value counts.
 */
export async function recordedOpinions(
  dataset: Dataset,
  { column, reads }: Extract<OpinionSource, { readonly kind: 'recorded' }>,
  means: Means,
): Promise<readonly Opinion[]> {
  if (!dataset.recordedColumns.has(column)) throw new Refused({ code: 'no-such', what: 'column', name: column });
  const reader = new ItemReader(dataset, null);
  const says = reads === 'value' ? valueOpinion : outputOpinion;
  return eachItem(dataset.items.inFileOrder(), reader, means, (item) => {
    const { recorded } = reader.read(item, recordedExtent(dataset, item)).item;
    return says(
      keyOf(dataset, item),
      recorded.findLast(({ name }) => name === column),
    );
  });
}

function valueOpinion(key: ItemKey, value: Recorded | undefined): Opinion {
  if (value === undefined) return { key, state: null, text: null, score: null, problem: null };
  const { text, state } = value;
  const score = isNumber(text) ? plainNumber(text) : null;
  return { key, state: state ?? null, text: cut(text, VALUE), score, problem: null };
}

/** A graded output is neither right nor wrong: a limit makes it so. Nothing recorded is an output that is missing. */
function outputOpinion(key: ItemKey, value: Recorded | undefined): Opinion {
  const read = readJudgeOutput(value?.text ?? '');
  if (read.status !== 'ok') return { key, state: null, text: null, score: null, problem: read.status };
  const score = plainNumber(`${read.tenths}e-1`);
  return { key, state: null, text: cut(read.thoughts, THOUGHTS), score, problem: null };
}
