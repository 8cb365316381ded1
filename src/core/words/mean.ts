import type { MeanScore } from '../model/report.ts';
import { counted } from './numbers.ts';
import { scoreText } from './trajectory.ts';
import { SCORE_TITLES } from './trajectoryScores.ts';

const TITLES: ReadonlyMap<string, string> = new Map(Object.entries(SCORE_TITLES));

/**
 * "mean step credit 0.669 over 8 judged items" (or attempts): three decimals, more where it would look like 1 or 0 and
 * is not.
 */
export function meanSentence({ name, mean, n }: MeanScore, unit = 'item'): string {
  const title = TITLES.get(name)?.toLowerCase() ?? name;
  if (mean === null) return `mean ${title} undefined (nothing judged)`;
  return `mean ${title} ${scoreText(mean, 3)} over ${counted(n, `judged ${unit}`)}`;
}
