import type { Page } from '@playwright/test';
import type { KeptLine, NewLine } from '../src/storage/keptLines.ts';
import { bundledStorage, loadBareStorage, serveBareStorage } from './support/bareStorage.ts';
import { expect, test } from './support/test.ts';

// Labels in the browser's real database, on an empty page of the site.

const scope = { scope: 'f1', name: 'runs.jsonl' };

let code = '';

test.beforeAll(async () => {
  code = await bundledStorage();
});

test.beforeEach(async ({ context, page }) => {
  await serveBareStorage(context, code);
  await loadBareStorage(page);
});

test('what was written is there after a reload, in its order and in its scope', async ({ page }) => {
  expect(await write(page, [line('b'), line('a')])).toMatchObject({ ok: true });
  expect(await write(page, [line('c')], 2)).toMatchObject({ ok: true });
  await page.evaluate(async () => storage.labels.write({ scope: 'f1+r', name: 'other' }, 0, () => []));
  await loadBareStorage(page);
  expect(await linesOf(page)).toEqual([
    { ...line('b'), place: 1 },
    { ...line('a'), place: 2 },
    { ...line('c'), place: 3 },
  ]);
  expect(await page.evaluate(async () => storage.labels.load('f1+r'))).toEqual({
    ok: true,
    value: { lines: [], sights: [] },
  });
});

test('what another tab wrote behind a place comes first, in the same transaction, and it is told', async ({ page }) => {
  const other = await tab(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    storage.labels.onWritten((written) => heard.push(written));
  });
  await write(page, [line('mine')]);
  await write(other, [line('yours')], 1);
  const outcome = await page.evaluate(async (given) => {
    const news: string[] = [];
    const written = await storage.labels.write(given, 1, (lines) => {
      news.push(...lines.map(({ id }) => id));
      return [{ id: 'later', header: '', line: `{"after":${lines.length}}` }];
    });
    return { news, written };
  }, scope);
  expect(outcome.news).toEqual(['yours']);
  expect(outcome.written).toMatchObject({ ok: true, value: { written: [{ id: 'later', place: 3 }] } });
  await expect.poll(async () => page.evaluate(() => Reflect.get(globalThis, 'heard') as unknown)).toEqual(['f1']);
});

test('writing again changes nothing; another body under the same id is refused with all that comes with it', async ({
  page,
}) => {
  await write(page, [line('a')]);
  expect(await write(page, [line('a'), line('b')])).toEqual({
    ok: true,
    value: {
      news: [{ ...line('a'), place: 1 }],
      written: [
        { ...line('a'), place: 1 },
        { ...line('b'), place: 2 },
      ],
    },
  });
  const before = await linesOf(page);
  expect(await write(page, [line('c'), line('a', '{"value":"FAIL"}')], 2)).toEqual({
    ok: false,
    problem: { code: 'failed', message: 'an event "a" is kept already and says something else' },
  });
  expect(await linesOf(page)).toEqual(before);
});

test('a line that joins stands in for the one before it, and other tabs hear of it', async ({ page }) => {
  await write(page, [line('a'), line('b')]);
  const joined = { ...line('a', '{"batch":["p"]}'), joins: true } as const;
  await write(page, [joined], 2);
  const now = [
    { ...line('b'), place: 2 },
    { ...line('a', '{"batch":["p"]}'), place: 3 },
  ];
  expect(await linesOf(page)).toEqual(now);
  expect(await write(page, [], 2)).toEqual({ ok: true, value: { news: [now[1]], written: [] } });
});

test('what makes lines may fail: then nothing is written, and the next write goes on', async ({ page }) => {
  const outcome = await page.evaluate(async (given) => {
    return storage.labels.write(given, 0, () => {
      throw new Error('our mistake');
    });
  }, scope);
  expect(outcome).toEqual({ ok: false, problem: { code: 'failed', message: 'our mistake' } });
  expect(await write(page, [line('a')])).toMatchObject({ ok: true, value: { written: [{ place: 1 }] } });
});

