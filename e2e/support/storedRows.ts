import type { Page } from '@playwright/test';

// The database of the page as the browser has it, beside the code that keeps things in it.

/** What a dataset looked like up to the third version of the database: one row, with its blobs. */
export interface OldDataset {
  readonly fingerprint: string;
  readonly openedAt: number;
  readonly hash: string | null;
  readonly newer?: string;
  readonly files: readonly { readonly name: string; readonly text: string; readonly role?: string }[];
}

/** Puts a database of an older version, as that made it, in the place of the present one. */
export async function makeOldDatabase(page: Page, version: 1 | 2 | 3, datasets: readonly OldDataset[]): Promise<void> {
  await page.evaluate(
    async (given) => {
      await new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('touchstone');
        deleting.addEventListener('success', () => resolve());
        deleting.addEventListener('blocked', () => reject(new Error('still open')));
      });
      const disk = await navigator.storage.getDirectory();
      const handle = await disk.getFileHandle('on-disk.jsonl', { create: true });
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('touchstone', given.version);
        opening.addEventListener('upgradeneeded', () => make(opening.result));
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
      });
      const done = database.transaction([...database.objectStoreNames], 'readwrite');
      for (const { files, ...dataset } of given.datasets) {
        const kept = files.map(({ text, ...file }) => {
          const blob = new File([text], file.name, { lastModified: 7 });
          return { ...file, bytes: blob.size, format: null, handle, changedAt: 7, blob };
        });
        done.objectStore('datasets').put({ ...dataset, files: kept });
      }
      done.objectStore('settings').put({ theme: 'dark', keys: false, widths: new Map() }, 'settings');
      const mapping = { columns: [], right: ['yes'], referenceAs: 'texts', keepOthers: true };
      if (given.version > 1) done.objectStore('mappings').put({ mapping, at: 7 }, 'signature');
      if (given.version > 2) {
        done.objectStore('labels').put({ scope: 'f1', place: 1, id: 'a', header: '{}', line: '{"event_id":"a"}' });
        done.objectStore('scopes').put({ scope: 'f1', name: 'a.jsonl', events: 1, writtenAt: 1, place: 1 });
      }
      await new Promise((resolve) => done.addEventListener('complete', resolve));
      database.close();

      function make(old: IDBDatabase): void {
        old.createObjectStore('datasets', { keyPath: 'fingerprint' }).createIndex('by-time', 'openedAt');
        old.createObjectStore('settings');
        if (given.version > 1) old.createObjectStore('mappings');
        if (given.version < 3) return;
        const labels = old.createObjectStore('labels', { keyPath: ['scope', 'place'] });
        labels.createIndex('by-id', ['scope', 'id'], { unique: true });
        old.createObjectStore('scopes', { keyPath: 'scope' });
        old.createObjectStore('sights', { keyPath: ['scope', 'item'] });
      }
    },
    { version, datasets },
  );
}

/** What is in the database now: its version, its stores, and of files each text, by the key of their row. */
export interface Rows {
  readonly version: number;
  readonly stores: readonly string[];
  readonly datasets: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Reads the database without the code that is tested; `store` is where the blobs of files are. */
export async function rowsNow(page: Page, store: 'datasets' | 'bytes' = 'bytes'): Promise<Rows> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('touchstone');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    });
    const reading = database.transaction(['datasets', name]);
    const [keys, rows] = await Promise.all([
      all<string>(reading.objectStore('datasets').getAllKeys()),
      all<{ fingerprint: string; files: { blob: Blob }[] }>(reading.objectStore(name).getAll()),
    ]);
    const texts: Record<string, string[]> = {};
    for (const { fingerprint, files } of rows) {
      texts[fingerprint] = await Promise.all(files.map(async ({ blob }) => blob.text()));
    }
    const { version, objectStoreNames } = database;
    database.close();
    return { version, stores: [...objectStoreNames], datasets: keys, texts };

    async function all<T>(asking: IDBRequest): Promise<T[]> {
      return new Promise((resolve) => asking.addEventListener('success', () => resolve(asking.result as T[])));
    }
  }, store);
}

/** Takes down in which stores rows are put from now on. */
export async function watchPuts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const puts: string[] = [];
    Object.assign(globalThis, { puts });
    IDBObjectStore.prototype.put = function noted(...parameters) {
      puts.push(this.name);
      return put.apply(this, parameters);
    };
  });
  return async () => page.evaluate(() => (Reflect.get(globalThis, 'puts') as string[]).splice(0));
}

/** Lets the page put so many rows more; then there is no room, until `letPut` is called. */
export async function failPutsAfter(page: Page, count: number): Promise<void> {
  await page.evaluate((room) => {
    const { put } = IDBObjectStore.prototype;
    let left = room;
    IDBObjectStore.prototype.put = function putOrNot(...parameters) {
      left -= 1;
      if (left < 0) throw new DOMException('There is no room.', 'QuotaExceededError');
      return put.apply(this, parameters);
    };
    Object.assign(globalThis, { letPut: () => (IDBObjectStore.prototype.put = put) });
  }, count);
}

export async function letPut(page: Page): Promise<void> {
  await page.evaluate(() => {
    (Reflect.get(globalThis, 'letPut') as () => void)();
  });
}
