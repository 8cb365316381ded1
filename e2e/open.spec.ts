import { drop, files } from './support/files.ts';
import { jsonl, payments } from './support/items.ts';
import { keptFiles } from './support/keptFiles.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

const payText = jsonl(payments);

test('a dropped file shows every verdict with its reason', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.start();
  await axe();
  await drop(page.locator('body'), files({ 'payments.jsonl': payText }));
  await expect(bench.row('pay-arguments')).toContainText('wrong');
  await expect(bench.row('pay-arguments')).toContainText('arguments');
  await expect(bench.row('pay-right')).toContainText('right');
  await expect(bench.row('find-not-run')).toContainText('not judged');
  await expect(bench.row('find-not-run')).toContainText('not run');
  await expect(bench.row('find-fault')).toContainText('fault');
  await bench.expectShown(10, 10);
  await expect(page.getByText('3 of 7 right (43 %, 16–75)').first()).toBeVisible();
  await expect(page.getByText(/self-test passed: 8 answer keys/)).toBeVisible();
  await axe();
});

test('while a file is dragged over the page, it says where it may fall', async ({ page }) => {
  const bench = workbench(page);
  await bench.start();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], 'a.json'));
    document.body.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true, cancelable: true }));
    document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText(/drop/i).last()).toBeVisible();
});

test('a dataset and its replies chosen together are joined, and the join is reported', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.start();
  const dataset = payments.map(({ reply: _reply, ...item }) => item);
  const replies = payments
    .flatMap(({ id, reply }) => (reply === undefined ? [] : [{ id, reply }]))
    .filter(({ id }) => id !== 'pay-none')
    .concat([
      { id: 'stranger', reply: { calls: [] } },
      { id: 'pay-right', reply: { calls: [] } },
    ]);
  await bench.choose(files({ 'replies.jsonl': jsonl(replies), 'dataset.jsonl': jsonl(dataset) }));
  await expect(bench.row('pay-arguments')).toContainText('wrong');
  // Without its reply it is not run: never wrong.
  await expect(bench.row('pay-none')).toContainText('not judged');
  await page.getByRole('button', { name: /items, 11 attempts · / }).click();
  const report = page.getByRole('dialog', { name: 'File report' });
  await expect(report).toContainText('9 joined by id');
  await expect(report).toContainText('2 only in the dataset (not run): pay-none, find-not-run');
  await expect(report).toContainText('1 only in the replies (left out): stranger');
  await expect(report).toContainText('1 id repeated in the replies: pay-right');
  await axe();
});

test('pasted text opens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = workbench(page);
  await bench.start();
  await page.evaluate(async (text) => navigator.clipboard.writeText(text), payText);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(bench.row('pay-right')).toBeVisible();
  await bench.expectShown(10, 10);
});

test('after a reload everything is where it was', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(payText);
  await bench.type('verdict = wrong');
  await bench.expectShown(4, 10);
  await bench.expectHash('wrong');
  const hash = bench.hash();
  await bench.expectKept('items.jsonl');
  await page.reload();
  await bench.expectShown(4, 10);
  await expect(bench.filter).toHaveValue('verdict = wrong');
  await expect.poll(bench.hash).toBe(hash);
  await expect(bench.rows).toHaveCount(4);
});

test('an opened file stays in this browser until it is forgotten', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(payText, 'payments.jsonl');
  await expect.poll(async () => keptFiles(page)).toEqual(['payments.jsonl']);
  await page.goto('/#/');
  await page.reload();
  const kept = page.getByRole('region', { name: /kept in this browser/i });
  await expect(kept).toContainText('payments.jsonl');
  await axe();
  await kept.getByRole('button', { name: /^forget payments\.jsonl/i }).click();
  const question = page.getByRole('alertdialog', { name: 'Forget payments.jsonl?' });
  await axe();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(kept).toContainText('payments.jsonl');
  await kept.getByRole('button', { name: /^forget payments\.jsonl/i }).click();
  await question.getByRole('button', { name: 'Forget' }).click();
  await expect(kept.getByText('payments.jsonl')).toHaveCount(0);
  await expect.poll(async () => keptFiles(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(/nothing leaves this tab/i).first()).toBeVisible();
  await expect(page.getByText('payments.jsonl')).toHaveCount(0);
});

test('a second file opens beside the first; both can be switched to and closed', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(payText, 'payments.jsonl');
  await bench.expectShown(10, 10);
  await drop(page.locator('body'), files({ 'second.jsonl': jsonl(payments.slice(0, 2)) }));
  await bench.expectShown(2, 2);
  await page
    .getByRole('button', { name: /second\.jsonl/ })
    .first()
    .click();
  await page.getByRole('menuitemcheckbox', { name: /payments\.jsonl/ }).click();
  await bench.expectShown(10, 10);
});

test('a recognised format is shown and can be overridden', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(payText, 'payments.jsonl');
  await expect(page.getByText('Touchstone items').first()).toBeVisible();
});
