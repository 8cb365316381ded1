import type { Database } from './database.ts';
import { inTransaction } from './inTransaction.ts';

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

/** 64 bits at random, as hex digits; `randomUUID` is not there on plain http. */
function randomName(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(8))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
