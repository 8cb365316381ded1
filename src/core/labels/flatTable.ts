import type { ItemKey } from '../model/item.ts';
import { keyText } from './keyText.ts';
import { isPlain } from './members.ts';
import type { LabelIssue } from './problem.ts';
import type { RatersRead, TableLine } from './ratersTable.ts';
import { saidInCell, type Said } from './series.ts';
import { cellOf, keyIn } from './tableKey.ts';

/** The verdicts that stand beside the labels of a flat view, taken for a column of a judge. */
const VERDICT = 'judge_verdict';

/** Whether a table has a row for each rater and item, as `flatView` writes it, rather than a column a rater. */
export function isFlatHeader(header: readonly string[]): boolean {
  return ['item', 'value', 'rater'].every((name) => header.includes(name));
}

/**
 * Reads a flat view. One rater's item in two rows refuses the table; a verdict may stand beside several raters' labels,
 * and where it differs there it is unresolved.
 */
export function readFlatTable(file: string, header: readonly string[], rows: readonly TableLine[]): RatersRead {
  const verdicts = new Map<string, Said>();
  const columns = new Map<string, Map<string, Said>>();
  const items = new Map<string, ItemKey>();
  const lines = new Map<string, number>();
  const issues: LabelIssue[] = [];
  for (const { cells, line } of rows) {
    const place = { file, line, row: null };
    const key = keyIn(header, cells, place);
    const rater = cellOf(header, cells, 'rater');
    if ('code' in key) issues.push(key);
    else if (!isPlain(rater)) issues.push({ code: 'bad-cell', place, column: 'rater', written: rater });
    else {
      const text = keyText(key);
      const own = JSON.stringify([rater, text]);
      const earlier = lines.get(own);
      if (earlier !== undefined) {
        const places = [{ ...place, line: earlier }, place] as const;
        return { ok: false, refusal: { code: 'item-twice', item: key.id, attempt: key.attempt, places } };
      }
      lines.set(own, line);
      items.set(text, key);
      const series = columns.get(rater) ?? new Map<string, Said>();
      columns.set(rater, series.set(text, labelIn(key, header, cells)));
      verdicts.set(text, agreed(verdicts.get(text), saidInCell(key, cellOf(header, cells, VERDICT))));
    }
  }
  if (header.includes(VERDICT) && !columns.has(VERDICT)) columns.set(VERDICT, verdicts);
  return { ok: true, columns, items, issues };
}

function labelIn(key: ItemKey, header: readonly string[], cells: readonly string[]): Said {
  const hash = cellOf(header, cells, 'item_hash');
  const label = saidInCell(key, cellOf(header, cells, 'value'));
  return { ...label, hash: hash === '' ? null : hash, sighted: cellOf(header, cells, 'blind') === 'false' };
}

function agreed(earlier: Said | undefined, verdict: Said): Said {
  if (earlier === undefined || (earlier.state === 'said' && earlier.value === verdict.value)) return verdict;
  return { ...verdict, value: null, state: 'unresolved' };
}
