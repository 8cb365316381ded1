import type { BrowserContext, Page } from '@playwright/test';
import type { Storage } from '../../src/storage/storage.ts';
import { bundled } from './bundled.ts';

declare global {
  var storage: Storage;
}

/** The storage as one piece of code for the browser. */
export async function bundledStorage(): Promise<string> {
  return bundled(new URL('../../src/storage/storage.ts', import.meta.url));
}

/** Puts an empty page with the storage, and nothing else, into the site: over the browser's real database. */
export async function serveBareStorage(context: BrowserContext, code: string): Promise<void> {
  const html = `<title>bare</title><script type="module">
    import { createStorage } from './storage.js';
    globalThis.storage = createStorage();
  </script>`;
  await context.route('**/bare.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await context.route('**/storage.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
}

export async function loadBareStorage(page: Page): Promise<void> {
  await page.goto('/bare.html');
  await page.waitForFunction(() => 'storage' in globalThis);
}
