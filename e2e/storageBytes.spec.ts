import { type Page } from '@playwright/test';
import { bundledStorage, loadBareStorage as load, serveBareStorage } from './support/bareStorage.ts';
import { failPutsAfter, letPut, makeOldDatabase, rowsNow, watchPuts, type OldDataset } from './support/storedRows.ts';
import { expect, test } from './support/test.ts';

// Bytes of files in the browser's real database: written once, kept over every version, and gone with their dataset.

let code = '';

test.beforeAll(async () => {
  code = await bundledStorage();
});

test.beforeEach(async ({ context, page }) => {
  await serveBareStorage(context, code);
  await load(page);
});

const old: readonly OldDataset[] = [
  {
    fingerprint: 'f1',
    openedAt: 2,
    hash: '#/data/f1?f=x',
    newer: 'f2',
    files: [
      { name: 'a.jsonl', text: 'abc', role: 'dataset' },
      { name: 'r.jsonl', text: 'replies', role: 'replies' },
    ],
  },
  { fingerprint: 'f2', openedAt: 1, hash: null, files: [{ name: 'b.jsonl', text: 'ä' }] },
];

for (const version of [1, 2, 3] as const) {
  test(`what version ${version} of the database kept is there in the present one, and no byte of it is copied`, async ({
    page,
  }) => {
    await makeOldDatabase(page, version, old);
    await load(page);
    const puts = await watchPuts(page);
    const listed = await page.evaluate(async () => {
      const list = await storage.files.list();
      if (!list.ok) return list.problem.code;
      // A handle of the browser does not come over to the test.
      return list.value.map(({ files, ...dataset }) => ({
        ...dataset,
        files: files.map(({ handle, ...file }) => ({
          ...file,
          isHandle: handle instanceof FileSystemFileHandle && handle.name,
        })),
      }));
    });
    expect(await puts()).toEqual(['datasets', 'datasets']);
    const file = { format: null, changedAt: 7, isHandle: 'on-disk.jsonl' };
    expect(listed).toEqual([
      {
        fingerprint: 'f1',
        openedAt: 2,
        hash: '#/data/f1?f=x',
        newer: 'f2',
        files: [
          { ...file, name: 'a.jsonl', bytes: 3, role: 'dataset' },
          { ...file, name: 'r.jsonl', bytes: 7, role: 'replies' },
        ],
      },
      { fingerprint: 'f2', openedAt: 1, hash: null, files: [{ ...file, name: 'b.jsonl', bytes: 2 }] },
    ]);
    expect(await textsOf(page, 'f1')).toEqual(['a.jsonl 7 abc', 'r.jsonl 7 replies']);
    expect(await textsOf(page, 'f2')).toEqual(['b.jsonl 7 ä']);
    const others = await page.evaluate(async () => {
      const [settings, mapping] = [await storage.settings.load(), await storage.mappings.get('signature')];
      const labels = await storage.labels.load('f1');
      return {
        theme: settings.ok ? settings.value.theme : settings.problem.code,
        mapped: mapping.ok ? mapping.value?.at : mapping.problem.code,
        labels: labels.ok ? labels.value.lines.map(({ id }) => id) : labels.problem.code,
      };
    });
    expect(others).toEqual({
      theme: 'dark',
      ...(version > 1 ? { mapped: 7 } : {}),
      labels: version > 2 ? ['a'] : [],
    });

    await load(page);
    expect(await textsOf(page, 'f1')).toEqual(['a.jsonl 7 abc', 'r.jsonl 7 replies']);
    await page.evaluate(async () => storage.files.forget('f1'));
    expect(await rowsNow(page)).toMatchObject({ version: 4, datasets: ['f2'], texts: { f2: ['ä'] } });
    await page.evaluate(async () => storage.files.forgetAll());
    expect(await rowsNow(page)).toMatchObject({ datasets: [], texts: {} });
  });
}

test('a change of version that fails midway leaves the old one whole, is said, and can be made later', async ({
  page,
}) => {
  await makeOldDatabase(page, 3, old);
  await load(page);
  await failPutsAfter(page, 1);
  expect(await page.evaluate(async () => storage.files.list())).toEqual({
    ok: false,
    problem: { code: 'full', message: 'There is no room.' },
  });
  expect(await rowsNow(page, 'datasets')).toEqual({
    version: 3,
    stores: ['datasets', 'labels', 'mappings', 'scopes', 'settings', 'sights'],
    datasets: ['f1', 'f2'],
    texts: { f1: ['abc', 'replies'], f2: ['ä'] },
  });
  await letPut(page);
  expect(await textsOf(page, 'f1')).toEqual(['a.jsonl 7 abc', 'r.jsonl 7 replies']);
  expect(await rowsNow(page)).toMatchObject({ version: 4, texts: { f1: ['abc', 'replies'], f2: ['ä'] } });
});

