import { GrowingU32 } from '../bytes/growing.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import { recordedExtent } from '../dataset/recordedExtent.ts';
import type { Pace } from '../pace.ts';
import type { TextBudget } from './textColumns.ts';

/** A column with a longer value is not kept: it is text to read, and is read from the rows. */
const LONGEST = 1000;
/** Columns kept, the first of the file: each costs 4 bytes an item. */
const MOST_COLUMNS = 200;
/** Characters of distinct values that one column may hold on to. */
const MOST_CHARACTERS = 16_000_000;

/** A recorded column by item, each distinct value once. */
export interface RecordedValues {
  /** By item; 0 for none. */
  readonly codes: Uint32Array;
  /** By code; null at 0. */
  readonly values: readonly (string | null)[];
  /** Characters of all of them. */
  readonly characters: number;
  /** Items that have a value. */
  readonly filled: number;
}

/**
 * What a file recorded, as columns: made in one pass over the rows when first asked for, gone on with as rows come.
 * Rows that name a column twice count with the last value.
 */
export class RecordedTable {
  /** Items whose values are here. */
  items = 0;
  private readonly budget: TextBudget;
  private readonly columns = new Map<string, Column>();
  private overlays = 0;
  private taken = 0;

  constructor(budget: TextBudget) {
    this.budget = budget;
  }

  /** Another one for other values. */
  get version(): string {
    return `${this.overlays} ${this.items}`;
  }

  /** Reads what is not here yet; costs nothing for a dataset that records nothing. */
  async fill(dataset: Dataset, pace: Pace): Promise<void> {
    if (dataset.recordedColumns.size === 0) return;
    // A further file says more of items that are here.
    if (this.overlays !== dataset.overlays.length) this.release();
    this.overlays = dataset.overlays.length;
    const reader = new ItemReader(dataset, null);
    while (this.items < dataset.items.count) {
      const item = this.items;
      if ((item & 15) === 0 && pace.due()) await pace.rest();
      while (!reader.ready(item)) await reader.load(item);
      // Another call may have gone on meanwhile.
      if (item !== this.items) continue;
      const { recorded } = reader.read(item, recordedExtent(dataset, item)).item;
      for (const { name, text } of recorded) this.add(name, item, text);
      this.items += 1;
    }
  }

  /** Null for a column that does not exist, or is not kept. */
  column(name: string): RecordedValues | null {
    const column = this.columns.get(name);
    if (column === undefined || column.dropped) return null;
    while (column.codes.length < this.items) column.codes.push(0);
    const { codes, values, characters, filled } = column;
    return { codes: codes.values(), values, characters, filled };
  }

  /** Undefined where the column is not kept, or does not reach so far. */
  text(name: string, item: number): string | null | undefined {
    if (item >= this.items) return undefined;
    const column = this.columns.get(name);
    if (column === undefined) return null;
    return column.dropped ? undefined : column.values[column.codes.at(item)];
  }

  /** Whether the column is answered from here for all items of now. */
  holds(name: string, items: number): boolean {
    return this.items >= items && this.columns.get(name)?.dropped !== true;
  }

  release(): void {
    this.columns.clear();
    this.items = 0;
    this.budget.bytes += this.taken;
    this.taken = 0;
  }

  private add(name: string, item: number, text: string): void {
    let column = this.columns.get(name);
    if (column === undefined) {
      this.columns.set(name, (column = new Column()));
      if (this.columns.size > MOST_COLUMNS) column.drop();
    }
    if (column.dropped) return;
    const before = column.taken;
    column.put(item, text);
    this.take(column.taken - before);
    if (column.isTooLong() || this.budget.bytes <= 0) {
      this.take(-column.taken);
      column.drop();
    }
  }

  private take(bytes: number): void {
    this.taken += bytes;
    this.budget.bytes -= bytes;
  }
}

class Column {
  codes = new GrowingU32();
  values: (string | null)[] = [null];
  characters = 0;
  filled = 0;
  dropped = false;
  private longest = 0;
  private codeOf = new Map<string, number>();

  /** Bytes, about: two a character, and what a string and an entry cost. */
  get taken(): number {
    return this.dropped ? 0 : this.characters * 2 + this.values.length * 64 + this.codes.length * 4;
  }

  put(item: number, text: string): void {
    let code = this.codeOf.get(text);
    if (code === undefined) {
      code = this.values.length;
      this.values.push(text);
      this.codeOf.set(text, code);
      this.characters += text.length;
      this.longest = Math.max(this.longest, text.length);
    }
    while (this.codes.length <= item) this.codes.push(0);
    if (this.codes.at(item) === 0) this.filled += 1;
    this.codes.set(item, code);
  }

  isTooLong(): boolean {
    return this.longest > LONGEST || this.characters > MOST_CHARACTERS;
  }

  drop(): void {
    this.dropped = true;
    this.codes = new GrowingU32();
    this.values = [null];
    this.codeOf = new Map();
  }
}
