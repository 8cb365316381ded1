import type { Run } from '../run/run.ts';

/** Whether two runs say something else of an item. Reasons and causes are compared only within one scorer. */
export function differs(run: Run, beside: Run, item: number): boolean {
  const [a, b] = [run.columns, beside.columns];
  if (a.stateCode(item) !== b.stateCode(item)) return true;
  if (run.scorer.name !== beside.scorer.name) return false;
  return (a.reasons[item] ?? 0) !== (b.reasons[item] ?? 0) || a.causeCode(item) !== b.causeCode(item);
}
