import type { Format } from '../../core/formats/format.ts';
import type { ItemKey, ReplyRow } from '../../core/model/item.ts';
import type { JoinReport, ReplySetId } from '../engine.ts';
import type { Dataset, ReplySet } from './dataset.ts';
import { KeptRows } from './keptRows.ts';
import { isElsewhere } from './membersOf.ts';
import * as bits from './items.ts';
import type { Items } from './items.ts';
import { readRows, type ReadCall, type ReadFile } from './readFile.ts';

export type RepliesFormat = Extract<Format, { readonly kind: 'replies' }>;

/** Keys listed in a join report. */
const LISTED = 20;

/** Ids and attempts of a replies file, by row; -1 where the row names no attempt. */
interface ReplyKeys {
  readonly ids: (string | null)[];
  readonly attempts: number[];
  readonly rows: number[];
}

/**
 * Reads a file of replies and joins them to the items: by id and attempt where the replies name attempts, by id
 * where they name none (a repeated id is then its next attempt), by position where neither side has ids.
 * `mayRekey`: nobody has seen the items yet, so that an item whose row names no attempt can take the first
 * attempt of its replies.
 */
export async function joinReplies(
  id: ReplySetId,
  file: ReadFile,
  format: RepliesFormat,
  dataset: Dataset,
  mayRekey: boolean,
  call: ReadCall,
): Promise<ReplySet> {
  const { rows, source } = file;
  const keys: ReplyKeys = { ids: [], attempts: [], rows: [] };
  const kept = new KeptRows<ReplyRow>();
  await readRows(file, call, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const slice = rows.scored(row);
      const read = format.read(slice);
      const refused = 'refused' in read;
      for (const issue of refused ? [read.refused] : read.issues) {
        const place = { file: source.name, line: rows.lines.at(row), row: rows.numbers.at(row) };
        call.issues.add({ code: 'row', place, issue, kept: !refused });
      }
      if (refused) continue;
      kept.keep(row, read, slice.end - slice.start);
      keys.ids.push(read.id);
      keys.attempts.push(read.attempt ?? -1);
      keys.rows.push(row);
    }
  });
  const joiner = new Joiner(dataset, file, call);
  const allUnnamed = dataset.unnamed === dataset.rowItems && keys.ids.every((one) => one === null);
  if (allUnnamed) joiner.byPosition(keys);
  else joiner.byKey(keys, mayRekey);
  const side = joiner.sideOfIds(keys, dataset);
  if (side !== null) {
    call.issues.add({ code: 'ids-on-one-side', place: { file: source.name, line: null, row: null }, side });
  }
  const withAttempt = keys.attempts.some((attempt) => attempt >= 0);
  const join = joiner.report(allUnnamed ? 'position' : withAttempt ? 'id-and-attempt' : 'id');
  return { id, name: source.name, file, kept, join, rowOf: joiner.rowOf() };
}

class Joiner {
  /** By item: the row of its reply and 1 more; 0 for none. */
  private rows: Uint32Array;
  /** Replies without an attempt that the first item of an id has been given, from the second on. */
  private readonly times = new Map<number, number>();
  private joined = 0;
  private readonly onlyInReplies = new KeyList();
  private readonly repeated = new KeyList();
  private readonly items: Items;
  private readonly rowItems: number;
  private readonly file: ReadFile;
  private readonly call: ReadCall;

  constructor({ items, rowItems }: Dataset, file: ReadFile, call: ReadCall) {
    this.items = items;
    this.rowItems = rowItems ?? items.count;
    this.file = file;
    this.call = call;
    this.rows = new Uint32Array(items.count);
  }

  byPosition(keys: ReplyKeys): void {
    for (let at = 0; at < keys.rows.length; at += 1) {
      const number = this.file.rows.numbers.at(keys.rows[at]!);
      const item = this.items.firstOf(`#${number}`);
      if (item < 0) this.onlyInReplies.add({ id: `#${number}`, attempt: 0 });
      else this.take(item, keys.rows[at]!);
    }
  }

  /** Which side alone has ids, when that is why nothing was joined; else null. */
  sideOfIds({ ids }: ReplyKeys, { unnamed }: Dataset): 'replies' | 'dataset' | null {
    if (this.joined > 0 || ids.length === 0) return null;
    if (unnamed === 0) return ids.every((id) => id === null) ? 'dataset' : null;
    return unnamed === this.items.count && ids.every((id) => id !== null) ? 'replies' : null;
  }

