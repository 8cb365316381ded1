import type { ItemKey } from '../../core/model/item.ts';

/** Keys that a report lists. */
const LISTED = 20;

/** Counts keys, and holds the first ones. */
export class FirstKeys {
  private total = 0;
  private readonly first: ItemKey[] = [];

  /** `key` is only made where it is listed. */
  add(key: () => ItemKey): void {
    this.total += 1;
    if (this.first.length < LISTED) this.first.push(key());
  }

  facts(): { readonly total: number; readonly first: readonly ItemKey[] } {
    return { total: this.total, first: this.first };
  }
}
