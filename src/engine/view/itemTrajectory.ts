import { alignSteps } from '../../core/trajectory/align.ts';
import { compareArguments } from '../../core/trajectory/argumentsLayer.ts';
import { bestReference } from '../../core/trajectory/bestReference.ts';
import { countAlignments } from '../../core/trajectory/countAlignments.ts';
import { trajectoryNotes } from '../../core/trajectory/notes.ts';
import { scoreTrajectory } from '../../core/trajectory/scores.ts';
import { cellsOf, pathRefusal, stepsOf } from '../../core/trajectory/steps.ts';
import type { ReferencePath, Step } from '../../core/trajectory/trajectory.ts';
import type { ReadItem } from '../dataset/itemReader.ts';
import { comparesSteps, type Run } from '../run/run.ts';
import { sidesOf } from '../run/sidesOf.ts';
import type { ComparedTrajectory, ItemTrajectory } from '../trajectories.ts';

/** Cells of the table up to which equally good alignments are counted. */
const COUNTED = 16_000_000;
const MOST_ALIGNMENTS = 99;
/** Pairs whose arguments are compared. */
const PAIRS = 1000;

/**
 * An item's trajectories compared; null where the run compares none and neither side says that it is one, unless
 * `asked`.
 */
export function itemTrajectory(read: ReadItem, run: Run | null, asked: boolean): ItemTrajectory | null {
  const { item, reply } = read;
  const isTold = (item.reference.paths ?? null) !== null || (reply?.trajectory ?? null) !== null;
  if (!asked && !isTold && (run === null || !comparesSteps(run.scorer))) return null;
  const { paths: references, candidate } = sidesOf(item, reply);
  const steps = candidate ?? [];
  const refused = references.map((path) => pathRefusal(path, steps)).find((problem) => problem !== null) ?? null;
  const compared = candidate === null || refused !== null ? null : comparedWith(references, candidate);
  return { references, candidate, compared, refused };
}

function comparedWith(references: readonly ReferencePath[], candidate: readonly Step[]): ComparedTrajectory | null {
  const best = bestReference(references, candidate);
  if (best === null) return null;
  const { path, scores } = best;
  const alignment = alignSteps(path, candidate);
  const wanted = stepsOf(path);
  return {
    best: best.index,
    alignment,
    scores,
    alignments: cellsOf(path, candidate) > COUNTED ? null : countAlignments(path, candidate, MOST_ALIGNMENTS),
    arguments: alignment.pairs
      .slice(0, PAIRS)
      .map((pair) => compareArguments(wanted[pair.reference]!, candidate[pair.candidate]!)),
    notes: trajectoryNotes(path, candidate, alignment, scores),
    credits: references.map((one) => (one === path ? scores : scoreTrajectory(one, candidate)).stepCredit.value),
  };
}
