import type { DatasetSummary, RunSummary } from '../../engine/engine.ts';
import { repliesKey } from '../replySets.ts';
import { withParams, type RunParams } from '../route.ts';
import { go } from '../routeActions.ts';
import { withoutDefaults } from '../runText.ts';
import type { Context } from '../state.ts';

/** The scorer of document 002. */
export const CONFORMANCE_SCORER = 'toolcall-300';
const CORPUS_FORMAT = 'conformance';

/** Whether a run is judged by document 002, so that there is a report of it. */
export function isConformanceRun(run: RunSummary | null): run is RunSummary {
  return run?.scorer === CONFORMANCE_SCORER;
}

/** Whether a dataset is a corpus of document 002. */
export function isCorpus(summary: DatasetSummary | null): boolean {
  return summary?.files.some(({ role, format }) => role === 'dataset' && format === CORPUS_FORMAT) === true;
}

/** A normaliser that a run can be of: one of our own, or what a file recorded. */
export type AdapterChoice =
  | { readonly kind: 'reference' | 'naive' }
  /** `replies`: digits of the file, as a link has them. */
  | { readonly kind: 'recorded'; readonly replies: string; readonly file: string };

/** The normalisers that there are, files of recorded outputs last. */
export function adapterChoices(summary: DatasetSummary): readonly AdapterChoice[] {
  const files = summary.replySets.filter(({ join }) => join.joinedBy !== 'same-row');
  return [
    { kind: 'reference' },
    { kind: 'naive' },
    ...files.map((set): AdapterChoice => ({ kind: 'recorded', replies: repliesKey(set), file: set.name })),
  ];
}

/** The normaliser that a run is of; null where its file is none of those that are open. */
export function adapterOf(summary: DatasetSummary, run: RunSummary): AdapterChoice | null {
  const adapter = run.options.find(([name]) => name === 'adapter')?.[1];
  const set = summary.replySets.find(({ replySet }) => replySet === run.replySet);
  return (
    adapterChoices(summary).find((choice) =>
      choice.kind === 'recorded'
        ? adapter === 'recorded' && set !== undefined && choice.replies === repliesKey(set)
        : choice.kind === adapter,
    ) ?? null
  );
}

/** Judges another normaliser. */
export function chooseAdapter(context: Context, choice: AdapterChoice): void {
  const { route } = context.store.getState();
  const replies = choice.kind === 'recorded' ? choice.replies : null;
  const run: RunParams = { scorer: CONFORMANCE_SCORER, options: [['adapter', choice.kind]], replies };
  go(context, withParams(route, { run: withoutDefaults(run) }), 'push');
}
