import { toolcall300Declaration } from '../../core/scorers/toolcall300/declaration.ts';
import type { DatasetSummary, RunSummary } from '../../engine/engine.ts';
import { IDLE, valueOf } from '../async.ts';
import { repliesKey } from '../replySets.ts';
import { withParams, type RunParams } from '../route.ts';
import { besideRun, currentDataset, currentRunSummary } from '../selectors.ts';
import { go } from '../routeActions.ts';
import { withoutDefaults } from '../runText.ts';
import type { Context } from '../state.ts';

/** The scorer of document 002. */
export const CONFORMANCE_SCORER = toolcall300Declaration.name;
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

/** Whether a run is of a normaliser of our own, which judges no replies. */
export function readsNoReplies({ scorer, options }: RunParams): boolean {
  const adapter = options.find(([name]) => name === 'adapter')?.[1];
  return scorer === CONFORMANCE_SCORER && (adapter === 'reference' || adapter === 'naive');
}

/** Judges another normaliser. Where that is the one beside, the two change places: two equal columns say nothing. */
export function chooseAdapter(context: Context, choice: AdapterChoice): void {
  const state = context.store.getState();
  const summary = currentDataset(state)?.summary ?? null;
  const other = valueOf(besideRun(state)?.result ?? IDLE);
  const same = summary !== null && isConformanceRun(other) && isSameAdapter(adapterOf(summary, other), choice);
  const now = currentRunSummary(state);
  const was = summary === null || !isConformanceRun(now) ? null : adapterOf(summary, now);
  const beside = same ? { beside: was === null ? null : runOf(was) } : {};
  go(context, withParams(state.route, { run: runOf(choice), ...beside }), 'push');
}

/** Names its normaliser, so that it can be told from the other one. */
function runOf(choice: AdapterChoice): RunParams {
  const replies = choice.kind === 'recorded' ? choice.replies : null;
  return withoutDefaults({ scorer: CONFORMANCE_SCORER, options: [['adapter', choice.kind]], replies });
}

function isSameAdapter(one: AdapterChoice | null, other: AdapterChoice): boolean {
  if (one?.kind === 'recorded' && other.kind === 'recorded') return one.replies === other.replies;
  return one?.kind === other.kind;
}
