import type { Connect, Database } from './database.ts';
import { inTransaction } from './inTransaction.ts';
import { keepFiles, type KnownPlaces } from './keepFiles.ts';
import type { KeptDataset, KeptEntry } from './keptDataset.ts';
import { datasetOf, entryOf, rowsOf } from './keptRows.ts';
import { type Stored, stored } from './stored.ts';

/** The opened files, kept until the person forgets them. */
export interface OpenedFiles {
  /** Last opened first, without the bytes. */
  readonly list: () => Promise<Stored<readonly KeptEntry[]>>;
  /** With the files; null when it is not kept in this browser. */
  readonly get: (fingerprint: string) => Promise<Stored<KeptDataset | null>>;
  /**
   * Keeps the dataset in place of one with the same fingerprint, whose hash stays unless the new one has one; all of it
   * or, where there is no room, nothing. Bytes that are kept of it already are not written again.
   */
  readonly keep: (dataset: KeptDataset) => Promise<Stored<null>>;
  /** Notes the hash it was last seen under. Nothing happens when it is not kept. */
  readonly remember: (fingerprint: string, hash: string) => Promise<Stored<null>>;
  /** Notes that a dataset is an earlier state of another one. Nothing happens when it is not kept. */
  readonly supersede: (fingerprint: string, newer: string) => Promise<Stored<null>>;
  readonly forget: (fingerprint: string) => Promise<Stored<null>>;
  readonly forgetAll: () => Promise<Stored<null>>;
}

export function createOpenedFiles(connect: Connect): OpenedFiles {
  const known: KnownPlaces = new WeakMap();
  return {
    list: () => stored(async () => list(await connect())),

    get: (fingerprint) => stored(async () => get(await connect(), fingerprint, known)),

    keep: (dataset) =>
      stored(async () => {
        await keepFiles(await connect(), dataset, known);
        return null;
      }),

    remember: async (fingerprint, hash) => changeKept(connect, fingerprint, { hash }),

    supersede: async (fingerprint, newer) => changeKept(connect, fingerprint, { newer }),

    forget: (fingerprint) =>
      stored(async () => {
        await forget(await connect(), fingerprint);
        return null;
      }),

    forgetAll: () =>
      stored(async () => {
        const transaction = (await connect()).transaction(['datasets', 'bytes'], 'readwrite');
        await inTransaction(transaction, async () => {
          await Promise.all([transaction.objectStore('datasets').clear(), transaction.objectStore('bytes').clear()]);
        });
        return null;
      }),
  };
}

/** Of the bytes only their keys are read: a dataset without them is none that could be opened. */
async function list(database: Database): Promise<readonly KeptEntry[]> {
  const transaction = database.transaction(['datasets', 'bytes']);
  const [kept, keys] = await Promise.all([
    transaction.objectStore('datasets').index('by-time').getAll(),
    transaction.objectStore('bytes').getAllKeys(),
  ]);
  const there = new Set(keys);
  return kept
    .filter((row) => rowsOf(row).every((key) => there.has(key)))
    .map(entryOf)
    .toReversed();
}

async function get(database: Database, fingerprint: string, known: KnownPlaces): Promise<KeptDataset | null> {
  const transaction = database.transaction(['datasets', 'bytes']);
  const row = await transaction.objectStore('datasets').get(fingerprint);
  if (row === undefined) return null;
  const bytes = await Promise.all(rowsOf(row).map(async (key) => transaction.objectStore('bytes').get(key)));
  const dataset = datasetOf(row, new Map(bytes.flatMap((one) => (one === undefined ? [] : [[one.fingerprint, one]]))));
  for (const [index, { blob }] of dataset?.files.entries() ?? []) known.set(blob, row.files[index]!.at);
  return dataset;
}

async function forget(database: Database, fingerprint: string): Promise<void> {
  const transaction = database.transaction(['datasets', 'bytes'], 'readwrite');
  const [datasets, bytes] = [transaction.objectStore('datasets'), transaction.objectStore('bytes')];
  await inTransaction(transaction, async () => {
    const row = await datasets.get(fingerprint);
    if (row === undefined) return;
    await Promise.all([datasets.delete(fingerprint), ...rowsOf(row).map(async (key) => bytes.delete(key))]);
  });
}

/** Changes what is small of a kept dataset. Its bytes are not touched. */
async function changeKept(
  connect: Connect,
  fingerprint: string,
  change: Partial<Pick<KeptDataset, 'hash' | 'newer'>>,
): Promise<Stored<null>> {
  return stored(async () => {
    const transaction = (await connect()).transaction('datasets', 'readwrite');
    await inTransaction(transaction, async () => {
      const before = await transaction.store.get(fingerprint);
      if (before !== undefined) await transaction.store.put({ ...before, ...change });
    });
    return null;
  });
}
