import type { Candidate, Completion } from '../../core/filter/complete.ts';

/** Candidates that are shown at most. */
export const MOST_SHOWN = 12;

/** The text with a candidate written in, and where the caret stands then: a space further, ready for what follows. */
export function completed(
  text: string,
  { from, to }: Completion,
  { insert }: Candidate,
): { text: string; caret: number } {
  const after = text.slice(to);
  const space = after === '' ? ' ' : '';
  const before = text.slice(0, from) + insert;
  return { text: before + space + after, caret: before.length + (after.startsWith(' ') ? 1 : space.length) };
}

/** The candidate an arrow key goes to, or null for another key. -1 is none. */
export function moved(key: string, active: number, count: number): number | null {
  const shown = Math.min(count, MOST_SHOWN);
  if (shown === 0) return null;
  if (key === 'ArrowDown') return active + 1 >= shown ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? shown - 1 : active - 1;
  return null;
}