test('files of an older version that are kept again are not written again, and new replies are one row more', async ({
  page,
}) => {
  await makeOldDatabase(page, 3, old);
  await load(page);
  const puts = await watchPuts(page);
  await keep(page, 'f1', ['abc', 'replies']);
  expect(await puts()).toEqual(['datasets', 'datasets', 'datasets']);
  await keep(page, 'f1', ['abc', 'replies', 'more']);
  expect(await puts()).toEqual(['bytes', 'datasets']);
  expect(await textsOf(page, 'f1')).toEqual(['0.jsonl 9 abc', '1.jsonl 9 replies', '2.jsonl 9 more']);
});

test('noting a view or a newer state writes no byte', async ({ page }) => {
  await keep(page, 'f1', ['abc', 'de']);
  const puts = await watchPuts(page);
  const noted = await page.evaluate(async () => [
    await storage.files.remember('f1', '#/data/f1?f=x'),
    await storage.files.supersede('f1', 'f2'),
  ]);
  expect(noted).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
  ]);
  expect(await puts()).toEqual(['datasets', 'datasets']);
  await load(page);
  expect(await page.evaluate(async () => storage.files.get('f1'))).toMatchObject({
    ok: true,
    value: { hash: '#/data/f1?f=x', newer: 'f2' },
  });
  expect(await textsOf(page, 'f1')).toEqual(['0.jsonl 9 abc', '1.jsonl 9 de']);
});

test('keeping a dataset again writes what is new of it, and what it does not need any more goes', async ({ page }) => {
  await keep(page, 'f1', ['abc', 'replies']);
  const before = Object.keys((await rowsNow(page)).texts);
  const puts = await watchPuts(page);
  // Read anew from disk, and in another order.
  await keep(page, 'f1', ['replies', 'abc']);
  expect(await puts()).toEqual(['datasets']);
  expect(Object.keys((await rowsNow(page)).texts)).toEqual(before);
  expect(await textsOf(page, 'f1')).toEqual(['0.jsonl 9 replies', '1.jsonl 9 abc']);

  // The same size, other bytes.
  await keep(page, 'f1', ['repliez', 'abc'], 10);
  expect(await puts()).toEqual(['bytes', 'datasets']);
  expect(
    Object.values((await rowsNow(page)).texts)
      .flat()
      .toSorted(),
  ).toEqual(['abc', 'repliez']);
  expect(await textsOf(page, 'f1')).toEqual(['0.jsonl 10 repliez', '1.jsonl 10 abc']);

  await keep(page, 'f1', ['abc']);
  expect(Object.values((await rowsNow(page)).texts)).toEqual([['abc']]);
});

test('what was read from the database is known again without being read', async ({ page }) => {
  await keep(page, 'f1', ['abc']);
  await load(page);
  const puts = await watchPuts(page);
  const reads = await page.evaluate(async () => {
    const got = await storage.files.get('f1');
    if (!got.ok || got.value === null) throw new Error('not kept');
    const { slice } = Blob.prototype;
    let count = 0;
    Blob.prototype.slice = function counted(...parameters) {
      count += 1;
      return slice.apply(this, parameters);
    };
    await storage.files.keep({ ...got.value, openedAt: 5 });
    return count;
  });
  expect(reads).toBe(0);
  expect(await puts()).toEqual(['datasets']);
  expect(await textsOf(page, 'f1')).toEqual(['0.jsonl 9 abc']);
});

for (const room of [0, 1, 2]) {
  test(`where there is room for ${room} of three rows nothing is kept, and what was kept stays as it was`, async ({
    page,
  }) => {
    await keep(page, 'f0', ['first']);
    const before = await rowsNow(page);
    await failPutsAfter(page, room);
    const full = { ok: false, problem: { code: 'full', message: 'There is no room.' } };
    expect(await keepOrNot(page, 'f1', ['abc', 'de'])).toEqual(full);
    expect(await rowsNow(page)).toEqual(before);
    await letPut(page);
    await failPutsAfter(page, room);
    expect(await keepOrNot(page, 'f0', ['abc', 'de'])).toEqual(full);
    expect(await rowsNow(page)).toEqual(before);
    expect(await textsOf(page, 'f0')).toEqual(['0.jsonl 9 first']);

    await letPut(page);
    await keep(page, 'f1', ['abc', 'de']);
    expect(await textsOf(page, 'f1')).toEqual(['0.jsonl 9 abc', '1.jsonl 9 de']);
  });
}

