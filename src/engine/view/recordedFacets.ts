import { VERDICT_KINDS, type RecordedColumn } from '../../core/model/item.ts';
import type { RecordedField } from '../engine.ts';
import type { RecordedTable, RecordedValues } from './recordedTable.ts';

/** Distinct values up to which a column is offered as a facet; of verdicts, judges and labels, and of any other. */
const MOST = { says: 100, other: 30 };
/** A longer value is text, not a category. */
const LONGEST = 200;
/** Facets of recorded columns, at most. */
const FACETS = 20;

/**
 * The recorded columns that part the items into few groups: those that say verdicts first, then others, as the file has
 * them.
 */
export function recordedFacets(columns: readonly RecordedColumn[], table: RecordedTable): readonly RecordedField[] {
  const groups: { readonly field: RecordedField; readonly says: boolean }[] = [];
  for (const column of columns) {
    const values = table.column(column.name);
    const says = VERDICT_KINDS.has(column.kind);
    if (values === null || (!says && column.kind !== 'other')) continue;
    if (partsItems(values, says)) groups.push({ field: `recorded.${column.name}`, says });
  }
  const ordered = [...groups.filter(({ says }) => says), ...groups.filter(({ says }) => !says)];
  return ordered.slice(0, FACETS).map(({ field }) => field);
}

/** A column in which nearly every value stands once parts nothing. */
function partsItems({ values, filled }: RecordedValues, says: boolean): boolean {
  const distinct = values.length - 1;
  if (values.some((value) => value !== null && value.length > LONGEST)) return false;
  if (says) return distinct <= MOST.says;
  return distinct <= MOST.other && filled >= distinct * 2;
}
