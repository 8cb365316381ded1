import { type Page } from '@playwright/test';
import { jsonl, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test('the chosen theme is in force at once after a reload', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await page.getByRole('button', { name: /theme/i }).click();
  await page.getByRole('menuitemcheckbox', { name: /dark/i }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await axe();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);
}
