import type { StepMark } from '../trajectory/trajectory.ts';

/** Labels as document 004 writes them. */
const MARKS: Readonly<Record<StepMark, string>> = { match: 'MATCH', extra: 'EXTRA', missing: 'MISSING' };

/** "MATCH", "EXTRA", "MISSING". */
export function markWord(mark: StepMark): string {
  return MARKS[mark];
}
