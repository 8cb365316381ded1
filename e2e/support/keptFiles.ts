import { type Page } from '@playwright/test';

/** Names of all files that the browser keeps now. What is shown a moment earlier is not yet safe from a reload. */
export async function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('touchstone');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    });
    const kept = await new Promise<{ files: { name: string }[] }[]>((resolve) => {
      const asking = database.transaction('datasets').objectStore('datasets').getAll();
      asking.addEventListener('success', () => resolve(asking.result as { files: { name: string }[] }[]));
    });
    database.close();
    return kept.flatMap(({ files }) => files.map(({ name }) => name));
  });
}
