import { drop, files } from './support/files.ts';
import { keptFileRecords, keptFiles } from './support/keptFiles.ts';
import { answered, find, jsonl, manyItems, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test('the recognised format is shown with what decided it, and another can be chosen', async ({ page, axe }) => {
  const bench = workbench(page);
  const rows = [{ id: '1', query: 'Find Oslo', answers: [find('oslo')], tools: [] }];
  await bench.open(jsonl(rows), 'rows.jsonl');
  await page.getByRole('button', { name: /^1 item · xlam rows/ }).click();
  const report = page.getByRole('dialog', { name: 'File report' });
  await expect(report).toContainText(/Recognised by .*query.*answers/);
  await axe();
  await report.getByRole('combobox', { name: 'Read as' }).selectOption({ label: 'Touchstone items' });
  await expect(report).toContainText('Chosen by you.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /· Touchstone items/ })).toBeVisible();
  await expect
    .poll(async () => keptFileRecords(page))
    .toMatchObject([{ name: 'rows.jsonl', format: expect.stringMatching(/./) }]);
  await page.reload();
  await expect(page.getByRole('button', { name: /· Touchstone items/ })).toBeVisible();
});

test('text is pasted into a field of its own as well', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.start();
  await page.getByRole('button', { name: /^paste text/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste text' });
  await axe();
  await dialog.getByRole('textbox').fill(jsonl(payments));
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await bench.expectShown(10, 10);
});

test('replies dropped on an open dataset are judged there', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments.map(({ reply: _reply, ...item }) => item)), 'dataset.jsonl');
  await expect(page.getByText('No replies yet')).toBeVisible();
  await expect(bench.row('pay-right')).toContainText('not judged');
  const replies = payments.flatMap(({ id, reply }) => (reply === undefined ? [] : [{ id, reply }]));
  await drop(page.locator('body'), files({ 'replies.jsonl': jsonl(replies) }));
  await expect(bench.row('pay-right')).toContainText('right');
  await expect(page.getByText('3 of 7 right (43 %, 16–75)').first()).toBeVisible();
  await expect.poll(async () => keptFiles(page)).toEqual(['dataset.jsonl', 'replies.jsonl']);
  await page.reload();
  await expect(page.getByText('3 of 7 right (43 %, 16–75)').first()).toBeVisible();
});

test('replies without their dataset are refused with the way out', async ({ page }) => {
  const bench = workbench(page);
  await bench.start();
  await bench.choose(files({ 'replies.jsonl': jsonl([{ id: 'a', reply: { calls: [] } }]) }));
  await expect(page.getByText(/holds replies alone.*Open it together with its dataset/).first()).toBeVisible();
});

test('a closed dataset is gone from the tab and kept in the browser; all kept ones can be forgotten', async ({
  page,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments), 'first.jsonl');
  await drop(page.locator('body'), files({ 'second.jsonl': jsonl(manyItems(3)) }));
  await bench.expectShown(3, 3);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Close second.jsonl' }).click();
  const open = page.getByRole('region', { name: 'Open in this tab' });
  await expect(open).toContainText('first.jsonl');
  await expect(open).not.toContainText('second.jsonl');
  const kept = page.getByRole('region', { name: 'Kept in this browser' });
  await expect(kept).toContainText('second.jsonl');
  await kept.getByRole('button', { name: 'Forget all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget all' }).click();
  await expect(kept).toContainText('Files that you open are listed here');
});

test('several attempts of an item stand side by side', async ({ page }) => {
  const bench = workbench(page);
  const rows = [answered('same', 'c', [find('oslo')], [find('oslo')]), answered('same', 'c', [find('oslo')], [])];
  await bench.open(jsonl(rows.map((row, attempt) => ({ ...row, attempt }))));
  await bench.rows.first().dblclick();
  await bench.item.getByRole('combobox', { name: 'Attempt' }).selectOption('1');
  await expect(bench.item).toContainText('no-call');
  await bench.expectHash('/item/same/1');
});

test('the help page explains, without a violation', async ({ page, axe }) => {
  await page.goto('/#/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe();
});
