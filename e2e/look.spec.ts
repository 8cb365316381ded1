import { type Page } from '@playwright/test';
import { chooseFolder, files } from './support/files.ts';
import { jsonl, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test('the chosen theme is in force at once after a reload', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await page.getByRole('button', { name: /theme/i }).click();
  await axe();
  await page.getByRole('menuitemcheckbox', { name: /dark/i }).click();
  await axe();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await axe();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('every menu is without a violation while it is open, and closes on Escape to its button', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments), 'payments.jsonl');
  await bench.openItem('pay-arguments');
  for (const name of ['payments.jsonl', 'Export', 'More', 'Theme']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await axe();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await expect(bench.item).toBeVisible();
});

test('two clicks on a row open its item and mark no text', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.openItem('pay-arguments');
  expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toBe('');
});

test('a table of which no column says what was asked shows its other columns, and leads back to their meaning', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  await bench.start();
  await bench.choose(files({ 'unknown.csv': 'nr;ort;wert\n1;Bern;3\n2;Chur;4\n' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await bench.expectShown(2, 2);
  await expect(bench.grid.getByRole('columnheader', { name: /^ort/ })).toBeVisible();
  await expect(bench.grid.getByRole('columnheader', { name: /^Input/ })).toHaveCount(0);
  await expect(bench.rows.first()).toContainText('Bern');
  await axe();
  await page.getByRole('button', { name: 'Change the mapping…' }).click();
  await expect(page.getByRole('dialog', { name: /columns of unknown\.csv/ })).toBeVisible();
});

test.describe('390 pixels wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the main job is done: open, facets in a drawer, an item as a page, back', async ({ page, axe }) => {
    const bench = workbench(page);
    await bench.open(jsonl(payments));
    await bench.expectShown(10, 10);
    await expectNoSidewaysScroll(page);
    await axe();
    await page.getByRole('button', { name: /facets/i }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: /^wrong\b/ }).click();
    await axe();
    await page.keyboard.press('Escape');
    await bench.expectShown(4, 10);
    await bench.openItem('pay-arguments');
    await expectNoSidewaysScroll(page);
    await axe();
    await page.goBack();
    await bench.expectShown(4, 10);
  });

  test('files with long names that were left out are named within the page', async ({ page, axe }) => {
    const bench = workbench(page);
    await bench.start();
    const table = `${'a-table-with-a-rather-long-name.'.repeat(3)}csv`;
    const folder = { 'payments.jsonl': jsonl(payments), [table]: 'a,b\n1,2\n' };
    await chooseFolder(page, folder);
    const offered = page.getByRole('button', { name: /^Say what the columns of/ });
    await expect(offered).toBeInViewport({ ratio: 1 });
    // The document may be cut at its edge: the notice itself must not reach beyond.
    await expect
      .poll(async () => {
        const box = await page.getByRole('status').filter({ has: offered }).boundingBox();
        return (box?.x ?? 0) + (box?.width ?? Infinity);
      })
      .toBeLessThanOrEqual(390);
    await axe();
  });

  test('an expression has the width of the page', async ({ page }) => {
    const bench = workbench(page);
    await bench.open(jsonl(payments));
    await expect.poll(async () => (await bench.filter.boundingBox())?.width ?? 0).toBeGreaterThan(250);
  });

  test('where both sides say the same value in other words, both are shown, and said to be the same', async ({
    page,
    axe,
  }) => {
    const bench = workbench(page);
    const reference = [{ name: 'find', arguments: { city: 'oslo', radius: 11 } }];
    const reply = '{"id":"respelt","input":"?","reference":REF,"reply":{"calls":[{"name":"find","arguments":RAW}]}}';
    const raw = JSON.stringify('{"city":"oslo","radius":1.1e1}');
    await bench.open(reply.replace('REF', JSON.stringify({ calls: reference })).replace('RAW', raw));
    await bench.openItem('respelt');
    await expect(bench.item.getByText('11', { exact: true })).toBeVisible();
    await expect(bench.item.getByText('1.1e1', { exact: true })).toBeVisible();
    await expect(bench.item.getByText('same value')).toHaveCount(1);
    await axe();
  });
});

// 320 pixels, and what is left of 1440 by 900 at twice the size.
for (const viewport of [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
]) {
  test.describe(`${viewport.width} by ${viewport.height} pixels`, () => {
    test.use({ viewport });

    test('long names, ids and texts leave every control in reach and nothing sideways', async ({ page, axe }) => {
      const bench = workbench(page);
      const [first] = payments;
      const long = { ...first!, id: 'x'.repeat(300), input: 'y'.repeat(5000), category: 'z'.repeat(200) };
      await bench.open(jsonl([long, ...payments]), `${'n'.repeat(190)}.jsonl`);
      await bench.expectShown(11, 11);
      await expectNoSidewaysScroll(page);
      for (const name of ['Export', 'Copy link', 'Commands']) await expectInReach(page, name);
      await bench.row('pay-arguments').scrollIntoViewIfNeeded();
      await bench.openItem('pay-arguments');
      // The item lies where the row was: a hand that rests there would call up the hint of whatever is under it.
      await page.mouse.move(viewport.width / 2, viewport.height - 1);
      await expectNoSidewaysScroll(page);
      for (const name of ['More', 'Next item']) await expectInReach(page, name);
      await bench.item.getByText('first difference').scrollIntoViewIfNeeded();
      await expect(bench.item.getByText('first difference')).toBeInViewport();
      await axe();
    });
  });
}

test('the first screen is at most 150 kB of code and style, compressed', async ({ page }) => {
  await page.goto('/');
  const sizes = await page.evaluate(async () => {
    const html = new DOMParser().parseFromString(await (await fetch('./')).text(), 'text/html');
    const links = html.querySelectorAll('script[src], link[rel=modulepreload], link[rel=stylesheet]');
    const paths = [...links].map((link) => link.getAttribute('src') ?? link.getAttribute('href') ?? '');
    return Promise.all(
      paths.map(async (path) => {
        const { body } = await fetch(path);
        const packed = body?.pipeThrough(new CompressionStream('gzip'));
        return (await new Response(packed).arrayBuffer()).byteLength;
      }),
    );
  });
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(async () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}

/** Nothing lies over the middle of the button, and all of it is in the window. */
async function expectInReach(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click({ trial: true });
}
