import type { Format } from '../../core/formats/format.ts';
import type { ItemRow, RowIssue } from '../../core/model/item.ts';
import type { Rows } from './rows.ts';

export type DatasetFormat = Extract<Format, { readonly kind: 'dataset' | 'tools' }>;

const NONE: readonly RowIssue[] = [];

type Read = ReturnType<DatasetFormat['read']>;

/**
 * Reads rows with all of their issues, but decodes only what scoring needs where that makes no difference: rows of one
 * shape hold single values in their other members, so that a whole reading of the first of them tells for all whether
 * those are remarked on or recorded.
 */
export class RowReading {
  /** Characters that the row was read from last time. */
  length = 0;
  /** Whether only scored members of it were decoded. */
  private cut = false;
  private readonly rows: Rows;
  private readonly format: DatasetFormat;
  private readonly scored: ReadonlySet<string>;
  /** By shape: whether nothing but scored members is ever remarked on or recorded. */
  private readonly clean = new Map<number, boolean>();

  constructor(rows: Rows, format: DatasetFormat) {
    this.rows = rows;
    this.format = format;
    this.scored = new Set(format.scored);
  }

  read(row: number): Read {
    const shape = this.format.records === true ? null : this.rows.shape(row);
    const clean = shape === null ? false : this.clean.get(shape);
    this.cut = clean === true;
    const slice = this.cut ? this.rows.scored(row) : this.rows.whole(row);
    if (clean !== true) {
      const read = this.format.read(slice);
      this.length = slice.text.length;
      if (shape !== null && clean === undefined) {
        this.clean.set(shape, !('refused' in read) && this.saysNothingElse(read));
      }
      return read;
    }
    this.length = slice.end - slice.start;
    return this.format.read(slice);
  }

  /** What is remarked on in the row that was read last: of members that were not decoded, nothing. */
  remarks({ issues }: ItemRow): readonly RowIssue[] {
    if (!this.cut || issues.length === 0) return issues;
    return issues.length === 1 && issues[0]!.code === 'input-missing'
      ? NONE
      : issues.filter((issue) => !this.isOther(issue));
  }

  /** Nothing is remarked on or recorded in members that scoring does not need. */
  private saysNothingElse({ item, issues }: ItemRow): boolean {
    return item.recorded.length === 0 && !issues.some((issue) => this.isOther(issue));
  }

  /** Whether it is of a member that scoring does not need. */
  private isOther({ path }: RowIssue): boolean {
    return path !== '' && !this.scored.has(path.split(/[.[]/, 1)[0] ?? '');
  }
}
