import type { Connect } from './database.ts';
import { entryOf, type KeptDataset, type KeptEntry } from './keptDataset.ts';
import { type Stored, stored } from './stored.ts';

/** The opened files, kept until the person forgets them. */
export interface OpenedFiles {
  /** Last opened first, without the bytes. */
  readonly list: () => Promise<Stored<readonly KeptEntry[]>>;
  /** With the files; null when it is not kept in this browser. */
  readonly get: (fingerprint: string) => Promise<Stored<KeptDataset | null>>;
  /** Keeps the dataset in place of one with the same fingerprint, whose hash stays unless the new one has one. */
  readonly keep: (dataset: KeptDataset) => Promise<Stored<null>>;
  /** Notes the hash it was last seen under. Nothing happens when it is not kept. */
  readonly remember: (fingerprint: string, hash: string) => Promise<Stored<null>>;
  /** Notes that a dataset is an earlier state of another one. Nothing happens when it is not kept. */
  readonly supersede: (fingerprint: string, newer: string) => Promise<Stored<null>>;
  readonly forget: (fingerprint: string) => Promise<Stored<null>>;
  readonly forgetAll: () => Promise<Stored<null>>;
}

export function createOpenedFiles(connect: Connect): OpenedFiles {
  return {
    list: () =>
      stored(async () => {
        const kept = await (await connect()).getAllFromIndex('datasets', 'by-time');
        return kept.map(entryOf).toReversed();
      }),

    get: (fingerprint) => stored(async () => (await (await connect()).get('datasets', fingerprint)) ?? null),

    keep: (dataset) =>
      stored(async () => {
        try {
          await keepWhole(connect, dataset);
        } catch (error) {
          // A browser that cannot store handles shall still keep the files.
          if (!(error instanceof DOMException) || error.name !== 'DataCloneError') throw error;
          await keepWhole(connect, { ...dataset, files: dataset.files.map(({ handle: _handle, ...file }) => file) });
        }
        return null;
      }),

    remember: async (fingerprint, hash) => changeKept(connect, fingerprint, { hash }),

    supersede: async (fingerprint, newer) => changeKept(connect, fingerprint, { newer }),

    forget: (fingerprint) =>
      stored(async () => {
        await (await connect()).delete('datasets', fingerprint);
        return null;
      }),

    forgetAll: () =>
      stored(async () => {
        await (await connect()).clear('datasets');
        return null;
      }),
  };
}

async function keepWhole(connect: Connect, dataset: KeptDataset): Promise<void> {
  const { store, done } = (await connect()).transaction('datasets', 'readwrite');
  // Awaited together: when there is no room, the request and the transaction fail both.
  await Promise.all([replace(), done]);

  async function replace(): Promise<void> {
    const before = await store.get(dataset.fingerprint);
    await store.put({ ...dataset, hash: dataset.hash ?? before?.hash ?? null });
  }
}

async function changeKept(
  connect: Connect,
  fingerprint: string,
  change: Partial<Pick<KeptDataset, 'hash' | 'newer'>>,
): Promise<Stored<null>> {
  return stored(async () => {
    const { store, done } = (await connect()).transaction('datasets', 'readwrite');
    await Promise.all([note(), done]);
    return null;

    async function note(): Promise<void> {
      const before = await store.get(fingerprint);
      if (before !== undefined) await store.put({ ...before, ...change });
    }
  });
}
