import { gradeItem, type GradedItem } from '../../core/scorers/toolcall300/toolcall300.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { judgesNormaliser } from '../../core/scorers/toolcall300/declaration.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import { eachItem, type Means } from '../labels/eachItem.ts';
import { itemsUnder } from '../labels/keys.ts';
import { extentOf, type Run } from '../run/run.ts';
import { Refused } from '../stop.ts';

/** What of a run becomes of an item: graded again, for only columns are kept of it. */
export interface RunCase {
  readonly key: ItemKey;
  /** Its output should be recorded and is not. */
  readonly notRun: boolean;
  readonly found: GradedItem;
}

/** What `make` gives for each item of the run, in the order of the file. A run of another scorer is refused. */
export function eachCase<T>(run: Run, means: Means, make: (one: RunCase) => T): Promise<readonly T[]> {
  const { dataset, replies, options, columns, scorer } = run;
  if (!judgesNormaliser(scorer)) throw new Refused({ code: 'no-such', what: 'run', name: run.id });
  const reader = new ItemReader(dataset, replies);
  const extent = extentOf(scorer, options);
  return eachItem(itemsUnder(dataset, replies), reader, means, (at) => {
    const { item, reply } = reader.read(at, extent);
    return make({
      key: item.key,
      notRun: columns.cause(at) === 'not-run',
      found: gradeItem(item, reply, options),
    });
  });
}
