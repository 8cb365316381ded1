import type { Dataset } from '../dataset/dataset.ts';
import type { SortColumn } from '../engine.ts';
import type { Pace } from '../pace.ts';
import type { Run } from '../run/run.ts';
import type { FieldSource } from './fieldSource.ts';

/** What stands last, whichever way the column is sorted. */
const NOTHING = null;

/** Items ordered by a column; equal ones keep the order of the file, and what has no value comes last. */
export async function sortItems(
  shown: Uint32Array,
  column: SortColumn,
  descending: boolean,
  dataset: Dataset,
  run: Run | null,
  source: FieldSource,
  pace: Pace,
): Promise<Uint32Array> {
  const keys = await keysOf(shown, column, dataset, run, source, pace);
  const sign = descending ? -1 : 1;
  return shown.toSorted((a, b) => {
    const [x, y] = [keys[a] ?? NOTHING, keys[b] ?? NOTHING];
    if (x === y) return 0;
    if (x === NOTHING) return 1;
    if (y === NOTHING) return -1;
    return (x < y ? -1 : 1) * sign;
  });
}

/** Sort keys by item: all numbers, or all text. */
async function keysOf(
  shown: Uint32Array,
  column: SortColumn,
  dataset: Dataset,
  run: Run | null,
  source: FieldSource,
  pace: Pace,
): Promise<(number | string | null)[]> {
  const keys: (number | string | null)[] = [];
  const key = keyOf(column, dataset, run, source);
  for (let at = 0; at < shown.length; at += 1) {
    if ((at & 255) === 0 && pace.due()) await pace.rest();
    const item = shown[at]!;
    while (column === 'input' && !source.reader.ready(item)) await source.reader.load(item);
    keys[item] = key(item);
  }
  return keys;
}

function keyOf(
  column: SortColumn,
  dataset: Dataset,
  run: Run | null,
  source: FieldSource,
): (item: number) => number | string | null {
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
    case 'input':
      return (item) => source.folded('input', item);
  }
}
