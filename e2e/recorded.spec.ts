import { jsonl, payments } from './support/items.ts';
import { keptSettings } from './support/keptFiles.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

/**
 * What the file says of each of the ten items; nothing of the last one. The computed verdicts are said in `items.ts`.
 */
const SAYS = [true, true, false, false, false, true, false, true, false];

const rows = payments.map((row, at) => {
  const ok = SAYS[at];
  return ok === undefined ? row : { ...row, recorded: { success: ok, model: at % 2 === 0 ? 'small' : 'large' } };
});

test('recorded verdicts stand beside the computed ones, and where they disagree is a click away', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl(rows));
  await bench.expectShown(10, 10);
  await expect(page.getByText(/success: 4 of 9 right/)).toBeVisible();
  await expect(bench.row('pay-arguments')).toContainText('true');

  await page.getByRole('button', { name: 'Compare with recorded “success”' }).click();
  // Both judged seven: pay-right, pay-name, pay-none, pay-count and find-order say the same.
  await expect(page.getByText(/agree on 5 of 7 judged by both/)).toBeVisible();
  await page.getByRole('button', { name: 'They differ on 2', exact: true }).click();
  await expect(bench.filter).toHaveValue('differs = yes');
  await bench.expectShown(2, 10);
  await expect(bench.row('pay-arguments')).toBeVisible();
  await expect(bench.row('find-right')).toBeVisible();
  // What is filtered changes nothing of how often they agree.
  await expect(page.getByText(/agree on 5 of 7 judged by both/)).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await axe();

  await page.getByRole('button', { name: /^1 item: computed verdicts wrong, recorded “success” right/ }).click();
  await expect(bench.filter).toHaveValue('verdict = wrong and beside.verdict = right');
  await bench.expectShown(1, 10);
  await expect(bench.row('pay-arguments')).toBeVisible();

  await bench.expectHash('beside.verdict');
  await bench.expectKept('items.jsonl');
  await page.reload();
  await bench.expectShown(1, 10);
  await expect(page.getByText(/agree on 5 of 7 judged by both/)).toBeVisible();
});

test('columns and their order are chosen, by keys too, and stay after a reload and in a link', async ({
  page,
  axe,
  context,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl(rows));
  await bench.expectShown(10, 10);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: /^model/ }).check();
  await page.getByRole('checkbox', { name: /^Calls/ }).uncheck();
  const up = page.getByRole('button', { name: 'Move model up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await axe();
  await page.keyboard.press('Escape');
  const headers = bench.grid.getByRole('columnheader');
  const want = ['Verdict', 'success recorded', 'Item', 'Input', 'Reason', 'model recorded', 'Category'];
  await expect(headers).toHaveText(want);

  const edge = page.getByRole('separator', { name: 'Width of Verdict' });
  const before = Number((await headers.first().boundingBox())?.width);
  await edge.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => Math.round((await headers.first().boundingBox())?.width ?? 0)).toBe(before + 64);
  await axe();

  await bench.expectHash('c=');
  await bench.expectKept('items.jsonl');
  await expect.poll(async () => keptSettings(page)).toContain(`"widths":[["verdict",${before + 64}]]`);
  await page.reload();
  await expect(headers).toHaveText(want);
  await expect.poll(async () => Math.round((await headers.first().boundingBox())?.width ?? 0)).toBe(before + 64);
  const second = workbench(await context.newPage());
  await second.page.goto(page.url());
  await expect(second.grid.getByRole('columnheader')).toHaveText(want);
});

test('a filter is kept by its name, and found again after a reload', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(rows));
  await bench.type('recorded.success = true and verdict = wrong');
  await bench.expectShown(1, 10);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: /save this filter/i }).click();
  await page.getByLabel('Name of this filter').fill('too kind');
  await axe();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await bench.type('');
  await bench.expectShown(10, 10);
  await bench.expectKept('items.jsonl');
  await expect.poll(async () => keptSettings(page)).toContain('too kind');
  await page.reload();
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'too kind' }).click();
  await expect(bench.filter).toHaveValue('recorded.success = true and verdict = wrong');
  await bench.expectShown(1, 10);
});

test('the chart comes with its table, and both filter', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(rows));
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await axe();
  const cell = page.getByRole('button', { name: '1 of 5 items of money: arguments' });
  await cell.click();
  await expect(bench.filter).toHaveValue('category = money and reason = arguments');
  await bench.expectShown(1, 10);
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await cell.click();
  await expect(bench.filter).toHaveValue('');
  // The first part of the first bar says the same as its cell in the table.
  await page.locator('.recharts-bar-rectangle rect').first().click();
  await expect(bench.filter).toHaveValue(/^category = \w+ and (reason|cause) = /);
  await page.getByRole('combobox', { name: 'Parts' }).selectOption({ label: 'Verdict' });
  await expect(page.getByRole('heading', { name: 'Verdict by category' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the chart' }).click();
  await expect(page.getByRole('heading', { name: 'Verdict by category' })).toHaveCount(0);
});

test('an expression that cannot be searched for is said at its place, while the last filter stays', async ({
  page,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl(rows));
  await bench.type('id matches /^pay-/');
  await bench.expectShown(5, 10);
  await bench.type('id matches /^pay-(?=r)/');
  await page.keyboard.press('Escape');
  await expect(bench.filter).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/looks around/)).toBeVisible();
  await bench.expectShown(5, 10);
  await bench.type('id matches /^pay-r/');
  await bench.expectShown(1, 10);
});
