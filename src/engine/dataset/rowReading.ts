import type { Format } from '../../core/formats/format.ts';
import type { ItemRow, RowIssue } from '../../core/model/item.ts';
import type { Rows } from './rows.ts';

export type DatasetFormat = Extract<Format, { readonly kind: 'dataset' | 'tools' }>;

type Read = ReturnType<DatasetFormat['read']>;

/**
 * Reads rows with all of their issues, but decodes only what scoring needs where that makes no difference: rows of one
 * shape hold single values in their other members, so that a whole reading of the first of them tells for all whether
 * those are remarked on.
 */
export class RowReading {
  private readonly rows: Rows;
  private readonly format: DatasetFormat;
  private readonly scored: ReadonlySet<string>;
  /** By shape: whether nothing but scored members is ever remarked on. */
  private readonly clean = new Map<number, boolean>();

  constructor(rows: Rows, format: DatasetFormat) {
    this.rows = rows;
    this.format = format;
    this.scored = new Set(format.scored);
  }

  read(row: number): Read {
    const shape = this.rows.shape(row);
    const clean = shape === null ? false : this.clean.get(shape);
    if (clean !== true) {
      const read = this.format.read(this.rows.whole(row));
      if (shape !== null && clean === undefined) {
        this.clean.set(shape, !('refused' in read) && this.others(read).length === 0);
      }
      return read;
    }
    const read = this.format.read(this.rows.scored(row));
    if ('refused' in read || read.issues.length === 0) return read;
    // What is not decoded is missing to the format: its remarks on that mean nothing.
    const others = new Set(this.others(read));
    return others.size === 0 ? read : { ...read, issues: read.issues.filter((issue) => !others.has(issue)) };
  }

  /** Issues of members that scoring does not need. */
  private others({ issues }: ItemRow): readonly RowIssue[] {
    return issues.filter(({ path }) => path !== '' && !this.scored.has(path.split(/[.[]/, 1)[0] ?? ''));
  }
}
