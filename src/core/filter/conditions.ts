import type { Condition, Filter } from './filter.ts';

/** The parts of the filter that all must hold: those of an outermost `and`, or the filter itself. */
export function topParts(filter: Filter | null): readonly Filter[] {
  if (filter === null) return [];
  return filter.kind === 'and' ? filter.of : [filter];
}

/** Of those, the conditions on one field. */
export function conditionsOn(filter: Filter | null, field: string): readonly Condition[] {
  return topParts(filter)
    .filter(isCondition)
    .filter((one) => one.field === field);
}

/** The filter without those conditions: what a facet's counts are taken over. Null when nothing is left. */
export function withoutField(filter: Filter | null, field: string): Filter | null {
  if (filter === null || conditionsOn(filter, field).length === 0) return filter;
  const kept = topParts(filter).filter((part) => !isCondition(part) || part.field !== field);
  const [first] = kept;
  if (first === undefined) return null;
  return kept.length === 1 ? first : { kind: 'and', of: kept };
}

/** Values that a facet shows as chosen: of `=` and `in` conditions on the field. */
export function chosenValues(filter: Filter | null, field: string): readonly string[] {
  return conditionsOn(filter, field).flatMap((condition) => valuesOf(condition) ?? []);
}

/** The values a condition allows by name, or null when it is no such condition. */
export function valuesOf(filter: Filter): readonly string[] | null {
  if (filter.kind === 'in') return filter.values;
  return filter.kind === 'compare' && filter.operator === '=' ? [filter.value] : null;
}

const CONDITIONS: ReadonlySet<Filter['kind']> = new Set(['compare', 'contains', 'matches', 'in', 'null']);

export function isCondition(filter: Filter): filter is Condition {
  return CONDITIONS.has(filter.kind);
}
