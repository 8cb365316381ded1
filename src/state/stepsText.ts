import { markWord } from '../core/words/mark.ts';
import type { ItemTrajectory } from '../engine/trajectories.ts';
import { stepRows } from './stepRows.ts';

/** Steps that are written out, at most. */
const MOST = 500;

/** An item's steps as they were compared, a line each: "MATCH search", "MISSING open". Null where they were not. */
export function stepsText({ references, candidate, compared }: ItemTrajectory): string | null {
  const path = compared === null ? undefined : references[compared.best];
  if (compared === null || path === undefined || candidate === null) return null;
  const rows = stepRows(path, candidate, compared.alignment);
  const lines = rows.slice(0, MOST).map(({ mark, reference, candidate: made }) => {
    const step = (made ?? reference)?.step;
    const failed = step?.failed === true ? ' (failed)' : '';
    const text = step?.argumentsText ?? null;
    return `${markWord(mark).padEnd(7)} ${step?.name ?? ''}${text === null ? '' : ` ${text.replace(/\s*\n\s*/gu, ' ')}`}${failed}`;
  });
  return [...lines, ...(rows.length > MOST ? [`… ${rows.length - MOST} more`] : [])].join('\n');
}
