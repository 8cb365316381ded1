import type { ItemKey } from '../../core/model/item.ts';
import { membersOf } from '../dataset/membersOf.ts';
import { BY_POSITION, NO_ATTEMPT } from '../dataset/items.ts';
import { itemsUnder, keyOf } from '../labels/keys.ts';
import type { Run } from '../run/run.ts';
import type { OpenDataset } from '../shelf.ts';

/** A run and the items it is about. */
export class Side {
  readonly one: OpenDataset;
  readonly run: Run;
  /** In the order of the file. */
  readonly order: Uint32Array;
  /** No item of it has an id of its own. */
  readonly withoutIds: boolean;
  private readonly members: Uint8Array | null;

  constructor(one: OpenDataset, run: Run) {
    this.one = one;
    this.run = run;
    this.order = itemsUnder(one.dataset, run.replies);
    this.withoutIds = this.order.length > 0 && this.order.every((item) => !this.hasId(item));
    this.members = membersOf(one.dataset, run.replies);
  }

  /** Whether the file names its id; else that was made up from the number of its row. */
  hasId(item: number): boolean {
    return !this.one.dataset.items.has(item, BY_POSITION);
  }

  /** The side's items of an id, by attempt. */
  itemsOf(id: string): readonly number[] {
    const { items } = this.one.dataset;
    const found: number[] = [];
    for (let item = items.firstOf(id); item >= 0; item = items.nextOf(item)) {
      if (this.members === null || this.members[item] === 1) found.push(item);
    }
    return found.length < 2 ? found : found.toSorted((a, b) => items.attempt.at(a) - items.attempt.at(b));
  }

  /** Whether a file says which attempt each of these is, rather than their order. */
  namesAttempts(some: readonly number[]): boolean {
    const { replies, dataset } = this.run;
    return replies?.join.joinedBy === 'id-and-attempt' || some.every((item) => !dataset.items.has(item, NO_ATTEMPT));
  }

  key(item: number): ItemKey {
    return keyOf(this.one.dataset, item);
  }

  /** A reason, or the cause where there is no verdict. */
  reason(item: number): string | null {
    const { columns } = this.run;
    return columns.reason(item) ?? columns.cause(item);
  }
}
