import { isCondition, valuesOf } from './conditions.ts';
import { formatFilter } from './format.ts';
import { parseFilter, type FilterPart } from './parse.ts';

/**
 * What a click on a facet's value or a cell writes: adds `and field = value`; with further values of
 * the field it becomes `field in (a, b)`; a second click takes the value out again. The rest of the
 * text stays as typed. A text that is no filter gives way to the new condition.
 */
export function toggleCondition(text: string, field: string, value: string): string {
  const added = formatFilter({ kind: 'compare', field, operator: '=', value });
  const parsed = parseFilter(text);
  if (!parsed.ok || parsed.filter === null) return added;
  const mine = parsed.parts.filter((part) => isCondition(part.filter) && part.filter.field === field);
  const having = mine.find((part) => valuesOf(part.filter)?.includes(value) === true);
  if (having !== undefined) return taken(text, parsed.parts, having, field, value);
  const open = mine.find((part) => valuesOf(part.filter) !== null);
  if (open !== undefined) return replaced(text, open, listOf(field, [...(valuesOf(open.filter) ?? []), value]));
  return parsed.parts.length === 0 ? `(${text.trim()}) and ${added}` : `${text.trimEnd()} and ${added}`;
}

/** The text without its last top-level condition: what "clear last" does. */
export function withoutLastCondition(text: string): string {
  const parsed = parseFilter(text);
  const last = parsed.ok ? parsed.parts.at(-1) : undefined;
  return parsed.ok && last !== undefined ? dropped(text, parsed.parts, last) : '';
}

function taken(text: string, parts: readonly FilterPart[], part: FilterPart, field: string, value: string): string {
  const rest = (valuesOf(part.filter) ?? []).filter((one) => one !== value);
  return rest.length === 0 ? dropped(text, parts, part) : replaced(text, part, listOf(field, rest));
}

function listOf(field: string, values: readonly string[]): string {
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? formatFilter({ kind: 'compare', field, operator: '=', value: only })
    : formatFilter({ kind: 'in', field, values });
}

function replaced(text: string, part: FilterPart, by: string): string {
  return text.slice(0, part.start) + by + text.slice(part.end);
}

/** Without a part and the `and` that joined it. */
function dropped(text: string, parts: readonly FilterPart[], part: FilterPart): string {
  const at = parts.indexOf(part);
  const before = parts[at - 1];
  if (before !== undefined) return text.slice(0, before.end) + text.slice(part.end);
  const after = parts[at + 1];
  return after === undefined ? '' : text.slice(0, part.start) + text.slice(after.start);
}
