import type { Fraction, TrajectoryScores } from './trajectory.ts';

/**
 * Step credit if any one extra step went away: the matched steps stay as many. Null when there is none. Of a single
 * extra step beside an empty reference nothing would be left, which is 1.
 */
export function creditWithoutExtra({ correct, missing, extra }: TrajectoryScores): Fraction | null {
  return extra === 0 ? null : credit(correct, missing, extra - 1);
}

/**
 * Step credit if any one missing step were made where it is missing: one more is matched. Null when none is missing.
 */
export function creditWithMissing({ correct, missing, extra }: TrajectoryScores): Fraction | null {
  return missing === 0 ? null : credit(correct + 1, missing - 1, extra);
}

function credit(correct: number, missing: number, extra: number): Fraction {
  const denominator = correct + missing + extra;
  return { value: denominator === 0 ? 1 : correct / denominator, numerator: correct, denominator };
}
