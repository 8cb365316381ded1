import type { RunSummary } from '../../engine/engine.ts';
import { findDataset } from '../datasets.ts';
import { recordedRun, verdictColumns } from '../recordedRun.ts';
import { NO_COMPARE, paramsOf, type ComparePlace, type CompareRoute, type RunParams } from '../route.ts';
import { formatRun, withDefaults } from '../runText.ts';
import { currentDataset, currentRunSummary, runNamed, wantedRun } from '../selectors.ts';
import type { WorkbenchState } from '../state.ts';
import { chosenFile, fileChoices, isSamePlace, type FileChoice } from './choices.ts';
import { placeText } from './placeText.ts';
import { sideRun, type Baselines } from './side.ts';

/** Something that the run in sight can be compared with. */
export interface Offer {
  /** Told apart from the others by it. */
  readonly key: string;
  /** Where it leads: what is offered as A, the run in sight as B. */
  readonly route: CompareRoute;
  readonly what:
    | { readonly kind: 'replies' | 'file' | 'baseline'; readonly name: string; readonly replies: string | null }
    | { readonly kind: 'run'; readonly run: RunParams };
}

const ADAPTERS = ['reference', 'naive'] as const;

/** What is looked at, to be compared with something that is chosen there; null where nothing can be judged. */
export function plainOffer(state: WorkbenchState): CompareRoute | null {
  const b = currentPlace(state);
  return b === null ? null : { ...NO_COMPARE, b };
}

/**
 * Other replies to the same items, other ways in which these were judged in this session or in the file, other files that
 * are open, and baselines of the corpus.
 */
export function offersOf(state: WorkbenchState, baselines: Baselines): readonly Offer[] {
  const dataset = currentDataset(state);
  const b = currentPlace(state);
  const current = wantedRun(state);
  if (dataset === null || b === null || current === null) return [];
  const own = chosenFile(state, b);
  const fingerprint = dataset.summary?.fingerprint ?? '';
  const files = fileChoices(state, new Map([...baselines].filter(([key]) => key === fingerprint)));
  return [
    ...files.filter(({ value, group }) => value !== own && group === 'open').map(fileOffer),
    ...otherRuns().flatMap((run): Offer[] => {
      const a: ComparePlace = { kind: 'run', data: dataset.key, run };
      if (isSamePlace(state, a, b)) return [];
      return [{ key: placeText(a), route: { ...NO_COMPARE, a, b }, what: { kind: 'run', run } }];
    }),
    ...files.filter(({ group }) => group === 'baseline').map(fileOffer),
  ];

  function fileOffer({ place, group, name, replies, value }: FileChoice): Offer {
    const isOwn = place.kind === 'run' && place.data === dataset?.key;
    const kind = group === 'baseline' ? 'baseline' : isOwn ? 'replies' : 'file';
    return { key: value, route: { ...NO_COMPARE, a: judgedAlike(place), b }, what: { kind, name, replies } };
  }

  /** Judged as the run in sight, where that fits the other file, too. */
  function judgedAlike(place: ComparePlace): ComparePlace {
    const other = place.kind === 'run' ? findDataset(state.datasets, place.data) : null;
    if (place.kind === 'baseline' || other === null || current === null) return place;
    const fits = other === dataset || sideRun(other, null)?.scorer === current.scorer;
    return fits ? { ...place, run: { ...current, replies: place.run?.replies ?? null } } : place;
  }

  function otherRuns(): readonly RunParams[] {
    const made = [...state.runs.byKey.values()].filter((run) => run.dataset === dataset?.id);
    const all = [
      ...adapters(current, currentRunSummary(state)),
      ...recorded(current),
      ...made.map(({ params }) => params),
    ];
    const replies = b?.kind === 'run' ? (b.run?.replies ?? null) : null;
    const named = all.map((run) => ({ ...run, replies: run.replies ?? replies }));
    return [...new Map(named.map((run) => [formatRun(run), run])).values()];
  }

  function recorded(run: RunParams | null): readonly RunParams[] {
    return verdictColumns(dataset?.summary ?? null).map((column) => recordedRun(column, run));
  }
}

/** Of a scorer that can judge several normalisers: our own, but for the one in sight. */
function adapters(run: RunParams | null, made: RunSummary | null): readonly RunParams[] {
  const given = run === null ? undefined : withDefaults(run).get('adapter');
  if (run === null || given === undefined) return [];
  // What it was where that was left open.
  const now = made?.options.find(([name]) => name === 'adapter')?.[1] ?? given;
  return ADAPTERS.filter((one) => one !== now).map((one) => ({ ...run, options: [['adapter', one]] }));
}

function currentPlace(state: WorkbenchState): Extract<ComparePlace, { readonly kind: 'run' }> | null {
  const dataset = currentDataset(state);
  if (dataset === null || dataset.summary === null) return null;
  const run = runNamed(dataset.summary, paramsOf(state.route).run);
  return run === null ? null : { kind: 'run', data: dataset.key, run };
}
