import { CHANGES } from '../../core/comparison/change.ts';
import type { Pace } from '../pace.ts';
import { csvLine, type CsvField } from '../view/csv.ts';
import { cellOf } from './comparedRows.ts';
import { TextBlob } from '../textBlob.ts';
import type { Comparison } from './comparison.ts';

/** By it a spreadsheet knows UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const FIELDS = [
  'id',
  'attempt',
  'change',
  'category',
  'a_state',
  'a_reason',
  'a_score',
  'b_state',
  'b_reason',
  'b_score',
] as const;
/** Where the keys of a joined item may not be the same. */
const KEY_FIELDS = ['a_id', 'a_attempt', 'b_id', 'b_attempt'] as const;

/**
 * Rows of a comparison in an order: a JSON object a line, or CSV that is safe for spreadsheets. The key is B's, or A's
 * where the item is in A alone; where items were not joined by their whole keys, those of both sides stand behind.
 */
export async function exportRows(
  comparison: Comparison,
  order: Uint32Array,
  kind: 'csv' | 'jsonl',
  pace: Pace,
  onItems: (items: number) => void,
): Promise<Blob> {
  const fields = comparison.keysDiffer ? [...FIELDS, ...KEY_FIELDS] : FIELDS;
  const text = new TextBlob();
  if (kind === 'csv') text.add(BYTE_ORDER_MARK + csvLine(fields, true));
  for (let at = 0; at < order.length; at += 1) {
    if ((at & 255) === 0 && pace.due()) {
      onItems(at);
      await pace.rest();
    }
    const values = valuesOf(comparison, order[at]!);
    const cells = fields.map((field) => values[field]);
    text.add(kind === 'csv' ? csvLine(cells, true) : jsonLine(fields, cells));
  }
  return text.blob(kind === 'csv' ? 'text/csv' : 'application/jsonl');
}

type Values = Readonly<Record<(typeof FIELDS)[number] | (typeof KEY_FIELDS)[number], CsvField>>;

function valuesOf({ a, b, rows }: Comparison, row: number): Values {
  const [one, other] = [cellOf(a, rows.a[row]!), cellOf(b, rows.b[row]!)];
  const key = other?.key ?? one?.key;
  return {
    id: key?.id ?? null,
    attempt: key?.attempt ?? null,
    change: CHANGES[rows.changes[row]!]!,
    category: rows.categories[rows.categoryCodes[row]! - 1] ?? null,
    a_state: one?.state ?? null,
    a_reason: one?.reason ?? null,
    a_score: one?.score ?? null,
    b_state: other?.state ?? null,
    b_reason: other?.reason ?? null,
    b_score: other?.score ?? null,
    a_id: one?.key.id ?? null,
    a_attempt: one?.key.attempt ?? null,
    b_id: other?.key.id ?? null,
    b_attempt: other?.key.attempt ?? null,
  };
}

/** Field names are ours. */
function jsonLine(fields: readonly string[], cells: readonly CsvField[]): string {
  const members = fields.map((field, at) => `${JSON.stringify(field)}:${JSON.stringify(cells[at])}`);
  return `{${members.join(',')}}\n`;
}
