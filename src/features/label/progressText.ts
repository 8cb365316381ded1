import type { Progress } from '../../state/labels/select.ts';
import { words } from './words.ts';

const REST = ['unsure', 'skipped', 'stale', 'unresolved', 'disputed', 'notBlind'] as const;

/** "12 / 40 labelled, 2 unsure, 1 skipped": what there is none of is left out. */
export function progressText(progress: Progress): string {
  const rest = REST.filter((one) => progress[one] > 0).map((one) => words.progressRest[one](progress[one]));
  return [words.progress(progress.labelled, progress.total), ...rest].join(', ');
}