test('a tab learns that storage was emptied, and can write all it has again', async ({ page }) => {
  await write(page, [line('a'), line('b')]);
  const outcome = await page.evaluate(async (given) => {
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('touchstone');
      deleting.addEventListener('success', resolve);
      deleting.addEventListener('blocked', () => reject(new Error('still open')));
    });
    const said: unknown[] = [];
    await storage.labels.write(given, 2, (news, emptied) => {
      said.push(news.length, emptied);
      return ['a', 'b', 'c'].map((id) => ({ id, header: '', line: id }));
    });
    return said;
  }, scope);
  expect(outcome).toEqual([0, true]);
  expect((await linesOf(page)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('scopes are listed with their counts, last written first, and are forgotten one by one', async ({ page }) => {
  await write(page, [line('a'), line('b')]);
  const lists = await page.evaluate(async (given) => {
    const other = { scope: 'f2', name: 'other.jsonl' };
    await new Promise((resolve) => setTimeout(resolve, 5));
    await storage.labels.write(other, 0, () => [{ id: 'a', header: '', line: 'x' }]);
    await storage.labels.see('f2', [{ item: 'R1', sources: ['agreement'] }]);
    const before = await storage.labels.scopes();
    await storage.labels.forget('f2');
    const after = await storage.labels.scopes();
    const forgotten = await storage.labels.load('f2');
    const next = await storage.labels.write(other, 1, (_news, emptied) => [
      { id: 'b', header: '', line: String(emptied) },
    ]);
    return { before, after, forgotten, next, kept: await storage.labels.load(given.scope) };
  }, scope);
  expect(lists.before).toMatchObject({
    value: [
      { scope: 'f2', name: 'other.jsonl', events: 1 },
      { scope: 'f1', name: 'runs.jsonl', events: 2 },
    ],
  });
  expect(lists.after).toMatchObject({ value: [{ scope: 'f1' }] });
  expect(lists.forgotten).toEqual({ ok: true, value: { lines: [], sights: [] } });
  // What was forgotten on purpose is not taken for lost, and no place is given twice.
  expect(lists.next).toMatchObject({ value: { written: [{ id: 'b', line: 'false', place: 2 }] } });
  expect(lists.kept).toMatchObject({ value: { lines: [{ id: 'a' }, { id: 'b' }] } });
});

test('forgetting every file leaves its labels', async ({ page }) => {
  await write(page, [line('a')]);
  await page.evaluate(async () => storage.files.forgetAll());
  expect(await linesOf(page)).toHaveLength(1);
});

test('what was seen of an item is joined by item, and comes with the lines', async ({ page }) => {
  const seen = await page.evaluate(async () => {
    await Promise.all([
      storage.labels.see('f1', [{ item: 'R1', sources: ['run:exact'] }]),
      storage.labels.see('f1', [{ item: 'R1', sources: ['recorded:judge', 'run:exact'] }]),
      storage.labels.see('f2', [{ item: 'R1', sources: ['agreement'] }]),
    ]);
    return storage.labels.load('f1');
  });
  expect(seen).toEqual({
    ok: true,
    value: { lines: [], sights: [{ item: 'R1', sources: ['run:exact', 'recorded:judge'] }] },
  });
});

test('this browser has one name, in every tab and after a reload', async ({ page }) => {
  const other = await tab(page);
  const [one, two] = await Promise.all([nameOf(page), nameOf(other)]);
  await loadBareStorage(page);
  expect([one, await nameOf(page)]).toEqual([two, two]);
  expect(one).toMatch(/^[0-9a-f]{16}$/);
});

test('the second version of the database becomes the present one with all that it keeps', async ({ page }) => {
  await page.evaluate(async () => {
    await storage.settings.save({ theme: 'dark' });
    await new Promise((resolve) => indexedDB.deleteDatabase('touchstone').addEventListener('success', resolve));
    await new Promise((resolve) => {
      const opening = indexedDB.open('touchstone', 2);
      opening.addEventListener('upgradeneeded', () => {
        const kept = opening.result.createObjectStore('datasets', { keyPath: 'fingerprint' });
        kept.createIndex('by-time', 'openedAt');
        kept.put({ fingerprint: 'f1', openedAt: 1, hash: null, files: [] });
        opening.result.createObjectStore('settings').put({ theme: 'light', keys: false }, 'settings');
        opening.result.createObjectStore('mappings');
      });
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve(null);
      });
    });
  });
  await loadBareStorage(page);
  await write(page, [line('a')]);
  const after = await page.evaluate(async () => [await storage.files.list(), await storage.settings.load()]);
  expect(after).toMatchObject([{ value: [{ fingerprint: 'f1' }] }, { value: { theme: 'light', keys: false } }]);
  expect(await linesOf(page)).toHaveLength(1);
});

test('a newer version of the page gets the database, and labels of the older one are told so', async ({ page }) => {
  await write(page, [line('a')]);
  const newer = await page.context().newPage();
  await newer.goto('/bare.html');
  await newer.evaluate(
    async () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('touchstone', 99);
        opening.onsuccess = resolve;
        opening.onblocked = () => reject(new Error('the older page does not let go'));
      }),
  );
  expect(await write(page, [line('b')], 1)).toMatchObject({ ok: false, problem: { code: 'newer' } });
});

test('where there is no room nothing is written, and the next write after there is some goes on', async ({ page }) => {
  await write(page, [line('a')]);
  // Chromium lets nobody lower its quota for a test, so the request fails as it does when that is reached.
  const full = await page.evaluate(async (given) => {
    const { add } = IDBObjectStore.prototype;
    let calls = 0;
    IDBObjectStore.prototype.add = function addOnce(...parameters) {
      calls += 1;
      if (calls === 2) throw new DOMException('There is no room.', 'QuotaExceededError');
      return add.apply(this, parameters);
    };
    const outcome = await storage.labels.write(given, 1, () => ['b', 'c'].map((id) => ({ id, header: '', line: id })));
    IDBObjectStore.prototype.add = add;
    return outcome;
  }, scope);
  expect(full).toEqual({ ok: false, problem: { code: 'full', message: 'There is no room.' } });
  expect(await write(page, [line('b')], 1)).toMatchObject({ ok: true, value: { written: [{ place: 2 }] } });
});

test('without a channel between tabs labels are kept all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  await loadBareStorage(page);
  await page.evaluate(() => storage.labels.onWritten(() => undefined)());
  expect(await write(page, [line('a')])).toMatchObject({ ok: true });
});

function line(id: string, text = `{"event_id":${JSON.stringify(id)}}`): NewLine {
  return { id, header: '{"type":"header"}', line: text };
}

async function write(page: Page, lines: readonly NewLine[], since = 0) {
  return page.evaluate(async (given) => storage.labels.write(given.scope, given.since, () => given.lines), {
    scope,
    lines,
    since,
  });
}

async function linesOf(page: Page): Promise<readonly KeptLine[]> {
  const loaded = await page.evaluate(async (given) => storage.labels.load(given.scope), scope);
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value.lines;
}

async function nameOf(page: Page): Promise<string> {
  const name = await page.evaluate(async () => storage.labels.device());
  return name.ok ? name.value : name.problem.code;
}

async function tab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await loadBareStorage(other);
  return other;
}
