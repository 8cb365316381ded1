import { alignmentsOf } from '../core/trajectory/alignmentsOf.ts';
import type { Alignment, ReferencePath, StepPair } from '../core/trajectory/trajectory.ts';
import { cellsOf } from '../core/trajectory/steps.ts';
import type { BuildPair } from './build.ts';
import type { BothSides } from './buildCompare.ts';
import { lanePath, laneSteps } from './buildLanes.ts';

/** Most alignments that are listed one after another; what is beyond is "more than 99". */
const LISTED = 99;

/** Most cells (reference steps × candidate steps) of a pair whose alignments are listed: a moment's work. */
const LISTED_CELLS = 4_000_000;

/** Whether the alignments of a pair are listed; of a longer one only the first is known. */
export function areListed({ path, candidate }: BothSides): boolean {
  return cellsOf(path, candidate) <= LISTED_CELLS;
}

/** The equally good alignments of a pair, worked out as far as they are asked for. */
export interface Alternatives {
  /** Counted from 0, the earliest first; null beyond the last, or beyond the 99th. */
  readonly at: (index: number) => Alignment | null;
}

export function alternativesOf(pair: BuildPair): Alternatives {
  const found: Alignment[] = [];
  const rest = alignmentsOf(lanePath(pair.reference), laneSteps(pair.candidate));
  return {
    at: (index) => {
      while (found.length <= index && found.length < LISTED) {
        const next = rest.next();
        if (next.done === true) break;
        found.push(next.value);
      }
      return found[index] ?? null;
    },
  };
}

/** A pair of steps as one number. */
export function pairNumber({ reference, candidate }: StepPair, made: number): number {
  return reference * made + candidate;
}

/** Pairs that any of the alignments matches, of at most 99, as `pairNumber`s. */
export function tiedPairs(alternatives: Alternatives, made: number): ReadonlySet<number> {
  const tied = new Set<number>();
  for (let index = 0; index < LISTED; index += 1) {
    const alignment = alternatives.at(index);
    if (alignment === null) break;
    for (const pair of alignment.pairs) tied.add(pairNumber(pair, made));
  }
  return tied;
}

/** Pairs of equal names, as `pairNumber`s: the cells of the alignment grid in which a match could be. */
export function equalNames(path: ReferencePath, candidate: readonly { readonly name: string }[]): readonly number[] {
  const places = new Map<string, number[]>();
  for (const [at, { name }] of candidate.entries()) {
    const known = places.get(name);
    if (known === undefined) places.set(name, [at]);
    else known.push(at);
  }
  return path
    .flat()
    .flatMap(({ name }, reference) =>
      (places.get(name) ?? []).map((at) => pairNumber({ reference, candidate: at }, candidate.length)),
    );
}
