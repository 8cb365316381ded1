import { readable } from '../bytes/readable.ts';
import type { ContainerName, Source } from '../engine.ts';
import type { ConvertCall, Converted } from './converted.ts';
import type { TableHead } from './tableHead.ts';
import { TableScan, type OpenQuote } from './tableScan.ts';
import { TableWriter } from './tableWriter.ts';

/** Bytes cut before others may have a turn. */
const TURN = 128 * 1024;
/** Quotes that are never closed and cost one row each; the one behind them costs the rest of the file. */
const MOST_OPEN = 20;

/**
 * A table as JSON Lines: an object a row, each cell as text exactly as it stands, an empty one as null. Of a table
 * that promptfoo wrote, each cell of a system's replies becomes a row. Rows that are too short or too long are kept
 * and remarked on; a row with a quote that is never closed is left out, and reading goes on in its next line.
 */
export async function convertTable(source: Source, head: TableHead, call: ConvertCall): Promise<Converted> {
  const { limits, pace, whole, onBytes } = call;
  const { name } = source;
  const writer = new TableWriter(name, head, limits);
  const scan = new TableScan(head.delimiter, limits.maxRowBytes, (row) => {
    writer.take(row);
  });
  let next: OpenQuote['next'] = head.start;
  for (let opened = 0; next !== null && opened <= MOST_OPEN; opened += 1) {
    const from: number = next.offset;
    scan.restart(from, next.line);
    for await (const slice of readable(source, from, limits.sliceBytes, limits.sliceBytes)) {
      for (let at = 0; at < slice.length; at += TURN) {
        scan.feed(slice.subarray(at, at + TURN));
        if (pace.due()) await pace.rest();
      }
      onBytes(scan.offset);
    }
    // The last row of a head may go on behind it.
    const open: OpenQuote | null = whole ? scan.end() : null;
    if (open !== null) writer.say(opened < MOST_OPEN ? 'quote-open' : 'quotes-open', open.line, 0, false);
    next = open?.next ?? null;
  }
  return {
    blob: writer.rows.sink.blob(),
    container: containerName(head),
    lineOf: writer.rows.values(),
    issues: writer.issues,
  };
}

function containerName({ delimiter, outputs }: TableHead): ContainerName {
  if (outputs.length > 0) return 'promptfoo';
  return delimiter === 0x09 ? 'tsv' : 'csv';
}
