import type { ItemReader } from '../dataset/itemReader.ts';
import type { OpinionProgress } from '../labelling.ts';
import type { Pace, Reporter } from '../pace.ts';

export interface Means {
  readonly pace: Pace;
  readonly reporter: Reporter<OpinionProgress>;
}

/** What `make` gives for each item; others get turns in between. `before` is waited for where it gives a promise. */
export async function eachTurn<T>(
  items: ArrayLike<number>,
  { pace, reporter }: Means,
  make: (item: number) => T,
  before?: (item: number) => Promise<void> | null,
): Promise<readonly T[]> {
  const totalItems = items.length;
  const made: T[] = [];
  for (let at = 0; at < totalItems; at += 1) {
    if (pace.due()) {
      reporter.tell(() => ({ items: at, totalItems }));
      await pace.rest();
    }
    const waited = before?.(items[at]!);
    if (waited !== undefined && waited !== null) await waited;
    made.push(make(items[at]!));
  }
  reporter.last(() => ({ items: totalItems, totalItems }));
  return made;
}

/** The same with the bytes of each item at hand; of none where the item is below 0. */
export function eachItem<T>(
  items: ArrayLike<number>,
  reader: ItemReader,
  means: Means,
  make: (item: number) => T,
): Promise<readonly T[]> {
  return eachTurn(items, means, make, (item) => (item < 0 || reader.ready(item) ? null : loaded(reader, item)));
}

async function loaded(reader: ItemReader, item: number): Promise<void> {
  while (!reader.ready(item)) await reader.load(item);
}
