import type { Filter } from '../core/filter/filter.ts';
import { chosenValues, conditionsOn, isCondition } from '../core/filter/conditions.ts';
import { formatFilter } from '../core/filter/format.ts';
import { parseFilter } from '../core/filter/parse.ts';

/** One value of a field, as a cell of a table or a part of a bar stands for it; null for nothing there. */
export interface FilterMark {
  readonly field: string;
  readonly value: string | null;
}

/** Whether the filter asks for exactly these values. */
export function isMarked(text: string, marks: readonly FilterMark[]): boolean {
  const parsed = parseFilter(text);
  return parsed.ok && marks.every((mark) => asksFor(parsed.filter, mark));
}

/**
 * What a click on something that stands for several values at once writes: exactly these, in place of what the text
 * asked of their fields. A second click takes them out. The rest of the text stays as typed.
 */
export function toggleMarks(text: string, marks: readonly FilterMark[]): string {
  const parsed = parseFilter(text);
  const added = marks.map(conditionOf).map(formatFilter).join(' and ');
  if (!parsed.ok || parsed.filter === null) return added;
  const fields = new Set(marks.flatMap(({ field }) => [field, ...(TOGETHER.get(field) ?? [])]));
  const kept = parsed.parts.filter(({ filter }) => !isCondition(filter) || !fields.has(filter.field));
  const rest =
    parsed.parts.length === 0 ? `(${text.trim()})` : kept.map(({ start, end }) => text.slice(start, end)).join(' and ');
  if (isMarked(text, marks)) return rest;
  return rest === '' ? added : `${rest} and ${added}`;
}

/** Fields that say the same thing in other words. */
const TOGETHER: ReadonlyMap<string, readonly string[]> = new Map([
  ['reason', ['cause']],
  ['cause', ['reason']],
  ['beside.verdict', ['differs']],
]);

function asksFor(filter: Filter | null, { field, value }: FilterMark): boolean {
  if (value === null) return conditionsOn(filter, field).some((one) => one.kind === 'null' && !one.not);
  const chosen = chosenValues(filter, field);
  return chosen.length === 1 && chosen[0] === value;
}

function conditionOf({ field, value }: FilterMark): Filter {
  return value === null ? { kind: 'null', field, not: false } : { kind: 'compare', field, operator: '=', value };
}
