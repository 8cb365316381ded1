import type { Page } from '@playwright/test';
import { copied } from './support/copied.ts';
import { drop, files, type TestFile } from './support/files.ts';
import { jsonl } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench, type Workbench } from './support/workbench.ts';

// One dataset and two systems that answered it: whose replies are judged is never left to chance.

const call = { name: 'pay', arguments: { amount: 250 } };
const questions = ['a', 'b'].map((id) => ({ id, input: 'Pay 250.', reference: { calls: [call] } }));
const [dataset, good, bad, signIn] = files({
  'questions.jsonl': jsonl(questions),
  'good.jsonl': jsonl(questions.map(({ id }) => ({ id, calls: [call] }))),
  'bad.jsonl': jsonl(questions.map(({ id }) => ({ id, calls: [] }))),
  'page.jsonl': '<!doctype html><p>Sign in</p>',
}) as [TestFile, TestFile, TestFile, TestFile];

/** Of a page of their own, as another person has it. */
async function opened(page: Page, ...chosen: readonly TestFile[]): Promise<Workbench> {
  const bench = workbench(page);
  await bench.start();
  await bench.choose(chosen);
  return bench;
}

test('a copied link shows the same verdict to whoever has other replies too, and waits for whoever has only those', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = await opened(page, dataset, good);
  await bench.openItem('a');
  const link = await copied(page, () => bench.item.getByRole('button', { name: /copy link/i }).click());

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const theirs = workbench(await other.newPage());
  await theirs.page.goto(link);
  await expect(
    theirs.page.getByRole('heading', { name: 'This link needs questions.jsonl and good.jsonl' }),
  ).toBeVisible();
  await theirs.choose([dataset, bad]);
  await expect(theirs.page.getByRole('heading', { name: /^This link needs good\.jsonl/ })).toBeVisible();
  await expect(theirs.page.getByText(/not run|wrong/i)).toHaveCount(0);
  await theirs.choose([good]);
  await expect(theirs.item).toContainText(/right/i);
  await other.close();
});

test('replies that were opened with a dataset are with it again when it is given again, after a reload too', async ({
  page,
}) => {
  const bench = await opened(page, dataset, good);
  await bench.expectShown(2, 2);
  await drop(page.locator('body'), [dataset, bad]);
  await expect(page.getByText(/0 of 2 right/)).toBeVisible();
  await bench.expectKept('questions.jsonl', 'good.jsonl', 'bad.jsonl');
  await page.reload();
  await expect(page.getByText(/0 of 2 right/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Replies' }).selectOption({ label: 'good.jsonl' });
  await expect(page.getByText(/2 of 2 right/)).toBeVisible();
});

test('a file that cannot be read is named, and the one beside it is opened', async ({ page }) => {
  const bench = await opened(page, dataset, signIn);
  await bench.expectShown(2, 2);
  await expect(page.getByText('page.jsonl could not be opened')).toBeVisible();
});

test('attempts of one file of replies are not counted with another', async ({ page }) => {
  const [repeated] = files({
    'repeated.jsonl': jsonl(
      questions.flatMap(({ id }) => [1, 2, 3].map((attempt) => ({ id, attempt, calls: [call] }))),
    ),
  }) as [TestFile];
  const bench = await opened(page, dataset, bad, repeated);
  await bench.expectShown(2, 2);
  await expect(page.getByText(/0 of 2 right/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Replies' }).selectOption({ label: 'repeated.jsonl' });
  await bench.expectShown(6, 6, 'attempt');
  await expect(page.getByText(/6 of 6 right/)).toBeVisible();
});
