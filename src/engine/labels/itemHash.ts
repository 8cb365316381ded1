import { itemText } from '../../core/labels/itemText.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { Dataset, ReplySet } from '../dataset/dataset.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import type { EngineDeps } from '../deps.ts';
import { eachItem, type Means } from './eachItem.ts';
import { itemsUnder } from './keys.ts';

/** Items of the keys, -1 for a key that the dataset does not have; without keys those under the replies. */
function itemsOf(dataset: Dataset, replies: ReplySet | null, keys: readonly ItemKey[] | null): ArrayLike<number> {
  if (keys === null) return itemsUnder(dataset, replies);
  return keys.map(({ id, attempt }) => dataset.items.find(id, attempt));
}

/**
 * What items are: `sha256:` and the SHA-256, hex, of the UTF-8 bytes of their text (`core/labels/itemText.ts`), each with
 * its reply of the set. Null for a key that the dataset does not have.
 */
export async function hashesOf(
  dataset: Dataset,
  replies: ReplySet | null,
  keys: readonly ItemKey[] | null,
  means: Means & { readonly deps: EngineDeps },
): Promise<readonly (string | null)[]> {
  const reader = new ItemReader(dataset, replies);
  const encoder = new TextEncoder();
  return eachItem(itemsOf(dataset, replies, keys), reader, means, (at) => {
    if (at < 0) return null;
    const { item, reply } = reader.read(at, 'whole');
    const hash = means.deps.sha256();
    hash.update(encoder.encode(itemText(item, reply)));
    return `sha256:${hash.hex()}`;
  });
}
