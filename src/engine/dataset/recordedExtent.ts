import type { Dataset } from './dataset.ts';

/**
 * How an item has to be read for all that its row records: a row that was kept as it was read has it, as rows that
 * record something are read whole (see `RowReading`).
 */
export function recordedExtent({ kept, items }: Dataset, item: number): 'scored' | 'whole' {
  return kept.at(items.row.at(item)) === undefined ? 'whole' : 'scored';
}
