import { jsonl, manyItems, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test('a click on a facet writes the filter, further ones widen and narrow it, and its count is what is shown', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.facet('Verdict', 'wrong').click();
  await expect(bench.filter).toHaveValue('verdict = wrong');
  await bench.expectShown(4, 10);
  // What the others would show is still said.
  await expect(bench.facet('Verdict', 'right')).toContainText('3');
  await bench.facet('Category', 'money').click();
  await bench.expectShown(4, 10);
  await bench.facet('Verdict', 'right').click();
  await bench.expectShown(5, 10);
  await bench.facet('Verdict', 'wrong').click();
  await bench.expectShown(1, 10);
  await expect(bench.row('pay-right')).toBeVisible();
  await axe();
});

test('typing filters, and an error says its place while the last result stays', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.type('reason = arguments or reason = name');
  await bench.expectShown(2, 10);
  await bench.expectHash('name');
  const hash = bench.hash();
  await bench.type('reason = arguments or reason = name and (');
  // With what may come next in sight it is unfinished, without it a mistake.
  await page.keyboard.press('Escape');
  await expect(bench.filter).toHaveAttribute('aria-invalid', 'true');
  await bench.expectShown(2, 10);
  expect(bench.hash()).toBe(hash);
  await axe();
});

test('where nothing is shown the facets stay, and what is chosen can be clicked away', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.facet('Verdict', 'wrong').click();
  await bench.expectShown(4, 10);
  await bench.type('verdict = wrong and id = nobody');
  await bench.expectShown(0, 10);
  await bench.filter.blur();
  await expect(bench.facet('Verdict', 'wrong')).toHaveAttribute('aria-pressed', 'true');
  await expect(bench.facet('Category', 'money')).toContainText('0');
  await axe();
  await bench.facet('Verdict', 'wrong').click();
  await expect(bench.filter).toHaveValue('id = nobody');
});

test('a filter that nothing passes says so and can be undone', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.type('verdict = wrong and id = nobody');
  await bench.expectShown(0, 10);
  await axe();
  await page.getByRole('button', { name: /clear the last condition/i }).click();
  await bench.expectShown(4, 10);
});

test('a filter in a link is in force when the link is opened', async ({ page, context }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.type('category = search and verdict = fault');
  await bench.expectShown(1, 10);
  await bench.expectHash('fault');
  await bench.expectKept('items.jsonl');
  const second = workbench(await context.newPage());
  await second.page.goto(page.url());
  await second.expectShown(1, 10);
  await expect(second.row('find-fault')).toBeVisible();
});

test('of thousands of rows only those in sight are in the page, and every one can be reached', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(manyItems(3000)));
  await bench.expectShown(3000, 3000);
  await expect(bench.grid).toHaveAttribute('aria-rowcount', '3001');
  expect(await bench.rows.count()).toBeLessThan(80);
  await bench.grid.focus();
  await page.keyboard.press('End');
  await expect(bench.row('q-3000')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(bench.row('q-1')).toBeVisible();
  await bench.type('verdict = wrong');
  await bench.expectShown(600, 3000);
});

test('a column sorts both ways and the hash keeps it', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await page
    .getByRole('columnheader')
    .getByRole('button', { name: /^(id|item)$/i })
    .click();
  await expect(bench.rows.first()).toContainText('find-fault');
  await page
    .getByRole('columnheader')
    .getByRole('button', { name: /^(id|item)$/i })
    .click();
  await expect(bench.rows.first()).toContainText('pay-right');
  await bench.expectHash('s=');
  await bench.expectKept('items.jsonl');
  await page.reload();
  await expect(bench.rows.first()).toContainText('pay-right');
});
