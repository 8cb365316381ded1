import { plainNumber } from '../../core/json/plainNumber.ts';
import type { Opinion } from '../labelling.ts';
import type { Run } from '../run/run.ts';
import { eachTurn, type Means } from './eachItem.ts';
import { itemsUnder, keyOf } from './keys.ts';

/** What a run says of the items that views of it have: from its columns, nothing is judged again. */
export async function runOpinions({ dataset, replies, columns }: Run, means: Means): Promise<readonly Opinion[]> {
  return eachTurn(itemsUnder(dataset, replies), means, (item) => {
    const score = columns.score(item);
    return {
      key: keyOf(dataset, item),
      state: columns.state(item),
      text: columns.reason(item) ?? columns.cause(item),
      score: score === null ? null : plainNumber(String(score)),
      problem: null,
    };
  });
}
