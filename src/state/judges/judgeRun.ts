import type { Outcome, RunId } from '../../engine/engine.ts';
import { editionOf, type Dataset } from '../datasets.ts';
import { replySetOf } from '../replySets.ts';
import type { RunParams } from '../route.ts';
import { runKey } from '../runs.ts';
import { formatRun } from '../runText.ts';
import type { Context } from '../state.ts';
import { stoppedWith } from './stoppedWith.ts';

const asked = new WeakMap<Context, Map<string, Promise<Outcome<RunId>>>>();

/** The scoring by which a scorer judges: one that the table has, else a new one that the table does not show. */
export async function judgeRun(context: Context, dataset: Dataset, run: RunParams): Promise<Outcome<RunId>> {
  const made = context.store.getState().runs.byKey.get(runKey(dataset, run))?.result;
  if (made?.kind === 'done') return { kind: 'value', value: made.value.run };
  const known = asked.get(context) ?? new Map<string, Promise<Outcome<RunId>>>();
  asked.set(context, known);
  const key = [editionOf(dataset), formatRun(run)].join(' ');
  const answer = known.get(key) ?? score(context, dataset, run, `judge ${key}`);
  known.set(key, answer);
  const outcome = await answer;
  if (outcome.kind !== 'value') known.delete(key);
  return outcome;
}

async function score(context: Context, dataset: Dataset, run: RunParams, token: string): Promise<Outcome<RunId>> {
  const replySet = replySetOf(dataset.summary, run)?.replySet ?? null;
  const request = { scorer: run.scorer, options: new Map(run.options), replySet };
  return stoppedWith(context, dataset, token, async (signal) => {
    const outcome = await context.effects.engine.run(dataset.id, request, { signal });
    return outcome.kind === 'value' ? { kind: 'value', value: outcome.value.run } : outcome;
  });
}
