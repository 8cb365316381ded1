import { GrowingU32 } from '../bytes/growing.ts';

/** Bits of an item. */
export const HAS_CALLS = 1;
export const HAS_TEXTS = 2;
export const BROKEN_REFERENCE = 4;
export const HAS_REPLY = 8;
export const BY_POSITION = 16;
/** Its row says nothing of an attempt. */
export const NO_ATTEMPT = 32;
export const HAS_ISSUE = 64;
/** Its row names an attempt that an earlier row has named. */
const GIVEN_ATTEMPT = 128;
export const HAS_PATHS = 256;
export const HAS_CALCULATOR = 512;
export const HAS_CONFORMANCE = 1024;

/** The items of a dataset as columns, in the order of the file. */
export class Items {
  /** Index into the rows of the dataset file. */
  readonly row = new GrowingU32();
  readonly attempt = new GrowingU32();
  /** Of `categories`, from 1; 0 for none. */
  readonly category = new GrowingU32();
  readonly flags = new GrowingU32();
  /** Number of the reference's calls and 1 more; 0 where it has none. */
  readonly calls = new GrowingU32();
  readonly ids: string[] = [];
  readonly categories: string[] = [];
  private readonly categoryCodes = new Map<string, number>();
  /** First item of each id. */
  private readonly first = new Map<string, number>();
  /** Next item of the same id, and 1 more; 0 at the last. */
  private readonly next = new GrowingU32();
  /** Of a first item: the last one of its id, and the largest attempt. */
  private readonly last = new GrowingU32();
  private readonly largest = new GrowingU32();
  /** The item that the one added last took the attempt from, which its own row had not named; -1 for none. */
  moved = -1;

  get count(): number {
    return this.ids.length;
  }

  get distinctIds(): number {
    return this.first.size;
  }

  /** Adds an item; `attempt` null: the next one of its id. True when its id was there already. See `moved`. */
  add(id: string, attempt: number | null, row: number, flags: number, calls: number, category: number): boolean {
    const item = this.count;
    const first = this.first.get(id);
    this.moved = -1;
    const taken = first === undefined ? (attempt ?? 0) : this.attemptFor(first, attempt);
    this.ids.push(id);
    this.row.push(row);
    this.attempt.push(taken);
    this.flags.push(attempt === null || attempt === taken ? flags : flags | GIVEN_ATTEMPT);
    this.calls.push(calls);
    this.category.push(category);
    this.next.push(0);
    this.last.push(item);
    this.largest.push(taken);
    if (first === undefined) this.first.set(id, item);
    else {
      this.next.set(this.last.at(first), item + 1);
      this.last.set(first, item);
      this.largest.set(first, Math.max(this.largest.at(first), taken));
    }
    return first !== undefined;
  }

  /** Items in the order of the file; a further attempt that replies brought stands behind the others of its row. */
  inFileOrder(): Uint32Array {
    const order = Uint32Array.from({ length: this.count }, (_, item) => item);
    if (!this.hasFurtherAttempts()) return order;
    return order.toSorted((a, b) => this.row.at(a) - this.row.at(b) || a - b);
  }

  /** Rows rise with the items until the first that shares the row of an earlier one. */
  private hasFurtherAttempts(): boolean {
    const last = this.count - 1;
    return last > 0 && this.row.at(last) <= this.row.at(last - 1);
  }

  /** The item of a key, or -1. */
  find(id: string, attempt: number): number {
    for (let item = this.firstOf(id); item >= 0; item = this.nextOf(item)) {
      if (this.attempt.at(item) === attempt) return item;
    }
    return -1;
  }

  firstOf(id: string): number {
    return this.first.get(id) ?? -1;
  }

  nextOf(item: number): number {
    return this.next.at(item) - 1;
  }

  /** Gives the only item of an id another attempt. */
  setAttempt(item: number, attempt: number): void {
    this.attempt.set(item, attempt);
    this.largest.set(item, attempt);
  }

  has(item: number, flag: number): boolean {
    return (this.flags.at(item) & flag) !== 0;
  }

  categoryOf(item: number): string | null {
    return this.categories[this.category.at(item) - 1] ?? null;
  }

  codeOf(category: string | null): number {
    if (category === null) return 0;
    const known = this.categoryCodes.get(category);
    if (known !== undefined) return known;
    this.categories.push(category);
    this.categoryCodes.set(category, this.categories.length);
    return this.categories.length;
  }

  /** The attempt of a further item of an id. One that its row names is only refused by another row that named it. */
  private attemptFor(first: number, attempt: number | null): number {
    const largest = this.largest.at(first);
    if (attempt === null) return largest + 1;
    if (attempt > largest) return attempt;
    const holder = this.find(this.ids[first]!, attempt);
    if (holder < 0) return attempt;
    if (!this.has(holder, NO_ATTEMPT | GIVEN_ATTEMPT)) return largest + 1;
    this.attempt.set(holder, largest + 1);
    this.largest.set(first, largest + 1);
    this.moved = holder;
    return attempt;
  }
}