  byKey(keys: ReplyKeys, mayRekey: boolean): void {
    if (mayRekey && keys.attempts.some((attempt) => attempt > 0)) this.rekey(keys);
    const strangers = new Map<string, number>();
    for (let at = 0; at < keys.rows.length; at += 1) {
      const row = keys.rows[at]!;
      const id = keys.ids[at] ?? `#${this.file.rows.numbers.at(row)}`;
      const named = keys.attempts[at]!;
      const first = this.items.firstOf(id);
      if (first >= 0) this.place(row, id, first, named);
      else {
        const times = strangers.get(id) ?? 0;
        strangers.set(id, times + 1);
        const attempt = named >= 0 ? named : times;
        if (times > 0) this.repeat(row, id, attempt);
        this.onlyInReplies.add({ id, attempt });
      }
    }
  }

  /** Joins a reply to its item; an item whose row names no attempt gets further attempts as its replies want them. */
  private place(row: number, id: string, first: number, named: number): void {
    // The common case: the only item of its id, whose only reply this is.
    if (named < 0 && !this.isTaken(first)) return this.take(first, row);
    const times = named < 0 ? (this.times.get(first) ?? 1) : 0;
    if (named < 0) this.times.set(first, times + 1);
    let attempt = named < 0 ? this.items.attempt.at(first) + times : named;
    let item = this.items.find(id, attempt);
    if (named < 0 || (item >= 0 && this.isTaken(item))) {
      while (item >= 0 && this.isTaken(item)) item = this.items.find(id, (attempt += 1));
      this.repeat(row, id, attempt);
    }
    if (item < 0 && this.items.has(first, bits.NO_ATTEMPT)) item = this.extend(first, attempt);
    if (item < 0) this.onlyInReplies.add({ id, attempt });
    else this.take(item, row);
  }

  private extend(first: number, attempt: number): number {
    const { items } = this;
    const flags = items.flags.at(first);
    items.add(
      items.ids[first]!,
      attempt,
      items.row.at(first),
      flags & ~bits.HAS_REPLY,
      items.calls.at(first),
      items.category.at(first),
    );
    return items.count - 1;
  }

  private take(item: number, row: number): void {
    if (item >= this.rows.length) {
      const longer = new Uint32Array(item * 2);
      longer.set(this.rows);
      this.rows = longer;
    }
    this.rows[item] = row + 1;
    this.joined += 1;
  }

  private repeat(row: number, id: string, attempt: number): void {
    const { rows, source } = this.file;
    const place = { file: source.name, line: rows.lines.at(row), row: rows.numbers.at(row) };
    this.call.issues.add({ code: 'repeated-id', place, id, attempt });
    this.repeated.add({ id, attempt });
  }

  /** An item whose row names no attempt takes the smallest that its replies name. */
  private rekey(keys: ReplyKeys): void {
    const smallest = new Map<string, number>();
    for (let at = 0; at < keys.rows.length; at += 1) {
      const id = keys.ids[at] ?? null;
      if (id === null) continue;
      const attempt = Math.max(0, keys.attempts[at]!);
      smallest.set(id, Math.min(smallest.get(id) ?? attempt, attempt));
    }
    for (const [id, attempt] of smallest) {
      const item = this.items.firstOf(id);
      if (attempt === 0 || item < 0 || !this.items.has(item, bits.NO_ATTEMPT) || this.items.nextOf(item) >= 0) continue;
      if (!this.items.has(item, bits.HAS_REPLY)) this.items.setAttempt(item, attempt);
    }
  }

  private isTaken(item: number): boolean {
    return (this.rows[item] ?? 0) > 0;
  }

  rowOf(): Uint32Array {
    return this.rows.slice(0, this.items.count);
  }

  report(joinedBy: JoinReport['joinedBy']): JoinReport {
    const onlyInDataset = new KeyList();
    for (let item = 0; item < this.rowItems; item += 1) {
      if (this.isTaken(item) || isElsewhere(this.items, item, this.rowItems, this.rows)) continue;
      onlyInDataset.add({ id: this.items.ids[item]!, attempt: this.items.attempt.at(item) });
    }
    return {
      joinedBy,
      joined: this.joined,
      onlyInDataset: onlyInDataset.facts(),
      onlyInReplies: this.onlyInReplies.facts(),
      repeated: this.repeated.facts(),
    };
  }
}

class KeyList {
  private total = 0;
  private readonly first: ItemKey[] = [];

  add(key: ItemKey): void {
    this.total += 1;
    if (this.first.length < LISTED) this.first.push(key);
  }

  facts(): JoinReport['repeated'] {
    return { total: this.total, first: this.first };
  }
}
