import { keyText } from '../../core/labels/keyText.ts';
import type { CallOptions, Outcome } from '../../engine/engine.ts';
import type { Opinion, OpinionProgress, OpinionSource } from '../../engine/labelling.ts';
import { settled, type Async } from '../async.ts';
import { editionOf, findDataset, type Dataset } from '../datasets.ts';
import { lacksReplies, replySetOf } from '../replySets.ts';
import { runKey } from '../runs.ts';
import type { Context } from '../state.ts';
import type { JudgeChoice, SaidByJudge } from './judge.ts';
import { judgeText } from './judgeText.ts';
import { saidInLog, type LogSource } from './saidInLog.ts';

/** What a judge says of each item, by the text of its key, in the order of the file. */
export type Opinions = ReadonlyMap<string, SaidByJudge>;

const asked = new WeakMap<Context, Map<string, Promise<Async<Opinions>>>>();

/**
 * What a judge says of a dataset's items. The engine is asked once for each judge and edition of the dataset; what
 * failed or was cancelled is asked anew. A judge of a label file is read from `log` and never kept. Idle where the
 * dataset was closed meanwhile, or lacks the replies that the run names.
 */
export async function opinionsOf(
  context: Context,
  dataset: Dataset,
  choice: JudgeChoice,
  source: LogSource,
): Promise<Async<Opinions>> {
  if (choice.kind === 'log') return { kind: 'done', value: saidInLog(choice, source) };
  if (choice.kind === 'run' && lacksReplies(dataset.summary, choice.run)) return { kind: 'idle' };
  const known = asked.get(context) ?? new Map<string, Promise<Async<Opinions>>>();
  asked.set(context, known);
  const key = [editionOf(dataset), judgeText(choice)].join(' ');
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  const answer = ask(context, dataset, choice, `opinions ${key}`);
  known.set(key, answer);
  const opinions = await answer;
  if (opinions.kind !== 'done') known.delete(key);
  return opinions;
}

async function ask(
  context: Context,
  dataset: Dataset,
  choice: Exclude<JudgeChoice, { readonly kind: 'log' }>,
  token: string,
): Promise<Async<Opinions>> {
  const { engine } = context.effects;
  const { signal } = context.stoppers.start(context.effects, token);
  // A dataset that was closed, or read anew under another name, is not worth going on for.
  const unsubscribe = context.store.subscribe(({ datasets }) => {
    if (findDataset(datasets, dataset.key)?.id !== dataset.id) context.stoppers.stop(token);
  });
  try {
    const source = await sourceOf(context, dataset, choice, signal);
    if (source.kind !== 'value') return settled(source);
    const outcome = await engine.opinions(dataset.id, source.value, { signal });
    if (outcome.kind !== 'value') return settled(outcome);
    const isValue = choice.kind === 'column' && choice.reads === 'value';
    const said = outcome.value.map((opinion) => [keyText(opinion.key), saidByJudge(opinion, isValue)] as const);
    return { kind: 'done', value: new Map(said) };
  } finally {
    unsubscribe();
    context.stoppers.end(token);
  }
}

async function sourceOf(
  { effects, store }: Context,
  dataset: Dataset,
  choice: Exclude<JudgeChoice, { readonly kind: 'log' }>,
  signal: NonNullable<CallOptions<OpinionProgress>['signal']>,
): Promise<Outcome<OpinionSource>> {
  if (choice.kind === 'column') {
    return { kind: 'value', value: { kind: 'recorded', column: choice.column, reads: choice.reads } };
  }
  const made = store.getState().runs.byKey.get(runKey(dataset, choice.run))?.result;
  if (made?.kind === 'done') return { kind: 'value', value: { kind: 'run', run: made.value.run } };
  const replySet = replySetOf(dataset.summary, choice.run)?.replySet ?? null;
  const { scorer, options } = choice.run;
  const run = await effects.engine.run(dataset.id, { scorer, options: new Map(options), replySet }, { signal });
  return run.kind === 'value' ? { kind: 'value', value: { kind: 'run', run: run.value.run } } : run;
}

/** What a column says is what it holds; of all else the text says why. */
function saidByJudge({ state, text, score, problem }: Opinion, isValue: boolean): SaidByJudge {
  return { state, value: isValue ? text : null, score, why: isValue ? null : text, problem };
}
