import type { ItemKey } from '../model/item.ts';
import type { Place } from '../model/issue.ts';
import { fromSpreadsheet } from '../report/spreadsheetText.ts';
import { countOf } from '../json/count.ts';
import { isPlain } from './members.ts';
import type { LabelIssue } from './problem.ts';

/**
 * The cell of a row under a name, without the apostrophe that keeps a spreadsheet from reckoning; empty where there is
 * none.
 */
export function cellOf(header: readonly string[], cells: readonly string[], name: string): string {
  const at = header.indexOf(name);
  return at < 0 ? '' : fromSpreadsheet(cells[at] ?? '');
}

/** The item of a row by its cells `item` and `attempt` (0 where that is empty), or what is wrong with them. */
export function keyIn(header: readonly string[], cells: readonly string[], place: Place): ItemKey | LabelIssue {
  const id = cellOf(header, cells, 'item');
  const written = cellOf(header, cells, 'attempt');
  const attempt = written === '' ? 0 : countOf(written);
  if (!isPlain(id)) return { code: 'bad-cell', place, column: 'item', written: id };
  return attempt === null ? { code: 'bad-cell', place, column: 'attempt', written } : { id, attempt };
}
