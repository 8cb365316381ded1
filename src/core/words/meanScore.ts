import type { MeanScore } from '../model/report.ts';
import { counted } from './numbers.ts';
import { nameInWords } from './quoted.ts';
import { SCORE_TITLES } from './trajectoryScores.ts';

/** "Step credit 0.593 over 8 judged items": the mean of a score, or that there is none. A score of a scorer that is not built in goes by its name. */
export function meanSentence({ name, mean, n }: MeanScore): string {
  const title = titleOf(name);
  return mean === null
    ? `${title} undefined (nothing judged)`
    : `${title} ${mean.toFixed(3)} over ${counted(n, 'judged item')}`;
}

function titleOf(name: string): string {
  const title = new Map<string, string>(Object.entries(SCORE_TITLES)).get(name);
  return title ?? nameInWords(name);
}
