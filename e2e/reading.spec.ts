import { open as openFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { drop, files } from './support/files.ts';
import { jsonl, manyItems, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

// What can be done while a large file is being read.

const THOUSAND = jsonl(manyItems(1000));

test('a large file being read can be cancelled, and leaves nothing behind', async ({ page, axe }, info) => {
  const bench = workbench(page);
  await bench.start();
  await bench.choose(await largeFile(info.outputPath('large.jsonl')));
  await cancelButton(page).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /which replies are right/i })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('large.jsonl')).toHaveCount(0);
  await axe();

  await bench.choose(files({ 'payments.jsonl': jsonl(payments) }));
  await bench.expectShown(10, 10);
});

test('a second file opens while a large one is being read; the first is then there to go to', async ({
  page,
}, info) => {
  const bench = workbench(page);
  await bench.start();
  await bench.choose(await largeFile(info.outputPath('large.jsonl')));
  await expect(cancelButton(page)).toBeVisible();
  await drop(page.locator('body'), files({ 'payments.jsonl': jsonl(payments) }));
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  const datasets = page.getByRole('banner').getByRole('button', { name: /\.jsonl/ });
  await datasets.click();
  await page.getByRole('menuitemcheckbox', { name: 'payments.jsonl' }).click();
  await bench.expectShown(10, 10);
  await datasets.click();
  await page.getByRole('menuitemcheckbox', { name: 'large.jsonl' }).click();
  await bench.expectShown(1000 * COPIES, 1000 * COPIES, 'attempt');
});

const COPIES = 120;

/** About 40 MB: the same thousand items again and again, so each has many attempts. */
async function largeFile(path: string): Promise<string> {
  const file = await openFile(path, 'w');
  for (let copy = 0; copy < COPIES; copy += 1) await file.write(THOUSAND);
  await file.close();
  return path;
}

function cancelButton(page: Page) {
  return page.getByRole('button', { name: 'Cancel' });
}
