import { EMPTY_LOG } from '../../core/labels/log.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { settled, type Async } from '../async.ts';
import type { Dataset } from '../datasets.ts';
import type { JudgeChoice } from '../judges/judge.ts';
import { opinionsOf, type Opinions } from '../judges/opinionsOf.ts';
import type { LogSource } from '../judges/saidInLog.ts';
import { replySetOf } from '../replySets.ts';
import type { RunParams } from '../route.ts';
import type { Context } from '../state.ts';

/** What has to be asked of the engine before two can be compared; what the log says is read at once. */
export interface Sides {
  /** Of the dataset's items, in the order of the file. */
  readonly keys: readonly ItemKey[];
  readonly judge: JudgeSide | null;
  /** What recorded columns of people say, by their names. */
  readonly people: ReadonlyMap<string, Opinions>;
  /** What the rubric of document 003 gives each item, beside a judge that grades by it; null where nothing is compared so. */
  readonly rubric: Opinions | null;
}

export interface JudgeSide {
  readonly choice: JudgeChoice;
  readonly opinions: Opinions;
}

export interface SidesRequest {
  readonly run: RunParams | null;
  /** One of the log is read from there. */
  readonly judge: JudgeChoice | null;
  readonly columns: readonly string[];
  /** The totals of `calculator-rubric` are wanted. */
  readonly rubric: boolean;
}

const NO_LOG: LogSource = { log: EMPTY_LOG, rubric: null, hashes: null };

/** Asks for both sides; of several that fail, the first that did is told. */
export async function loadSides(
  context: Context,
  dataset: Dataset,
  { run, judge, columns, rubric }: SidesRequest,
): Promise<Async<Sides>> {
  const replySet = replySetOf(dataset.summary, run)?.replySet ?? null;
  const rubricRun = { scorer: 'calculator-rubric', options: [], replies: run?.replies ?? null };
  const [keys, judged, graded, ...people] = await Promise.all([
    context.effects.engine.keys(dataset.id, replySet).then(settled),
    judge === null || judge.kind === 'log' ? null : opinionsOf(context, dataset, judge, NO_LOG),
    rubric ? opinionsOf(context, dataset, { kind: 'run', run: rubricRun }, NO_LOG) : null,
    ...columns.map(async (column) => opinionsOf(context, dataset, { kind: 'column', column, reads: 'value' }, NO_LOG)),
  ]);
  if (keys.kind !== 'done') return keys;
  if (judged !== null && judged.kind !== 'done') return judged;
  if (graded !== null && graded.kind !== 'done') return graded;
  const said = new Map<string, Opinions>();
  for (const [at, opinions] of people.entries()) {
    if (opinions.kind !== 'done') return opinions;
    said.set(columns[at]!, opinions.value);
  }
  return {
    kind: 'done',
    value: {
      keys: keys.value,
      judge: judge === null || judged === null ? null : { choice: judge, opinions: judged.value },
      people: said,
      rubric: graded === null ? null : graded.value,
    },
  };
}
