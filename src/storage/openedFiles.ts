import type { Connect } from './database.ts';
import { entryOf, type KeptDataset, type KeptEntry } from './keptDataset.ts';
import { type Stored, stored } from './stored.ts';

/** The opened files, kept until the person forgets them. */
export interface OpenedFiles {
  /** Newest first, without the bytes. */
  list(): Promise<Stored<readonly KeptEntry[]>>;
  /** With the files; null when it is not kept in this browser. */
  get(key: string): Promise<Stored<KeptDataset | null>>;
  /** Keeps the dataset, in place of one with the same fingerprint; its view and run stay unless the new one has some. */
  keep(dataset: Omit<KeptDataset, 'openedAt'>): Promise<Stored<null>>;
  /** Notes what changed since; the time becomes now. Nothing happens when it is not kept. */
  note(key: string, change: Partial<Pick<KeptDataset, 'view' | 'run'>>): Promise<Stored<null>>;
  forget(key: string): Promise<Stored<null>>;
  forgetAll(): Promise<Stored<null>>;
}

/** `now` in milliseconds since 1970. */
export function createOpenedFiles(connect: Connect, now: () => number): OpenedFiles {
  return {
    list: () =>
      stored(async () => {
        const kept = await (await connect()).getAllFromIndex('datasets', 'by-time');
        return kept.map(entryOf).toReversed();
      }),

    get: (key) => stored(async () => (await (await connect()).get('datasets', key)) ?? null),

    keep: (dataset) =>
      stored(async () => {
        const change = (await connect()).transaction('datasets', 'readwrite');
        const before = await change.store.get(dataset.key);
        const view = dataset.view || (before?.view ?? '');
        const run = dataset.run ?? before?.run ?? null;
        await change.store.put({ ...dataset, view, run, openedAt: now() });
        await change.done;
        return null;
      }),

    note: (key, change) =>
      stored(async () => {
        const transaction = (await connect()).transaction('datasets', 'readwrite');
        const before = await transaction.store.get(key);
        if (before !== undefined) await transaction.store.put({ ...before, ...change, openedAt: now() });
        await transaction.done;
        return null;
      }),

    forget: (key) =>
      stored(async () => {
        await (await connect()).delete('datasets', key);
        return null;
      }),

    forgetAll: () =>
      stored(async () => {
        await (await connect()).clear('datasets');
        return null;
      }),
  };
}
