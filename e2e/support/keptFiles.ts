import { type Page } from '@playwright/test';

/** A file as the browser keeps it. */
export interface KeptFileNow {
  readonly name: string;
  /** Name of the format where recognition was overridden; null where it was not. */
  readonly format: string | null;
}

/** Names of all files that the browser keeps now. What is shown a moment earlier is not yet safe from a reload. */
export async function keptFiles(page: Page): Promise<string[]> {
  return (await keptFileRecords(page)).map(({ name }) => name);
}

export async function keptFileRecords(page: Page): Promise<readonly KeptFileNow[]> {
  const kept = (await everythingIn(page, 'datasets')) as { files: KeptFileNow[] }[];
  return kept.flatMap(({ files }) => files);
}

/** What a person has set, as the browser keeps it now: JSON, with maps as lists of pairs. */
export async function keptSettings(page: Page): Promise<string> {
  return JSON.stringify(await everythingIn(page, 'settings'));
}

/** How many kinds of tables the browser knows the columns of. */
export async function keptMappings(page: Page): Promise<number> {
  return (await everythingIn(page, 'mappings')).length;
}

/** All that one store of the browser's database holds; the page has made the database. */
async function everythingIn(page: Page, store: string): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('touchstone');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    });
    const kept = await new Promise<unknown[]>((resolve) => {
      const asking = database.transaction(name).objectStore(name).getAll();
      asking.addEventListener('success', () => resolve(asking.result));
    });
    database.close();
    // Maps do not come over to the test as they are.
    function plain(_name: string, value: unknown): unknown {
      return value instanceof Map ? [...value] : value;
    }
    return JSON.parse(JSON.stringify(kept, plain)) as unknown[];
  }, store);
}
