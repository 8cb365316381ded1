import { type Page } from '@playwright/test';
import { bundledStorage, loadBareStorage as load, serveBareStorage } from './support/bareStorage.ts';
import { expect, test } from './support/test.ts';

// The storage by itself, on an empty page of the site, over the browser's real database.

let code = '';

test.beforeAll(async () => {
  code = await bundledStorage();
});

test.beforeEach(async ({ context, page }) => {
  await serveBareStorage(context, code);
  await load(page);
});

test('a kept file comes back with its bytes, after a reload too', async ({ page }) => {
  await keep(page, 'f1', 1, '{"id":1}');
  await load(page);
  const text = await page.evaluate(async () => {
    const kept = await storage.files.get('f1');
    return kept.ok ? kept.value?.files[0]?.blob.text() : kept.problem.code;
  });
  expect(text).toBe('{"id":1}');
  expect(await page.evaluate(async () => storage.files.get('never seen'))).toEqual({ ok: true, value: null });
});

test('the list has the last opened first, without bytes', async ({ page }) => {
  await keep(page, 'old', 1, 'a');
  await keep(page, 'new', 3, 'bb');
  await keep(page, 'middle', 2, 'c');
  const listed = await page.evaluate(async () => storage.files.list());
  expect(listed).toEqual({
    ok: true,
    value: [
      { fingerprint: 'new', openedAt: 3, hash: null, files: [{ name: 'new.jsonl', bytes: 2, format: null }] },
      { fingerprint: 'middle', openedAt: 2, hash: null, files: [{ name: 'middle.jsonl', bytes: 1, format: null }] },
      { fingerprint: 'old', openedAt: 1, hash: null, files: [{ name: 'old.jsonl', bytes: 1, format: null }] },
    ],
  });
});

test('opening a file again keeps the view it was last seen in', async ({ page }) => {
  await keep(page, 'f1', 1, 'a');
  await page.evaluate(async () => storage.files.remember('f1', '#/data/f1?f=x'));
  await keep(page, 'f1', 2, 'a');
  const kept = await page.evaluate(async () => storage.files.list());
  expect(kept).toMatchObject({ ok: true, value: [{ openedAt: 2, hash: '#/data/f1?f=x' }] });
});

test('what was forgotten is not remembered into being again', async ({ page }) => {
  await keep(page, 'f1', 1, 'a');
  await keep(page, 'f2', 2, 'b');
  await page.evaluate(async () => {
    await storage.files.forget('f1');
    await storage.files.remember('f1', '#/late');
  });
  expect(await page.evaluate(async () => storage.files.list())).toMatchObject({
    ok: true,
    value: [{ fingerprint: 'f2' }],
  });
  await page.evaluate(async () => storage.files.forgetAll());
  expect(await page.evaluate(async () => storage.files.list())).toEqual({ ok: true, value: [] });
});

test('settings are changed one by one, and the theme is known at once', async ({ page }) => {
  await page.evaluate(async () => {
    await Promise.all([storage.settings.save({ theme: 'dark' }), storage.settings.save({ keys: false })]);
    await storage.settings.save({ widths: new Map([['__proto__', 120]]) });
  });
  await load(page);
  const loaded = await page.evaluate(async () => {
    const settings = await storage.settings.load();
    const widths = settings.ok ? [...settings.value.widths] : [];
    return { settings, widths, atOnce: storage.settings.themeAtOnce() };
  });
  expect(loaded).toMatchObject({
    settings: { ok: true, value: { theme: 'dark', keys: false } },
    widths: [['__proto__', 120]],
    atOnce: 'dark',
  });
});

