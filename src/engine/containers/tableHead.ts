import { isExportHeader } from '../../core/report/exportFields.ts';
import { TableColumns } from './tableColumns.ts';
import { TableScan, type TableRow } from './tableScan.ts';
import { outputColumns, type OutputColumn } from './promptfoo.ts';

/** Delimiters that are tried, those first that seldom stand in texts. */
const DELIMITERS = ['\t', ',', ';', '|'] as const;
/** Rows that decide. */
const SEEN = 100;

/** Where the header stands. */
interface TableStart {
  readonly offset: number;
  readonly line: number;
}

/** A table, as its head shows it. */
export interface TableHead {
  readonly start: TableStart;
  readonly delimiter: number;
  readonly columns: TableColumns;
  /** Columns of replies with their verdicts, where promptfoo wrote the table; else empty. */
  readonly outputs: readonly OutputColumn[];
  /** It was exported here, safe for spreadsheets: apostrophes before what would be formulas are none of the texts. */
  readonly isExport: boolean;
}

interface Tried {
  readonly delimiter: number;
  readonly rows: readonly (readonly string[])[];
}

/**
 * Tells a table by its head: a header of at least two cells and a row of as many, and most rows agree with it. Null:
 * it is none; `more`: a longer head may tell. `final`: nothing comes behind the head; else its last row may go on and
 * does not count.
 */
export function tableHead(head: Uint8Array, final: boolean): TableHead | 'more' | null {
  const start = startOf(head);
  let best: (Tried & { readonly fit: number }) | null = null;
  let isShort = false;
  for (const word of DELIMITERS) {
    const delimiter = word.charCodeAt(0);
    const rows = firstRows(head, start, delimiter, final);
    if (rows === null) continue;
    const fit = fitOf(rows);
    if (fit >= 0.5 && (best === null || fit > best.fit)) best = { delimiter, rows, fit };
    if (!final && (rows[0] === undefined || (rows[0].length > 1 && rows.length === 1))) isShort = true;
  }
  if (best === null) return isShort ? 'more' : null;
  const [header = [], ...rows] = best.rows;
  return {
    start,
    delimiter: best.delimiter,
    columns: new TableColumns(header),
    outputs: outputColumns(header, rows),
    isExport: markLength(head) > 0 && isExportHeader(header),
  };
}

/** Share of the rows that have as many cells as the header; 0 where it is no table. */
function fitOf([header = [], ...rows]: readonly (readonly string[])[]): number {
  if (header.length < 2 || rows.length === 0) return 0;
  return rows.filter((row) => row.length === header.length).length / rows.length;
}

/** The beginning of JSON that was cut up at its commas. */
const CUT_JSON = /^\s*(\{|\[\s*[[{"])/;

/** The first rows as texts; null where one of them is JSON. */
function firstRows(
  head: Uint8Array,
  start: TableStart,
  delimiter: number,
  final: boolean,
): readonly (readonly string[])[] | null {
  const rows: string[][] = [];
  let isJson = false;
  const scan = new TableScan(delimiter, head.length, (row) => {
    if (rows.length > SEEN) return;
    const texts = textsOf(row);
    rows.push(texts);
    if (!row.isQuoted && CUT_JSON.test(texts[0] ?? '')) isJson = true;
  });
  scan.restart(start.offset, start.line);
  scan.feed(head.subarray(start.offset));
  const open = final ? scan.end() : null;
  // A quote that is never closed hides the rows behind it.
  const next = open?.next ?? null;
  if (next !== null && rows.length < 2) {
    scan.restart(next.offset, next.line);
    scan.feed(head.subarray(next.offset));
    scan.end();
  }
  return isJson ? null : rows;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The cells of a row as texts. */
export function textsOf({ bytes, ends }: TableRow): string[] {
  return ends.map((end, cell) => decoder.decode(bytes.subarray(cell === 0 ? 0 : ends[cell - 1]!, end)));
}

/** Behind a byte order mark, and behind the line `sep=;` by which Excel is told the delimiter. */
function startOf(head: Uint8Array): TableStart {
  const mark = markLength(head);
  const line = /^sep=.\r?\n/.exec(decoder.decode(head.subarray(mark, mark + 8)));
  return line === null ? { offset: mark, line: 1 } : { offset: mark + line[0].length, line: 2 };
}

/** Bytes of a byte order mark, which is no part of the first name. */
export function markLength(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
