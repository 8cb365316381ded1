import { binomialProbability } from './binomial.ts';
import type { Random } from './random.ts';

/**
 * How many of `of` happen, each with `chance`: by inversion from the most likely number outwards, in about as many
 * steps as the spread is wide.
 */
export function binomialDraw(of: number, chance: number, random: Random): number {
  if (of === 0 || chance <= 0) return 0;
  if (chance >= 1) return of;
  const odds = chance / (1 - chance);
  const mode = Math.min(of, Math.floor((of + 1) * chance));
  let left = random();
  let below = mode;
  let above = mode;
  let down = binomialProbability(mode, of, chance);
  let up = down;
  left -= down;
  while (left > 0 && (below > 0 || above < of)) {
    if (below > 0) {
      down *= below / ((of - below + 1) * odds);
      below -= 1;
      left -= down;
      if (left <= 0) return below;
    }
    if (above < of) {
      up *= ((of - above) * odds) / (above + 1);
      above += 1;
      left -= up;
      if (left <= 0) return above;
    }
    // What is left is rounding: nothing further out is likely enough to take it up.
    if (down + up < 1e-18) break;
  }
  return mode;
}
