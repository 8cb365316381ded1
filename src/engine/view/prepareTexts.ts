import type { Dataset, ReplySet } from '../dataset/dataset.ts';
import type { Pace } from '../pace.ts';
import { ItemTexts, TEXT_FIELDS } from './itemTexts.ts';
import { CHUNK } from './textChunk.ts';
import type { TextColumns } from './textColumns.ts';

/** Reads what searches will ask, as far as it can be kept, so that the first letter is answered as fast as the next. */
export async function prepareTexts(
  dataset: Dataset,
  replies: ReplySet | null,
  columns: TextColumns,
  pace: Pace,
): Promise<void> {
  const texts = new ItemTexts(dataset, replies, columns);
  for (let number = 0; number * CHUNK < dataset.items.count; number += 1) {
    for (const field of TEXT_FIELDS) {
      if (texts.chunk(field, number) !== undefined) continue;
      if (columns.full) return;
      await texts.load(field, number, pace);
    }
  }
}
