import { drop, files } from './support/files.ts';
import { jsonl, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test('a worker that dies is said, and after a restart everything is where it was', async ({ page, axe }) => {
  test.setTimeout(90_000);
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.type('verdict = wrong');
  await bench.expectShown(4, 10);
  const [worker] = page.workers();
  // It goes without a word: only its silence tells.
  await worker!.evaluate(() => self.close());
  await bench.type('verdict = right');
  const banner = page.getByRole('alert').filter({ hasText: /the engine stopped/i });
  await expect(banner).toBeVisible({ timeout: 30_000 });
  await expect(banner).toContainText('Still here, unchanged: items.jsonl.');
  await axe();
  await banner.getByRole('button', { name: /start again/i }).click();
  await bench.expectShown(3, 10);
  await expect(banner).toHaveCount(0);
});

test('after a crash beside an open item, a restart comes back to that item in its filter', async ({
  page,
  problems,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments), 'first.jsonl');
  await bench.expectShown(10, 10);
  await drop(page.locator('body'), files({ 'second.jsonl': jsonl(payments.slice(0, 5)) }));
  await bench.expectShown(5, 5);
  await bench.type('verdict = wrong');
  await bench.expectShown(4, 5);
  await bench.openItem('pay-count');
  await bench.expectHash('/item/pay-count/0');
  const hash = bench.hash();
  const [worker] = page.workers();
  await worker!.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of memory');
    });
  });
  const banner = page.getByRole('alert').filter({ hasText: /out of memory/ });
  await expect(banner).toContainText('Still here, unchanged: first.jsonl and second.jsonl.');
  await banner.getByRole('button', { name: /start again/i }).click();
  await expect(bench.item).toContainText('Expected 2 calls, got 1.');
  await expect.poll(bench.hash).toBe(hash);
  await page.keyboard.press('Escape');
  await bench.expectShown(4, 5);
  problems.take();
});

test('a worker that throws is said at once', async ({ page, problems }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.expectShown(10, 10);
  const [worker] = page.workers();
  await worker!.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of memory');
    });
  });
  await expect(page.getByRole('alert').filter({ hasText: /out of memory/ })).toBeVisible();
  problems.take();
});

test('with the network cut after the page has loaded, everything still works', async ({ page, context }) => {
  const bench = workbench(page);
  await bench.start();
  // Whatever is not needed at first comes when nobody waits for anything: the editor, which is large, last.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('MonacoEdit')),
  );
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await bench.choose([{ name: 'payments.jsonl', mimeType: '', buffer: Buffer.from(jsonl(payments)) }]);
  await bench.expectShown(10, 10);
  await bench.openItem('pay-arguments');
  await bench.tab('Raw').click();
  await expect(bench.item.getByText(/"amount"/).first()).toBeVisible({ timeout: 20_000 });
  await page.goto('/#/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
});

test('where nothing can be kept the page says so, and works all the same', async ({ page, axe }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.expectShown(10, 10);
  await expect(page.getByText(/nothing is being kept in this browser/i).first()).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/the browser refuses storage to this page/i)).toBeVisible();
});

test('when there is no room left the page says that the file is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = function put() {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.expectShown(10, 10);
  await expect(page.getByText(/nothing is being kept in this browser/i).first()).toBeVisible();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/there is no room left/i)).toBeVisible();
});
