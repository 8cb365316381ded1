import type { RunRequest } from '../engine/engine.ts';
import { settled } from './async.ts';
import { shownColumns, withBeside } from './columns.ts';
import type { Dataset } from './datasets.ts';
import { paramsOf, withParams, type RunParams } from './route.ts';
import { go } from './routeActions.ts';
import { lacksReplies, replySetOf } from './replySets.ts';
import { withoutDefaults } from './runText.ts';
import { runKey, startedRun, withoutRuns, withRun, type RunEntry } from './runs.ts';
import { wantedRun } from './selectors.ts';
import { change, type Context } from './state.ts';

/** Scores, unless the same scoring was made or is being made, or replies that are not open are asked for. */
export async function ensureRun(context: Context, dataset: Dataset, params: RunParams): Promise<void> {
  if (lacksReplies(dataset.summary, params)) return;
  const key = runKey(dataset, params);
  if (context.store.getState().runs.byKey.has(key)) return;
  change(context, 'runs', (runs) => startedRun(runs, key, dataset.id, params));
  const stopper = context.stoppers.start(context.effects, key);
  const outcome = await context.effects.engine.run(dataset.id, requestOf(dataset, params), {
    signal: stopper.signal,
    onProgress: (progress) => {
      update(context, key, (entry) => ({ ...entry, progress }));
    },
  });
  context.stoppers.end(key);
  update(context, key, (entry) => ({ ...entry, progress: null, result: settled(outcome) }));
}

/** Stops a scoring; it stays stopped until it is asked for again. */
export function cancelRun(context: Context, dataset: Dataset, params: RunParams): void {
  context.stoppers.stop(runKey(dataset, params));
}

/** Scores again what was stopped or refused. */
export function retryRun(context: Context, dataset: Dataset, params: RunParams): void {
  const retried = runKey(dataset, params);
  change(context, 'runs', (runs) => withoutRuns(runs, (_, key) => key === retried));
}

export function chooseScorer(context: Context, scorer: string): void {
  const run = wantedRun(context.store.getState());
  choose(context, { scorer, options: [], replies: run?.replies ?? null });
}

export function chooseOption(context: Context, name: string, value: string): void {
  const run = wantedRun(context.store.getState());
  if (run !== null) choose(context, withOption(run, name, value));
}

export function chooseReplies(context: Context, replies: string | null): void {
  const run = wantedRun(context.store.getState());
  if (run !== null) choose(context, { ...run, replies });
}

/** Shows a run beside the one in force; null takes it away. */
export function chooseBeside(context: Context, beside: RunParams | null): void {
  const state = context.store.getState();
  const shown = shownColumns(state);
  const columns = beside === null || shown === null ? paramsOf(state.route).columns : withBeside(shown);
  const params = { beside: beside === null ? null : withoutDefaults(beside), columns };
  go(context, withParams(state.route, params), 'push');
}

/** The run with one option changed. */
function withOption(run: RunParams, name: string, value: string): RunParams {
  return withoutDefaults({ ...run, options: [...run.options.filter(([one]) => one !== name), [name, value]] });
}

function choose(context: Context, run: RunParams): void {
  const { route } = context.store.getState();
  go(context, withParams(route, { run: withoutDefaults(run) }), 'push');
}

function requestOf(dataset: Dataset, params: RunParams): RunRequest {
  const replySet = replySetOf(dataset.summary, params)?.replySet ?? null;
  return { scorer: params.scorer, options: new Map(params.options), replySet };
}

function update(context: Context, key: string, next: (entry: RunEntry) => RunEntry): void {
  change(context, 'runs', (runs) => {
    const entry = runs.byKey.get(key);
    return entry === undefined ? runs : withRun(runs, key, next(entry));
  });
}
