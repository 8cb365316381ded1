const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;

/** No table of anybody's has rows of so many cells, but a file may hold nothing but commas. */
const MOST_CELLS = 20_000;

/** The cells of one row, their text in UTF-8 without the quotes around it. Void after the next row. */
export interface TableRow {
  readonly bytes: Uint8Array;
  /** Cells that it has; of more than `MOST_CELLS` only so many are kept. */
  readonly cells: number;
  /** Where each cell ends; the first begins at 0. */
  readonly ends: readonly number[];
  /** Physical line of its first byte, from 1. */
  readonly line: number;
  /** It begins with a quote. */
  readonly isQuoted: boolean;
  /** Text stands behind a closing quote. */
  readonly isOdd: boolean;
  /** All of its bytes in the file; more than `maxRowBytes`, and its cells were not kept. */
  readonly length: number;
}

/** A quoted cell that was never closed. */
export interface OpenQuote {
  readonly line: number;
  /** Where the line after the row's first one begins, and which it is; null where the file ends before. */
  readonly next: { readonly offset: number; readonly line: number } | null;
}

type State = 'cell' | 'plain' | 'quoted' | 'closing' | 'line-end';

/**
 * Cuts a table into rows and cells, whatever the slices it comes in: RFC 4180, with any delimiter, and with lines that
 * end in LF, CR LF or CR. Blank lines are no rows. Text behind a closing quote is part of the cell, as Python's csv
 * has it.
 */
export class TableScan {
  private state: State = 'cell';
  private bytes = new Uint8Array(64 * 1024);
  private filled = 0;
  private ends: number[] = [];
  private cells = 0;
  private isQuoted = false;
  private isOdd = false;
  /** Bytes of the file that are done with. */
  offset = 0;
  private line = 1;
  private rowOffset = 0;
  private rowLine = 1;
  private quoteLine = 0;
  private next: OpenQuote['next'] = null;
  private readonly delimiter: number;
  private readonly maxRowBytes: number;
  private readonly onRow: (row: TableRow) => void;

  constructor(delimiter: number, maxRowBytes: number, onRow: (row: TableRow) => void) {
    this.delimiter = delimiter;
    this.maxRowBytes = maxRowBytes;
    this.onRow = onRow;
  }

  /** Forgets the row that was begun and goes on from there. */
  restart(offset: number, line: number): void {
    this.offset = offset;
    this.line = line;
    this.begin(offset);
  }

  feed(slice: Uint8Array): void {
    const { delimiter } = this;
    let at = 0;
    while (at < slice.length) {
      const byte = slice[at]!;
      switch (this.state) {
        case 'line-end':
          // The LF of a CR LF; the row has been told already.
          this.begin(this.offset + at + (byte === LF ? 1 : 0));
          if (byte === LF) at += 1;
          continue;
        case 'cell':
          if (byte === QUOTE) {
            this.state = 'quoted';
            this.quoteLine = this.line;
            if (this.ends.length === 0) this.isQuoted = true;
            at += 1;
            continue;
          }
          this.state = 'plain';
          continue;
        case 'plain': {
          const from = at;
          while (at < slice.length && !this.endsCell(slice[at]!)) at += 1;
          this.keep(slice, from, at);
          if (at === slice.length) continue;
          if (slice[at] === delimiter) this.endCell();
          else this.endRow(slice[at]!, this.offset + at);
          at += 1;
          continue;
        }
        case 'quoted': {
          const from = at;
          for (; at < slice.length && slice[at] !== QUOTE; at += 1) if (slice[at] === LF) this.nextLine(at);
          this.keep(slice, from, at);
          if (at === slice.length) continue;
          this.state = 'closing';
          at += 1;
          continue;
        }
        case 'closing':
          if (byte === QUOTE) {
            this.keep(slice, at, at + 1);
            this.state = 'quoted';
            at += 1;
            continue;
          }
          if (!this.endsCell(byte)) this.isOdd = true;
          this.state = 'plain';
      }
    }
    this.offset += slice.length;
  }

  /** The file ends here. Gives a quote that is still open; its row is not told. */
  end(): OpenQuote | null {
    if (this.state === 'quoted') return { line: this.quoteLine, next: this.next };
    if (this.state !== 'line-end' && this.offset > this.rowOffset) this.endRow(LF, this.offset);
    return null;
  }

  private endsCell(byte: number): boolean {
    return byte === this.delimiter || byte === LF || byte === CR;
  }

  private endCell(): void {
    this.cells += 1;
    if (this.cells <= MOST_CELLS) this.ends.push(this.filled);
    this.state = 'cell';
  }

  private endRow(byte: number, at: number): void {
    this.endCell();
    const { bytes, cells, ends, rowLine: line, isQuoted, isOdd } = this;
    const length = at - this.rowOffset;
    if (length > 0) this.onRow({ bytes, cells, ends, line, isQuoted, isOdd, length });
    this.line += 1;
    if (byte === CR) this.state = 'line-end';
    else this.begin(at + 1);
  }

  private begin(offset: number): void {
    this.state = 'cell';
    this.rowOffset = offset;
    this.rowLine = this.line;
    this.filled = 0;
    this.ends = [];
    this.cells = 0;
    this.isQuoted = false;
    this.isOdd = false;
    this.next = null;
  }

  /** A lone CR ends no line inside a cell: nobody's editor would count it. */
  private nextLine(at: number): void {
    this.line += 1;
    this.next ??= { offset: this.offset + at + 1, line: this.line };
  }

  private keep(slice: Uint8Array, from: number, to: number): void {
    const length = to - from;
    if (length === 0 || this.filled + length > this.maxRowBytes) return;
    if (this.filled + length > this.bytes.length) {
      const grown = new Uint8Array((this.filled + length) * 2);
      grown.set(this.bytes.subarray(0, this.filled));
      this.bytes = grown;
    }
    if (length < 24) for (let at = 0; at < length; at += 1) this.bytes[this.filled + at] = slice[from + at]!;
    else this.bytes.set(slice.subarray(from, to), this.filled);
    this.filled += length;
  }
}
