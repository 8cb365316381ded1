import type { ItemRow, ReplyRow } from '../../core/model/item.ts';

/** Characters of text that the kept rows of one file may hold on to. */
const MOST_CHARACTERS = 64_000_000;
/** Rows of one file that are kept, at most: what is read of one takes about a kilobyte. */
const MOST_ROWS = 65_536;

/**
 * The first rows of a file as they were read when it was opened, so that runs need not read them again: a bounded
 * stretch, however long the file. What stays of the rows behind it is offsets and columns.
 */
export class KeptRows<Row extends ItemRow | ReplyRow> {
  private readonly rows: (Row | undefined)[] = [];
  private characters = 0;

  /** `length`: of the text that the row was read from, whole or in part. */
  keep(row: number, read: Row, length: number): void {
    if (row >= MOST_ROWS || this.characters + length > MOST_CHARACTERS) return;
    this.characters += length;
    this.rows[row] = read;
  }

  at(row: number): Row | undefined {
    return this.rows[row];
  }
}
