import type { Database } from './database.ts';
import { inTransaction } from './inTransaction.ts';
import { randomName } from './randomName.ts';

const KEY = 'device';

/** The name of this browser: made at the first call, at random, and the same from then on in every tab. */
export async function deviceName(database: Database): Promise<string> {
  const transaction = database.transaction('settings', 'readwrite', { durability: 'strict' });
  return inTransaction(transaction, async () => {
    const known = await transaction.store.get(KEY);
    if (typeof known === 'string' && known !== '') return known;
    const name = randomName();
    await transaction.store.put(name, KEY);
    return name;
  });
}
