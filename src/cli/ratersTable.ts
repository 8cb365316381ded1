import { readRatersTable, type RatersRead, type TableLine } from '../core/labels/ratersTable.ts';
import { fileInWords } from '../core/words/quoted.ts';
import { textsOf, type TableHead } from '../engine/containers/tableHead.ts';
import { TableScan } from '../engine/containers/tableScan.ts';
import { Failure } from './failure.ts';

/** Reads the table; a quote that is never closed hides rows behind it, so nothing is read then. */
export function ratersTable(file: string, bytes: Uint8Array, { delimiter, start }: TableHead): RatersRead {
  const rows: TableLine[] = [];
  const scan = new TableScan(delimiter, bytes.length, (row) => rows.push({ cells: textsOf(row), line: row.line }));
  scan.restart(start.offset, start.line);
  scan.feed(bytes.subarray(start.offset));
  const open = scan.end();
  if (open !== null) {
    const place = `${fileInWords(file)}, line ${open.line}`;
    throw new Failure(
      `${place}: a quote is opened and never closed. Close it, or double it where it is part of a text.`,
    );
  }
  const [header, ...lines] = rows;
  return readRatersTable(file, header?.cells ?? [], lines);
}
