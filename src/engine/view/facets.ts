import { chosenValues } from '../../core/filter/conditions.ts';
import type { Filter } from '../../core/filter/filter.ts';
import { CAUSES, STATES } from '../../core/model/verdict.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Facet } from '../engine.ts';
import type { Run } from '../run/run.ts';
import { differs } from './differs.ts';
import type { FacetField, Filtered } from './filterItems.ts';

/** A field of codes: what each item has, and what the codes stand for. Code 0 is nothing. */
interface Coded {
  readonly values: readonly string[];
  readonly code: (item: number) => number;
}

export function facetFields(run: Run | null, beside: Run | null): readonly FacetField[] {
  const own: FacetField[] = run === null ? ['category'] : ['verdict', 'reason', 'category', 'cause'];
  if (run === null || beside === null) return own;
  return [...own, 'beside.verdict', 'beside.reason', 'differs'];
}

/** Counts of every value of every facet, in declared order, or by count where no order is declared; zeros only where chosen. */
export function facetsOf(
  dataset: Dataset,
  run: Run | null,
  beside: Run | null,
  filter: Filter | null,
  filtered: Filtered,
): readonly Facet[] {
  return facetFields(run, beside).map((field) => {
    const { values, code } = coded(field, dataset, run, beside);
    const counts = new Uint32Array(values.length + 1);
    for (const item of filtered.byFacet.get(field) ?? []) counts[code(item)]! += 1;
    const chosen = chosenValues(filter, field);
    const listed = values
      .map((value, at) => ({ value, count: counts[at + 1]!, selected: chosen.includes(value) }))
      .filter((one) => one.count > 0 || one.selected);
    for (const value of chosen) if (!values.includes(value)) listed.push({ value, count: 0, selected: true });
    if (field === 'category') listed.sort((a, b) => b.count - a.count);
    return { field, values: listed };
  });
}

function coded(field: FacetField, dataset: Dataset, run: Run | null, beside: Run | null): Coded {
  const columns = field.startsWith('beside.') ? beside?.columns : run?.columns;
  if (field === 'category') {
    return { values: dataset.items.categories, code: (item) => dataset.items.category.at(item) };
  }
  if (columns === undefined) return { values: [], code: () => 0 };
  switch (field) {
    case 'verdict':
    case 'beside.verdict':
      return { values: STATES, code: (item) => columns.stateCode(item) + 1 };
    case 'cause':
      return { values: CAUSES, code: (item) => columns.causeCode(item) };
    case 'reason':
      return { values: columns.declared, code: (item) => columns.reasons[item] ?? 0 };
    case 'beside.reason':
      return {
        values: [...columns.declared, ...CAUSES],
        code: (item) => columns.reasons[item] || columns.declared.length + columns.causeCode(item),
      };
    case 'differs':
      return {
        values: ['yes', 'no'],
        code: (item) => (run !== null && beside !== null && differs(run, beside, item) ? 1 : 2),
      };
  }
}
