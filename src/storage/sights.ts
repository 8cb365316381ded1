import type { Database } from './database.ts';
import { inTransaction } from './inTransaction.ts';
import type { Sight } from './keptLines.ts';

/** Adds what was seen of items to what is known of them. */
export async function seeItems(database: Database, scope: string, sights: readonly Sight[]): Promise<void> {
  const transaction = database.transaction('sights', 'readwrite');
  await inTransaction(transaction, async () => {
    await Promise.all(
      mergeSights(sights).map(async (sight) => {
        const known = await transaction.store.get([scope, sight.item]);
        const [merged] = mergeSights(known === undefined ? [sight] : [known, sight]);
        if (merged === undefined || merged.sources.length === known?.sources.length) return;
        await transaction.store.put({ scope, item: merged.item, sources: merged.sources });
      }),
    );
  });
}

/** One for each item, with every source once, in the order in which they first came. */
export function mergeSights(sights: readonly Sight[]): readonly Sight[] {
  const merged = new Map<string, Set<string>>();
  for (const { item, sources } of sights) {
    const known = merged.get(item);
    if (known === undefined) merged.set(item, new Set(sources));
    else for (const source of sources) known.add(source);
  }
  return [...merged].map(([item, sources]) => ({ item, sources: [...sources] }));
}
