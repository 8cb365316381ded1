import { findDeclaration } from '../../core/scorers/declarations.ts';
import { valueOf } from '../async.ts';
import { keyOf, type Dataset } from '../datasets.ts';
import { RECORDED_SCORER, recordedRun, verdictColumns } from '../recordedRun.ts';
import { repliesKey, replySetOf } from '../replySets.ts';
import type { ComparePlace, RunParams } from '../route.ts';
import { formatRun, withDefaults, withoutDefaults } from '../runText.ts';
import { scorerChoices } from '../scorerChoices.ts';
import { runNamed } from '../selectors.ts';
import type { WorkbenchState } from '../state.ts';
import { placeText } from './placeText.ts';
import { sideRun, type Baselines } from './side.ts';

/** What can stand for a side: files, and the replies in them. */
export interface FileChoice {
  /** Equal where it is the same file with the same replies. */
  readonly value: string;
  readonly place: ComparePlace;
  readonly group: 'open' | 'kept' | 'baseline';
  readonly name: string;
  /** The file of replies, where there is more than one; else null. */
  readonly replies: string | null;
}

/** Everything that can stand for a side, with what is open first; of replies each set by itself. */
export function fileChoices(state: WorkbenchState, baselines: Baselines): readonly FileChoice[] {
  const open = state.datasets.open.filter(({ summary }) => summary !== null);
  const kept = (valueOf(state.datasets.kept) ?? []).filter(
    ({ fingerprint }) => !open.some(({ key }) => key === keyOf(fingerprint)),
  );
  return [
    ...open.flatMap(openChoices),
    ...kept.map(({ fingerprint, files }): FileChoice => {
      const data = keyOf(fingerprint);
      return choice({ kind: 'run', data, run: null }, 'kept', files[0]?.name ?? data);
    }),
    ...[...new Map([...baselines.values()].map((held) => [held.digits, held])).values()].map(({ digits, file }) =>
      choice({ kind: 'baseline', digits }, 'baseline', file),
    ),
  ];
}

function openChoices(dataset: Dataset): readonly FileChoice[] {
  const { summary, key: data, name } = dataset;
  const sets = summary?.replySets ?? [];
  const plain = sideRun(dataset, null);
  if (sets.length < 2 || plain === null) return [choice({ kind: 'run', data, run: null }, 'open', name)];
  return sets.map((set) => {
    const place = { kind: 'run', data, run: { ...plain, replies: repliesKey(set) } } as const;
    return { ...choice(place, 'open', name), replies: set.name };
  });
}

function choice(place: ComparePlace, group: FileChoice['group'], name: string): FileChoice {
  return { value: fileValue(place), place, group, name, replies: null };
}

/** The value of the choice that a side stands for, as far as it is one. */
export function chosenFile({ datasets }: WorkbenchState, place: ComparePlace): string {
  const dataset = place.kind === 'run' ? datasets.open.find(({ key }) => key === place.data) : undefined;
  if (place.kind === 'baseline' || dataset === undefined) return fileValue(place);
  const { summary } = dataset;
  if (summary === null || summary.replySets.length < 2) return fileValue({ ...place, run: null });
  const set = replySetOf(summary, place.run);
  return set === null ? fileValue(place) : `${place.data} ${repliesKey(set)}`;
}

function fileValue(place: ComparePlace): string {
  if (place.kind === 'baseline') return placeText(place);
  const replies = place.run?.replies ?? null;
  return replies === null ? place.data : `${place.data} ${replies}`;
}

/** A way to judge the replies of a side. */
export interface RunChoice {
  readonly value: string;
  readonly run: RunParams;
  /** It is the run of the side with one option changed; null for a scorer with its defaults, or as it was made. */
  readonly option: readonly [name: string, value: string] | null;
}

/**
 * The run of a side first, then what it would be with one option changed, the verdicts that the file recorded, the runs
 * of this session over the same replies, and the other scorers with their defaults.
 */
export function runChoices(state: WorkbenchState, dataset: Dataset, current: RunParams): readonly RunChoice[] {
  const { replies } = current;
  const session = [...state.runs.byKey.values()]
    .filter((run) => run.dataset === dataset.id && run.params.replies === replies)
    .map(({ params }) => params);
  const scorers = scorerChoices()
    .filter(({ name }) => name !== RECORDED_SCORER)
    .map(({ name }) => ({ scorer: name, options: [], replies }));
  const found = new Map<string, RunChoice>();
  function add(run: RunParams, option: RunChoice['option'] = null): void {
    const plain = withoutDefaults(run);
    const value = formatRun(plain);
    if (!found.has(value)) found.set(value, { value, run: plain, option });
  }
  add(current);
  for (const [name, value] of otherValues(current)) {
    add({ ...current, options: [...current.options.filter(([one]) => one !== name), [name, value]] }, [name, value]);
  }
  for (const column of verdictColumns(dataset.summary)) add(recordedRun(column, current));
  for (const run of [...session, ...scorers]) add(run);
  return [...found.values()];
}

/** Every value of a declared option that the run does not have. */
function otherValues(run: RunParams): readonly (readonly [name: string, value: string])[] {
  const values = withDefaults(run);
  return (findDeclaration(run.scorer)?.options ?? []).flatMap(({ name, values: allowed, open }) =>
    open === true ? [] : allowed.filter((value) => value !== values.get(name)).map((value) => [name, value] as const),
  );
}

/** Both places name one and the same run. */
export function isSamePlace({ datasets }: WorkbenchState, a: ComparePlace, b: ComparePlace): boolean {
  return placeText(named(a)) === placeText(named(b));

  function named(place: ComparePlace): ComparePlace {
    const dataset = place.kind === 'run' ? datasets.open.find(({ key }) => key === place.data) : undefined;
    if (place.kind === 'baseline' || dataset === undefined || dataset.summary === null) return place;
    return { ...place, run: runNamed(dataset.summary, place.run) };
  }
}
