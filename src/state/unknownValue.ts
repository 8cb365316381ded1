import { isCondition, valuesOf } from '../core/filter/conditions.ts';
import { nearestName } from '../core/filter/nearest.ts';
import { parseFilter } from '../core/filter/parse.ts';
import type { Totals } from '../core/model/report.ts';

/** A value that a filter asks for and no item has. */
export interface UnknownValue {
  readonly field: 'reason' | 'cause' | 'category';
  readonly value: string;
  /** The one that may be meant, or null. */
  readonly nearest: string | null;
}

/** The first value of the filter that no item of the run has; null where all are there. */
export function unknownValue(filter: string, totals: Totals): UnknownValue | null {
  const parsed = parseFilter(filter);
  if (!parsed.ok) return null;
  const known = {
    reason: totals.reasons.map((one) => one.reason),
    cause: totals.causes.map((one): string => one.cause),
    category: totals.categories.map((one) => one.key),
  };
  for (const { filter: part } of parsed.parts) {
    if (!isCondition(part)) continue;
    const { field } = part;
    if (field !== 'reason' && field !== 'cause' && field !== 'category') continue;
    const value = valuesOf(part)?.find((one) => !known[field].includes(one));
    if (value !== undefined) {
      const begun = known[field].find((name) => name.startsWith(value));
      return { field, value, nearest: nearestName(value, known[field]) ?? begun ?? null };
    }
  }
  return null;
}
