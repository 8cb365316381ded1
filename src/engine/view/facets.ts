import { chosenValues } from '../../core/filter/conditions.ts';
import type { Filter } from '../../core/filter/filter.ts';
import type { Facet, RecordedField } from '../engine.ts';
import type { Run } from '../run/run.ts';
import type { StepColumns } from '../run/stepColumns.ts';
import type { StepFacetField } from '../trajectories.ts';
import type { CodeColumn } from './codeColumn.ts';
import type { FacetField, Filtered } from './filterItems.ts';
import type { ViewScope } from './viewScope.ts';

/** Recorded columns stand behind all else. */
export function facetFields(
  run: Run | null,
  beside: Run | null,
  recorded: readonly RecordedField[],
): readonly FacetField[] {
  const own: FacetField[] = run === null ? ['category'] : ['verdict', 'reason', 'category', 'cause'];
  const steps: FacetField[] = run === null || run.columns.steps === null ? [] : ['missing', 'extra'];
  const schemas: FacetField[] = run === null || run.columns.schemas === null ? [] : ['schema'];
  const others: FacetField[] = run === null || beside === null ? [] : ['beside.verdict', 'beside.reason', 'differs'];
  return [...own, ...schemas, ...steps, ...others, ...recorded];
}

const IN_DECLARED_ORDER: ReadonlySet<FacetField> = new Set<FacetField>([
  'verdict',
  'reason',
  'cause',
  'schema',
  'beside.verdict',
  'beside.reason',
  'differs',
]);
/** Names of steps that are listed. */
const NAMES = 30;

/**
 * Counts of every value of every facet, in declared order, or by count where no order is declared. Listed is what
 * any item of the dataset has, and what is chosen; so nothing moves away, and 0 is said where nothing is shown.
 */
export function facetsOf(
  fields: readonly FacetField[],
  filter: Filter | null,
  { shown, keptOut }: Filtered,
  { codes, order }: Pick<ViewScope, 'codes' | 'order'>,
  run: Run | null,
): readonly Facet[] {
  return fields.map((field) => {
    const chosen = chosenValues(filter, field);
    const lists = [shown, keptOut.get(field)];
    const steps = run?.columns.steps ?? null;
    const listed =
      steps !== null && (field === 'missing' || field === 'extra')
        ? countedNames(steps, field, order, lists, chosen)
        : counted(codes(field), lists, chosen);
    for (const value of new Set(chosen)) {
      if (!listed.some((one) => one.value === value)) listed.push({ value, count: 0, selected: true });
    }
    if (!IN_DECLARED_ORDER.has(field)) listed.sort((a, b) => b.count - a.count);
    return { field, values: listed };
  });
}

function counted(
  column: CodeColumn | null,
  lists: readonly (Uint32Array | undefined)[],
  chosen: readonly string[],
): Facet['values'][number][] {
  if (column === null) return [];
  const { codes, values, counts: anywhere } = column;
  const counts = new Uint32Array(values.length);
  for (const items of lists) {
    if (items === undefined) continue;
    for (let at = 0; at < items.length; at += 1) counts[codes[items[at]!]!]! += 1;
  }
  return values.flatMap((value, code) => {
    if (value === null) return [];
    const selected = chosen.includes(value);
    return anywhere[code]! > 0 || selected ? [{ value, count: counts[code]!, selected }] : [];
  });
}

/** The names that most items of `order` have, and those that are chosen. */
function countedNames(
  steps: StepColumns,
  field: StepFacetField,
  order: Uint32Array,
  lists: readonly (Uint32Array | undefined)[],
  chosen: readonly string[],
): Facet['values'][number][] {
  const anywhere = steps.countNames(field, [order]);
  const counts = steps.countNames(field, lists);
  const codes = [...anywhere.keys()]
    .filter((code) => anywhere[code]! > 0)
    .toSorted((a, b) => anywhere[b]! - anywhere[a]! || a - b)
    .filter((code, place) => place < NAMES || chosen.includes(steps.names.names[code]!));
  return codes.map((code) => {
    const value = steps.names.names[code]!;
    return { value, count: counts[code]!, selected: chosen.includes(value) };
  });
}
