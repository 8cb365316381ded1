import { compareDecimal } from '../../core/json/compareDecimal.ts';

/** Of scores from 0 to 1. */
const OF_ONE = '0.8';

/**
 * Where a judge who only grades is taken to pass, before anybody says: 0.8 of scores from 0 to 1, else the middle one of
 * those that occur. Never looked up in the labels. Null where nothing is graded.
 */
export function proposedThreshold(scores: readonly string[]): string | null {
  const rising = [...new Set(scores)].toSorted(compareDecimal);
  const [lowest, highest] = [rising[0], rising.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  if (compareDecimal(lowest, '0') >= 0 && compareDecimal(highest, '1') <= 0) return OF_ONE;
  return rising[Math.floor(rising.length / 2)] ?? null;
}
