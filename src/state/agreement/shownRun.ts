import { causeSentence } from '../../core/words/cause.ts';
import { detailParts } from '../../core/words/detail.ts';
import type { TextPart } from '../../core/words/textPart.ts';
import type { Result } from '../../core/model/verdict.ts';
import type { ItemKey, Recorded } from '../../core/model/item.ts';
import { settled, type Async } from '../async.ts';
import type { Dataset } from '../datasets.ts';
import type { JudgeChoice } from '../judges/judge.ts';
import { judgeRun } from '../judges/judgeRun.ts';
import { runDetailOf, type RunDetail } from '../labels/runDetail.ts';
import { replySetOf } from '../replySets.ts';
import type { RunParams } from '../route.ts';
import type { Context } from '../state.ts';

/** A run on which judge and human differ, with what the judge goes by. */
export interface ShownRun {
  readonly run: RunDetail;
  /** Why a scorer judges as it does, in a sentence; null where no scorer judges. */
  readonly why: readonly TextPart[] | null;
  /** Reasons that the file recorded. */
  readonly reasons: readonly Recorded[];
}

/** Reads an item with everything that says why it was judged so. */
export async function loadShownRun(
  context: Context,
  dataset: Dataset,
  key: ItemKey,
  { run, judge }: { readonly run: RunParams | null; readonly judge: JudgeChoice | null },
): Promise<Async<ShownRun>> {
  const made = judge?.kind === 'run' ? await judgeRun(context, dataset, judge.run) : null;
  const replySet = replySetOf(dataset.summary, judge?.kind === 'run' ? judge.run : run)?.replySet ?? null;
  const request = { run: made?.kind === 'value' ? made.value : null, replySet, trajectory: true };
  const outcome = await context.effects.engine.item(dataset.id, key, request);
  if (outcome.kind !== 'value') return settled(outcome);
  const { result, recorded } = outcome.value;
  return {
    kind: 'done',
    value: {
      run: runDetailOf(outcome.value),
      why: result === null || judge?.kind !== 'run' ? null : whyParts(result, judge.run.scorer),
      reasons: recorded.filter(({ kind }) => kind === 'reason'),
    },
  };
}

function whyParts(result: Result, scorer: string): readonly TextPart[] {
  if (result.state === 'not-judged' || result.state === 'fault') return [{ kind: 'text', text: causeSentence(result) }];
  return detailParts(result.verdict.detail, scorer);
}
