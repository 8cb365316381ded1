import type { Dataset } from '../dataset/dataset.ts';
import type { SortColumn } from '../engine.ts';
import type { Pace } from '../pace.ts';
import type { Run } from '../run/run.ts';
import type { ItemTexts } from './itemTexts.ts';
import { sortInTurns } from './sortInTurns.ts';
import { CHUNK, textAt } from './textChunk.ts';
import type { ViewScope } from './viewScope.ts';

type Key = number | string | null;
type KeyOf = (item: number) => Key;

export interface SortMeans {
  readonly dataset: Dataset;
  readonly run: Run | null;
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
  const keys = await keysOf(items, column, means);
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

/** Sort keys by item: all numbers, or all text. */
async function keysOf(items: Uint32Array, column: SortColumn, means: SortMeans): Promise<Key[]> {
  const keys = Array.from<Key>({ length: means.dataset.items.count }).fill(null);
  const key = column === 'input' ? null : keyOf(column, means);
  for (let at = 0; at < items.length; at += 1) {
    if ((at & 255) === 0 && means.pace.due()) await means.pace.rest();
    const item = items[at]!;
    keys[item] = key === null ? (inputAt(item, means) ?? (await loadedInput(item, means))) : key(item);
  }
  return keys;
}

/** Undefined while the text is not there. */
function inputAt(item: number, { texts }: SortMeans): string | null | undefined {
  const chunk = texts.chunk('input', Math.floor(item / CHUNK));
  return chunk === undefined ? undefined : textAt(chunk, item % CHUNK);
}

async function loadedInput(item: number, { texts, pace }: SortMeans): Promise<string | null> {
  const number = Math.floor(item / CHUNK);
  return textAt(texts.chunk('input', number) ?? (await texts.load('input', number, pace)), item % CHUNK);
}

function keyOf(column: Exclude<SortColumn, 'input'>, { dataset, run }: SortMeans): KeyOf {
  const { items } = dataset;
  const columns = run?.columns;
  switch (column) {
    case 'id': {
      const byNumber = items.ids.every((id) => /^#?\d{1,15}$/.test(id));
      return (item) => (byNumber ? Number(items.ids[item]!.replace('#', '')) : items.ids[item]!);
    }
    case 'verdict':
      return (item) => columns?.stateCode(item) ?? null;
    case 'reason':
      return (item) => {
        if (columns === undefined) return null;
        return columns.reasons[item] || columns.declared.length + columns.causeCode(item);
      };
    case 'category':
      return (item) => items.categoryOf(item);
    case 'calls':
      return (item) => (items.calls.at(item) === 0 ? null : items.calls.at(item));
    case 'score':
      return (item) => columns?.score(item) ?? null;
    default:
      return () => null;
  }
}
