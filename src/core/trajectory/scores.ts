import { matchedSteps } from './align.ts';
import { stepsOf } from './steps.ts';
import type { Fraction, ReferencePath, Step, TrajectoryScores } from './trajectory.ts';

/**
 * The scores of document 004, with their partners. Empty sides: both empty is 1 everywhere, for nothing was asked and
 * nothing was done; one empty is 0 everywhere. Every number follows from the count of matched steps and the names, so
 * none depends on which of the best alignments is shown. Throws a RangeError on a reference that `pathRefusal` refuses.
 */
export function scoreTrajectory(reference: ReferencePath, candidate: readonly Step[]): TrajectoryScores {
  return scoresOf(stepsOf(reference), candidate, matchedSteps(reference, candidate));
}

/** The same where the count of matched steps is known, as from an alignment. Groups count as their steps. */
export function scoresOf(reference: readonly Step[], candidate: readonly Step[], correct: number): TrajectoryScores {
  const wanted = reference.length;
  const made = candidate.length;
  const missing = wanted - correct;
  const extra = made - correct;
  const bothEmpty = wanted === 0 && made === 0;
  const counts = nameCounts(reference, candidate);
  function over(numerator: number, denominator: number): Fraction {
    // 0/0 is what the policy says of empty sides.
    if (denominator === 0) return { value: bothEmpty ? 1 : 0, numerator, denominator };
    return { value: numerator / denominator, numerator, denominator };
  }
  return {
    exact: missing === 0 && extra === 0 ? 1 : 0,
    orderAware: over(correct, wanted),
    setOverlap: over(counts.shared, counts.names),
    stepCredit: over(correct, correct + missing + extra),
    precisionInOrder: over(correct, made),
    lcsF1: over(2 * correct, wanted + made),
    multisetOverlap: over(counts.least, counts.most),
    correct,
    missing,
    extra,
    empty: bothEmpty ? 'both' : wanted === 0 ? 'reference' : made === 0 ? 'candidate' : null,
  };
}

interface NameCounts {
  /** Names that both have, and that either has. */
  readonly shared: number;
  readonly names: number;
  /** Sums over the names of the smaller and of the larger count. */
  readonly least: number;
  readonly most: number;
}

function nameCounts(reference: readonly Step[], candidate: readonly Step[]): NameCounts {
  const wanted = countNames(reference);
  const made = countNames(candidate);
  let shared = 0;
  let least = 0;
  for (const [name, count] of wanted) {
    const other = made.get(name);
    if (other === undefined) continue;
    shared += 1;
    least += Math.min(count, other);
  }
  const names = wanted.size + made.size - shared;
  return { shared, names, least, most: reference.length + candidate.length - least };
}

/** How often each name is used, in order of first use. */
export function countNames(steps: readonly Step[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of steps) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