test('what an older version of the page kept is still there, and mappings are remembered beside it', async ({
  page,
}) => {
  await page.evaluate(async () => {
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('touchstone');
      deleting.addEventListener('success', () => resolve());
      deleting.addEventListener('blocked', () => reject(new Error('still open')));
    });
    // The first version, as it was made.
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('touchstone', 1);
      opening.addEventListener('upgradeneeded', () => {
        const kept = opening.result.createObjectStore('datasets', { keyPath: 'fingerprint' });
        kept.createIndex('by-time', 'openedAt');
        opening.result.createObjectStore('settings').put({ theme: 'dark', keys: false, widths: new Map() }, 'settings');
        const files = [{ name: 'a.jsonl', bytes: 3, format: null, blob: new Blob(['abc']) }];
        kept.put({ fingerprint: 'f1', openedAt: 1, hash: '#/data/f1', files });
      });
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve();
      });
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    });
  });
  await load(page);
  const after = await page.evaluate(async () => {
    const mapping = { columns: [], right: ['yes'], referenceAs: 'texts', keepOthers: true } as const;
    await storage.mappings.remember('signature', { mapping, at: 7 });
    const [kept, settings] = [await storage.files.get('f1'), await storage.settings.load()];
    const text = kept.ok ? await kept.value?.files[0]?.blob.text() : null;
    const remembered = [await storage.mappings.get('signature'), await storage.mappings.get('never seen')];
    return { text, theme: settings.ok ? settings.value.theme : null, remembered };
  });
  expect(after).toEqual({
    text: 'abc',
    theme: 'dark',
    remembered: [
      { ok: true, value: { mapping: { columns: [], right: ['yes'], referenceAs: 'texts', keepOthers: true }, at: 7 } },
      { ok: true, value: null },
    ],
  });
});

test('a newer version of the page gets the database, and the older one is told so', async ({ page, context }) => {
  await keep(page, 'f1', 1, 'a');
  const newer = await context.newPage();
  await newer.goto('/bare.html');
  await newer.evaluate(async () => {
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('touchstone', 99);
      opening.onsuccess = resolve;
      opening.onblocked = () => reject(new Error('the older page does not let go'));
    });
  });
  expect(await page.evaluate(async () => storage.files.list())).toMatchObject({
    ok: false,
    problem: { code: 'newer' },
  });
});

test('storage that the browser refuses, or that is full, is a problem with its name and never an exception', async ({
  page,
}) => {
  await keep(page, 'f1', 1, 'a');
  const problems = await page.evaluate(async () => {
    const dataset = { fingerprint: 'f2', openedAt: 1, hash: null, files: [] };
    IDBObjectStore.prototype.put = function put() {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
    const full = await storage.files.keep(dataset);
    return { full, kept: await storage.files.list() };
  });
  expect(problems.full).toEqual({ ok: false, problem: { code: 'full', message: 'There is no room.' } });
  expect(problems.kept).toMatchObject({ ok: true, value: [{ fingerprint: 'f1' }] });

  await page.addInitScript(() => {
    IDBFactory.prototype.open = function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await load(page);
  expect(await page.evaluate(async () => storage.files.list())).toMatchObject({
    ok: false,
    problem: { code: 'refused' },
  });
});

test('a database that does not answer is a problem, and the page goes on when it answers again', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/bare.html');
  // Another tab has begun to make the database and does not come to an end with it.
  await other.evaluate(
    async () =>
      new Promise<void>((begun) => {
        const opening = indexedDB.open('touchstone', 2);
        opening.onupgradeneeded = () => {
          const until = performance.now() + 4000;
          const store = opening.result.createObjectStore('datasets', { keyPath: 'fingerprint' });
          store.createIndex('by-time', 'openedAt');
          opening.result.createObjectStore('settings');
          opening.result.createObjectStore('mappings');
          function again(): void {
            if (performance.now() < until) store.count().onsuccess = again;
          }
          again();
          begun();
        };
        opening.onsuccess = () => opening.result.close();
      }),
  );
  expect(await page.evaluate(async () => storage.files.list())).toEqual({
    ok: false,
    problem: { code: 'failed', message: 'the database does not answer' },
  });
  await expect.poll(async () => page.evaluate(async () => storage.files.list())).toEqual({ ok: true, value: [] });
});

async function keep(page: Page, fingerprint: string, openedAt: number, text: string): Promise<void> {
  const outcome = await page.evaluate(
    async (given) => {
      const blob = new File([given.text], `${given.fingerprint}.jsonl`);
      const files = [{ name: blob.name, bytes: blob.size, format: null, blob }];
      return storage.files.keep({ fingerprint: given.fingerprint, openedAt: given.openedAt, hash: null, files });
    },
    { fingerprint, openedAt, text },
  );
  expect(outcome).toEqual({ ok: true, value: null });
}
