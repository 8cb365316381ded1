import type { ItemKey } from '../model/item.ts';
import { isFlatHeader, readFlatTable } from './flatTable.ts';
import { keyText } from './keyText.ts';
import type { LabelIssue, LabelRefusal } from './problem.ts';
import { saidInCell, type Said, type Series } from './series.ts';
import { cellOf, keyIn } from './tableKey.ts';

/** A row of a table, its cells as texts. */
export interface TableLine {
  readonly cells: readonly string[];
  /** Physical line, from 1. */
  readonly line: number;
}

export type RatersRead =
  | {
      readonly ok: true;
      /** What each column says, by its name; of all but `item` and `attempt`. */
      readonly columns: ReadonlyMap<string, Series>;
      readonly items: ReadonlyMap<string, ItemKey>;
      readonly issues: readonly LabelIssue[];
    }
  | { readonly ok: false; readonly refusal: LabelRefusal };

/**
 * A table with a column `item`, perhaps `attempt` (else 0), and a column a rater or judge; or a flat view. Empty cells
 * say nothing. Ids and values are exact texts, without the apostrophe by which a spreadsheet is kept from reckoning. An
 * item that stands in two rows refuses the table, for which row counts is not ours to say.
 */
export function readRatersTable(file: string, header: readonly string[], rows: readonly TableLine[]): RatersRead {
  if (!header.includes('item')) return refused({ code: 'no-item-column', file, columns: header });
  const twice = header.find((name, at) => header.indexOf(name) !== at);
  if (twice !== undefined) return refused({ code: 'column-twice', file, column: twice });
  if (isFlatHeader(header)) return readFlatTable(file, header, rows);
  const names = header.filter((name) => name !== 'item' && name !== 'attempt');
  const columns = new Map(names.map((name) => [name, new Map<string, Said>()]));
  const items = new Map<string, ItemKey>();
  const lines = new Map<string, number>();
  const issues: LabelIssue[] = [];
  for (const { cells, line } of rows) {
    const place = { file, line, row: null };
    const key = keyIn(header, cells, place);
    if ('code' in key) {
      issues.push(key);
      continue;
    }
    const text = keyText(key);
    const earlier = lines.get(text);
    if (earlier !== undefined) {
      return refused({
        code: 'item-twice',
        item: key.id,
        attempt: key.attempt,
        places: [{ ...place, line: earlier }, place],
      });
    }
    lines.set(text, line);
    items.set(text, key);
    for (const [name, series] of columns) series.set(text, saidInCell(key, cellOf(header, cells, name)));
  }
  return { ok: true, columns, items, issues };
}

function refused(refusal: LabelRefusal): RatersRead {
  return { ok: false, refusal };
}
