import type { Reference } from '../../core/model/item.ts';

/** Whether there is nothing in it to compare with, not even something broken. */
export function isNoReference({ calls, texts, paths, calculator, problem }: Reference): boolean {
  return calls === null && texts === null && (paths ?? null) === null && calculator === undefined && problem === null;
}
