import { copied } from './support/copied.ts';
import { jsonl, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test('an item opens on the first difference in a sentence, with the rule that decided', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.openItem('pay-arguments');
  await expect(bench.item).toContainText('Call 1, arguments.amount: expected 250 (number), got "250" (text).');
  await expect(bench.item).toContainText(/1 of 2 arguments equal/);
  await expect(bench.item).toContainText(/a text never equals a number/i);
  await axe();
  for (const name of ['Messages', 'Tools', 'Raw']) {
    await bench.tab(name).click();
    await expect(bench.tab(name)).toHaveAttribute('aria-selected', 'true');
    await axe();
  }
  await expect(bench.item).toContainText('pay-arguments');
});

test('messages, tools with their schema, and the raw row stand in their tabs', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.openItem('pay-arguments');
  await bench.tab('Messages').click();
  await expect(bench.item).toContainText('Do what pay-arguments asks');
  await bench.tab('Tools').click();
  await expect(bench.item).toContainText('Sends money.');
  await expect(bench.item).toContainText('"type": "number"');
  await bench.tab('Raw').click();
  await expect(bench.item.getByText(/"amount"/).first()).toBeVisible({ timeout: 20_000 });
});

test('previous and next stay within the filter', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.type('verdict = wrong');
  await bench.expectShown(4, 10);
  await bench.openItem('pay-arguments');
  await bench.item.getByRole('button', { name: /^next/i }).first().click();
  await expect(bench.item).toContainText('pay-name');
  await bench.item
    .getByRole('button', { name: /^previous/i })
    .first()
    .click();
  await expect(bench.item).toContainText('pay-arguments');
  await expect(bench.item.getByRole('button', { name: /^previous item/i }).first()).toBeDisabled();
});

test('a copied link leads another tab of this browser to the same item', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.openItem('pay-name');
  const link = await copied(page, () => bench.item.getByRole('button', { name: /copy link/i }).click());
  expect(link).toContain('/item/pay-name/0');
  await bench.expectKept('items.jsonl');
  const second = workbench(await context.newPage());
  await second.page.goto(link);
  await expect(second.item).toContainText('pay-name');
});

test('a link without its file says which file it needs, and goes on when it comes', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments), 'payments.jsonl');
  await bench.openItem('pay-name');
  await bench.expectHash('/item/pay-name/0');
  const hash = bench.hash();
  await bench.expectKept('payments.jsonl');
  await page.goto('/#/help');
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', resolve);
      });
    }
  });
  await page.goto('about:blank');
  await page.goto(`/${hash}`);
  await expect(page.getByText(/this link needs/i)).toBeVisible();
  await bench.choose([{ name: 'payments.jsonl', mimeType: '', buffer: Buffer.from(jsonl(payments)) }]);
  await expect(bench.item).toContainText('pay-name');
});

test('an item is copied as Markdown and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.openItem('pay-arguments');
  await bench.item
    .getByRole('button', { name: /more|actions/i })
    .first()
    .click();
  const markdown = await copied(page, () => page.getByRole('menuitem', { name: /markdown/i }).click());
  expect(markdown).toContain('pay-arguments');
  expect(markdown).toContain('expected `250`');
  const download = page.waitForEvent('download');
  await bench.item
    .getByRole('button', { name: /more|actions/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /download/i }).click();
  expect((await download).suggestedFilename()).toMatch(/pay-arguments/);
});
