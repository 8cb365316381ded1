import type { MeanScore } from '../model/report.ts';
import { counted } from './numbers.ts';
import { scoreText } from './trajectory.ts';

const WORDS: ReadonlyMap<string, string> = new Map([
  ['exact', 'exact match'],
  ['order_aware', 'order-aware'],
  ['set_overlap', 'set overlap'],
  ['step_credit', 'step credit'],
]);

/** `step credit` for `step_credit`: what a score is called; a name that is not known as it is. */
export function scoreName(name: string): string {
  return WORDS.get(name) ?? name;
}

/** "mean step credit 0.669 over 8 judged items": three decimals, more where it would look like 1 or 0 and is not. */
export function meanSentence({ name, mean, n }: MeanScore): string {
  if (mean === null) return `mean ${scoreName(name)} undefined (nothing judged)`;
  return `mean ${scoreName(name)} ${scoreText(mean, 3)} over ${counted(n, 'judged item')}`;
}
