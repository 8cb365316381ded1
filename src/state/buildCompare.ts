import { compareTrajectories, type Compared, type Comparison } from '../core/trajectory/compareTrajectories.ts';
import { countAlignments } from '../core/trajectory/countAlignments.ts';
import { trajectoryNotes } from '../core/trajectory/notes.ts';
import { cellsOf } from '../core/trajectory/steps.ts';
import { scoresOf } from '../core/trajectory/scores.ts';
import type { Alignment, ReferencePath, Step, TrajectoryScores } from '../core/trajectory/trajectory.ts';
import type { BuildPair } from './build.ts';
import { lanePath, laneSteps } from './buildLanes.ts';
import { longestRise } from './longestRise.ts';

/** Most cells (reference steps × candidate steps) that are compared at once: within a frame. */
const AT_ONCE = 60_000;

/** What came of comparing a pair. */
export type AnsweredView =
  | {
      readonly kind: 'compared';
      readonly comparison: Comparison;
      /** Equally good alignments, to 100, which is more than 99; null while they are not counted. */
      readonly alignments: number | null;
    }
  | { readonly kind: 'refused'; readonly refusal: Extract<Compared, { readonly ok: false }>['refusal'] };

/** What is shown of a pair. */
export type BuildView =
  | AnsweredView
  /** Being worked out elsewhere. */
  | {
      readonly kind: 'provisional';
      /** Labels of before, as far as their steps still stand there; null where there are none. */
      readonly alignment: Alignment | null;
      readonly scores: TrajectoryScores | null;
    };

/** A reference and a candidate as the core takes them. */
export interface BothSides {
  readonly path: ReferencePath;
  readonly candidate: readonly Step[];
}

export function sidesOfPair(pair: BuildPair): BothSides {
  return { path: lanePath(pair.reference), candidate: laneSteps(pair.candidate) };
}

/** Whether the two are so long that they are compared in another thread. */
export function isFar({ path, candidate }: BothSides): boolean {
  return cellsOf(path, candidate) > AT_ONCE;
}

/** Compares a pair here and now. */
export function compareNow({ path, candidate }: BothSides): AnsweredView {
  const compared = compareTrajectories(path, candidate);
  if (!compared.ok) return { kind: 'refused', refusal: compared.refusal };
  return { kind: 'compared', comparison: compared.comparison, alignments: countAlignments(path, candidate) };
}

/** What another thread answered. */
export function viewOfAnswer(compared: Compared, alignments: number | null): AnsweredView {
  if (!compared.ok) return { kind: 'refused', refusal: compared.refusal };
  return { kind: 'compared', comparison: compared.comparison, alignments };
}

/** The alignment of before, as far as its steps are still there and in their order; what is new is extra or missing. */
export function carriedAlignment(before: BuildPair, alignment: Alignment, now: BuildPair): Alignment {
  const wanted = placesByKey(now.reference);
  const made = placesByKey(now.candidate);
  const kept = alignment.pairs
    .flatMap((pair) => {
      const reference = wanted.get(before.reference[pair.reference]?.key ?? -1);
      const candidate = made.get(before.candidate[pair.candidate]?.key ?? -1);
      if (reference === undefined || candidate === undefined) return [];
      const isSame = now.reference[reference]!.step.name === now.candidate[candidate]!.step.name;
      return isSame ? [{ reference, candidate }] : [];
    })
    .toSorted((a, b) => a.reference - b.reference);
  const pairs = longestRise(kept.map(({ candidate }) => candidate)).map((at) => kept[at]!);
  const marks = now.candidate.map((): 'match' | 'extra' => 'extra');
  const answered = new Set(pairs.map(({ reference }) => reference));
  for (const { candidate } of pairs) marks[candidate] = 'match';
  const missing = now.reference.flatMap((_, at) => (answered.has(at) ? [] : [at]));
  return { pairs, marks, missing, rule: alignment.rule };
}

/** Another of the equally good alignments, with the scores and the notes that follow from it. */
export function comparisonOf(alignment: Alignment, { path, candidate }: BothSides): Comparison {
  const scores = scoresOf(path.flat(), candidate, alignment.pairs.length);
  return { alignment, scores, notes: trajectoryNotes(path, candidate, alignment, scores) };
}

function placesByKey(lane: BuildPair['reference']): ReadonlyMap<number, number> {
  return new Map(lane.map(({ key }, at) => [key, at]));
}
