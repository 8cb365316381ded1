import type { Dataset } from '../dataset/dataset.ts';
import type { SortColumn } from '../engine.ts';
import type { Pace } from '../pace.ts';
import type { Run } from '../run/run.ts';
import type { FieldSource } from './fieldSource.ts';
import type { ItemTexts } from './itemTexts.ts';
import { sortInTurns } from './sortInTurns.ts';
import { sortKeys } from './sortKeys.ts';
import type { ViewScope } from './viewScope.ts';

export interface SortMeans {
  readonly dataset: Dataset;
  readonly run: Run | null;
  readonly beside: Run | null;
  readonly source: FieldSource;
  readonly texts: ItemTexts;
  readonly scope: ViewScope;
  readonly pace: Pace;
}

/**
 * Items ordered by a column; equal ones keep the order of the file, and what has no value comes last, whichever way it
 * is sorted. All items are sorted once, then any of them are picked out of that.
 */
export async function sortItems(
  shown: Uint32Array,
  column: SortColumn,
  descending: boolean,
  means: SortMeans,
): Promise<Uint32Array> {
  const { scope, dataset } = means;
  const name = `${column} ${descending ? 'down' : 'up'}`;
  const known = scope.sorted(name);
  if (known !== undefined) return picked(known, shown, dataset.items.count);
  if (shown.length < scope.order.length / 8) return sorted(shown, column, descending, means);
  const all = await sorted(scope.order, column, descending, means);
  scope.keepSorted(name, all);
  return picked(all, shown, dataset.items.count);
}

async function sorted(
  items: Uint32Array,
  column: SortColumn,
  descending: boolean,
  means: SortMeans,
): Promise<Uint32Array> {
  const keys = await sortKeys(items, column, means);
  const sign = descending ? -1 : 1;
  return sortInTurns(
    items,
    (a, b) => {
      const [x, y] = [keys[a] ?? null, keys[b] ?? null];
      if (x === y) return 0;
      if (x === null) return 1;
      if (y === null) return -1;
      return (x < y ? -1 : 1) * sign;
    },
    means.pace,
  );
}

function picked(order: Uint32Array, shown: Uint32Array, count: number): Uint32Array {
  if (shown.length === order.length) return order;
  const wanted = new Uint8Array(count);
  for (let at = 0; at < shown.length; at += 1) wanted[shown[at]!] = 1;
  const items = new Uint32Array(shown.length);
  let length = 0;
  for (let at = 0; at < order.length; at += 1) {
    if (wanted[order[at]!] === 0) continue;
    items[length] = order[at]!;
    length += 1;
  }
  return items;
}