test('a handle that the browser cannot store is left out, and the file is kept', async ({ page }) => {
  const kept = await page.evaluate(async () => {
    const handle = { kind: 'file', name: 'a.jsonl', look: () => null } as const;
    const files = [{ name: 'a.jsonl', bytes: 3, format: null, handle, blob: new File(['abc'], 'a.jsonl') }];
    await storage.files.keep({ fingerprint: 'f1', openedAt: 1, hash: null, files });
    return storage.files.list();
  });
  expect(kept).toEqual({
    ok: true,
    value: [{ fingerprint: 'f1', openedAt: 1, hash: null, files: [{ name: 'a.jsonl', bytes: 3, format: null }] }],
  });
  expect(Object.values((await rowsNow(page)).texts)).toEqual([['abc']]);
});

test('what another tab forgot while its bytes were looked at is written again', async ({ page }) => {
  await keep(page, 'f1', ['abc']);
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = async function forgotten() {
      Blob.prototype.arrayBuffer = arrayBuffer;
      const bytes = await arrayBuffer.call(this);
      await storage.files.forget('f1');
      return bytes;
    };
  });
  const puts = await watchPuts(page);
  await keep(page, 'f1', ['abc']);
  expect(await puts()).toEqual(['bytes', 'datasets']);
  expect(await textsOf(page, 'f1')).toEqual(['0.jsonl 9 abc']);
});

test('forgetting takes the bytes with it, of one dataset or of all', async ({ page }) => {
  for (const fingerprint of ['f1', 'f10', 'f2']) await keep(page, fingerprint, [`of ${fingerprint}`, 'same']);
  await page.evaluate(async () => storage.files.forget('f1'));
  const left = await rowsNow(page);
  expect(left.datasets).toEqual(['f10', 'f2']);
  expect(Object.values(left.texts).flat().toSorted()).toEqual(['of f10', 'of f2', 'same', 'same']);
  await page.evaluate(async () => storage.files.forgetAll());
  expect(await rowsNow(page)).toMatchObject({ datasets: [], texts: {} });
});

test('a dataset whose bytes are missing is not kept, and is whole again once it is kept anew', async ({ page }) => {
  await keep(page, 'f1', ['abc', 'de']);
  await keep(page, 'f2', ['fg']);
  const lost = Object.keys((await rowsNow(page)).texts).find((key) => key.startsWith('f1')) ?? '';
  await page.evaluate(async (key) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('touchstone');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const deleting = database.transaction('bytes', 'readwrite').objectStore('bytes').delete(key);
    await new Promise((resolve) => deleting.addEventListener('success', resolve));
    database.close();
  }, lost);
  expect(await page.evaluate(async () => storage.files.get('f1'))).toEqual({ ok: true, value: null });
  expect(await page.evaluate(async () => storage.files.list())).toMatchObject({
    ok: true,
    value: [{ fingerprint: 'f2' }],
  });
  expect(await page.evaluate(async () => storage.files.remember('f1', '#/late'))).toEqual({ ok: true, value: null });
  await keep(page, 'f1', ['abc', 'de']);
  expect(await textsOf(page, 'f1')).toEqual(['0.jsonl 9 abc', '1.jsonl 9 de']);
  expect(
    Object.values((await rowsNow(page)).texts)
      .flat()
      .toSorted(),
  ).toEqual(['abc', 'de', 'fg']);
});

async function keep(page: Page, fingerprint: string, texts: readonly string[], changedAt = 9): Promise<void> {
  expect(await keepOrNot(page, fingerprint, texts, changedAt)).toEqual({ ok: true, value: null });
}

/** Keeps files of these texts, as if they were just read from disk. */
async function keepOrNot(page: Page, fingerprint: string, texts: readonly string[], changedAt = 9) {
  return page.evaluate(
    async (given) => {
      const files = given.texts.map((text, at) => {
        const blob = new File([text], `${at}.jsonl`, { lastModified: given.changedAt });
        return { name: blob.name, bytes: blob.size, format: null, changedAt: given.changedAt, blob };
      });
      return storage.files.keep({ fingerprint: given.fingerprint, openedAt: 1, hash: null, files });
    },
    { fingerprint, texts, changedAt },
  );
}

/** Name, moment of the last change, and text of each file of a kept dataset. */
async function textsOf(page: Page, fingerprint: string) {
  return page.evaluate(async (name) => {
    const got = await storage.files.get(name);
    if (!got.ok) return got.problem.code;
    if (got.value === null) return 'not kept';
    return Promise.all(
      got.value.files.map(async (file) => {
        const { lastModified } = file.blob as File;
        return `${file.name} ${lastModified} ${await file.blob.text()}`;
      }),
    );
  }, fingerprint);
}
