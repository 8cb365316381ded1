import type { DatasetSummary } from '../engine/engine.ts';
import { findDataset, keyOf } from './datasets.ts';
import type { EarlierFile } from './earlierFiles.ts';
import { adopt } from './adopt.ts';
import { beginOpening, endOpening, noteProgress } from './opening.ts';
import type { Attempt } from './openOptions.ts';
import { dataOf, paramsOf, withParams } from './route.ts';
import { go } from './routeActions.ts';
import { lacksWantedReplies } from './selectors.ts';
import type { Context } from './state.ts';
import { words } from './words.ts';

/** Reads files again with those that were open or kept with the same dataset; by themselves where that cannot be. */
export async function openTogether(
  context: Context,
  summary: DatasetSummary,
  opened: Attempt,
  earlier: readonly EarlierFile[],
): Promise<string> {
  const { effects, store, stoppers } = context;
  const { token } = opened;
  const sources = [...opened.sources, ...earlier.map(({ source }) => source)];
  const formats = new Map([
    ...earlier.flatMap(({ source, format }) => (format === null ? [] : [[source.name, format] as const])),
    ...opened.formats,
  ]);
  const mappings = new Map([
    ...earlier.flatMap(({ source, mapping }) => (mapping === null ? [] : [[source.name, mapping] as const])),
    ...opened.mappings,
  ]);
  const stopper = stoppers.start(effects, token);
  beginOpening(context, token, sources, null);
  const outcome = await effects.engine.open(
    { sources, formats, mappings },
    {
      signal: stopper.signal,
      onProgress: (progress) => {
        noteProgress(context, token, progress);
      },
    },
  );
  stoppers.end(token);
  endOpening(context, token);
  if (outcome.kind !== 'value') {
    return adopt(context, summary, opened);
  }
  const key = keyOf(summary.fingerprint);
  const before = store.getState();
  const alone = before.datasets.open.find((one) => one.id === summary.dataset);
  const mayChoose = findDataset(before.datasets, key) !== null && !lacksWantedReplies(before);
  const options = { ...opened.options, inPlaceOf: alone?.key ?? key };
  const adopted = adopt(context, outcome.value, { ...opened, sources, formats, mappings, options });
  if (alone === undefined) void effects.engine.close(summary.dataset);
  if (mayChoose && summary.replySets.some(({ join }) => join.joinedBy !== 'same-row')) chooseGiven(context, key);
  effects.notify(words.together(earlier.map(({ source }) => source.name)), 'info');
  return adopted;
}

/** Replies that are given now stand first, and are judged in place of those chosen before. */
function chooseGiven(context: Context, key: string): void {
  const { route } = context.store.getState();
  const { run } = paramsOf(route);
  if (dataOf(route) !== key || run === null || run.replies === null) return;
  go(context, withParams(route, { run: { ...run, replies: null } }), 'push');
}
