import { keyText } from '../../core/labels/keyText.ts';
import type { Outcome } from '../../engine/engine.ts';
import type { Opinion, OpinionSource } from '../../engine/labelling.ts';
import { IDLE, settled, type Async } from '../async.ts';
import { editionOf, type Dataset } from '../datasets.ts';
import { lacksReplies } from '../replySets.ts';
import type { Context } from '../state.ts';
import type { JudgeChoice, SaidByJudge } from './judge.ts';
import { judgeRun } from './judgeRun.ts';
import { judgeText } from './judgeText.ts';
import { saidInLog, type LogSource } from './saidInLog.ts';
import { stoppedWith } from './stoppedWith.ts';

/** What a judge says of each item, by the text of its key, in the order of the file. */
export type Opinions = ReadonlyMap<string, SaidByJudge>;

const asked = new WeakMap<Context, Map<string, Promise<Async<Opinions>>>>();

/**
 * What a judge says of a dataset's items. The engine is asked once for each judge and edition of the dataset; what
 * failed or was cancelled is asked anew. A judge of a label file is read from `log`, and never kept. Idle where the
 * dataset was closed meanwhile, or lacks the replies that the run names.
 */
export async function opinionsOf(
  context: Context,
  dataset: Dataset,
  choice: JudgeChoice,
  source: LogSource,
): Promise<Async<Opinions>> {
  if (choice.kind === 'log') return { kind: 'done', value: saidInLog(choice, source) };
  if (choice.kind === 'run' && lacksReplies(dataset.summary, choice.run)) return IDLE;
  const known = asked.get(context) ?? new Map<string, Promise<Async<Opinions>>>();
  asked.set(context, known);
  const key = [editionOf(dataset), judgeText(choice)].join(' ');
  const answer = known.get(key) ?? ask(context, dataset, choice, `opinions ${key}`);
  known.set(key, answer);
  const opinions = await answer;
  if (opinions.kind !== 'done') known.delete(key);
  return opinions;
}

type AskedChoice = Exclude<JudgeChoice, { readonly kind: 'log' }>;

async function ask(context: Context, dataset: Dataset, choice: AskedChoice, token: string): Promise<Async<Opinions>> {
  const source = await sourceOf(context, dataset, choice);
  if (source.kind !== 'value') return settled(source);
  const outcome = await stoppedWith(context, dataset, token, async (signal) =>
    context.effects.engine.opinions(dataset.id, source.value, { signal }),
  );
  if (outcome.kind !== 'value') return settled(outcome);
  const isValue = choice.kind === 'column' && choice.reads === 'value';
  const said = outcome.value.map((opinion) => [keyText(opinion.key), saidByJudge(opinion, isValue)] as const);
  return { kind: 'done', value: new Map(said) };
}

async function sourceOf(context: Context, dataset: Dataset, choice: AskedChoice): Promise<Outcome<OpinionSource>> {
  if (choice.kind === 'column') {
    return { kind: 'value', value: { kind: 'recorded', column: choice.column, reads: choice.reads } };
  }
  const run = await judgeRun(context, dataset, choice.run);
  return run.kind === 'value' ? { kind: 'value', value: { kind: 'run', run: run.value } } : run;
}

/** What a column says is what it holds; of all else the text says why. */
function saidByJudge({ state, text, score, problem }: Opinion, isValue: boolean): SaidByJudge {
  return { state, value: isValue ? text : null, score, why: isValue ? null : text, problem };
}
