import { gzipSync } from 'node:zlib';
import { files } from './support/files.ts';
import { find, jsonl } from './support/items.ts';
import { keptMappings } from './support/keptFiles.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

// Verdicts by hand: q-1 is right, q-2 differs in its argument, q-3 makes no call, q-4 has no reply.
const table = [
  'case,topic,query,gold_calls,model_calls,passed,comment',
  csvLine('q-1', 'a', 'Find Oslo', calls('Oslo'), calls('Oslo'), 'TRUE', 'fine'),
  csvLine('q-2', 'a', 'Find "Rome",\nplease', calls('Rome'), calls('Roma'), 'TRUE', 'close enough'),
  csvLine('q-3', 'b', 'Find Kyiv', calls('Kyiv'), '[]', 'FALSE', 'said nothing'),
  csvLine('q-4', 'b', 'Find Lima', calls('Lima'), '', '', ''),
].join('\r\n');

test('a table that fits no format opens by its columns, and the next one like it without a question', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  await bench.start();
  await bench.choose(files({ 'cases.csv': table }));
  const step = page.getByRole('dialog', { name: /columns of cases\.csv/ });
  await expect(step).toBeVisible();
  await expect(step.getByRole('combobox', { name: 'What query holds' })).toHaveValue('input');
  await expect(step.getByRole('combobox', { name: 'What passed holds' })).toHaveValue('verdict');
  await axe();
  await step.getByRole('combobox', { name: 'What case holds' }).selectOption('id');
  await step.getByRole('combobox', { name: 'What topic holds' }).selectOption('category');
  await step.getByRole('combobox', { name: 'What gold_calls holds' }).selectOption('reference');
  await step.getByRole('combobox', { name: 'What model_calls holds' }).selectOption('calls');
  await step.getByRole('combobox', { name: 'What comment holds' }).selectOption('reason');
  await step.getByRole('button', { name: 'Open', exact: true }).click();
  await bench.expectShown(4, 4);
  await expect(bench.row('q-1')).toContainText('right');
  await expect(bench.row('q-2')).toContainText('arguments');
  await expect(bench.row('q-3')).toContainText('no-call');
  await expect(bench.row('q-4')).toContainText('not run');
  await expect(page.getByText('1 of 3 right (33 %, 6–79)').first()).toBeVisible();
  await axe();

  await bench.openItem('q-2');
  await expect(bench.item).toContainText('Roma');
  await bench.expectKept('cases.csv');
  await expect.poll(async () => keptMappings(page)).toBe(1);
  await page.reload();
  await expect(bench.item).toContainText('Roma');

  await bench.start();
  await bench.choose(files({ 'later.csv': table.replaceAll('q-', 'r-') }));
  await bench.expectShown(4, 4);
  await expect(bench.row('r-2')).toContainText('arguments');
});

test('a wrong guess is mended afterwards', async ({ page }) => {
  const bench = workbench(page);
  await bench.start();
  await bench.choose(files({ 'cases.csv': table }));
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await bench.expectShown(4, 4);
  await page
    .getByRole('button', { name: /4 items · |File report/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'File report' })
    .getByRole('button', { name: /change/i })
    .click();
  const step = page.getByRole('dialog', { name: /columns of cases\.csv/ });
  await step.getByRole('combobox', { name: 'What gold_calls holds' }).selectOption('reference');
  await step.getByRole('combobox', { name: 'What model_calls holds' }).selectOption('calls');
  await step.getByRole('button', { name: 'Read again' }).click();
  await expect(bench.row('q-2')).toContainText('arguments');
});

test('lines that look like replies and bring what is right are asked about; replies alone are not', async ({
  page,
}) => {
  const bench = workbench(page);
  await bench.start();
  const rows = ['x', 'y'].map((answer, at) => ({ id: `q-${at}`, question: `question ${at}`, gold: 'x', answer }));
  await bench.choose(files({ 'asked.jsonl': jsonl(rows) }));
  const step = page.getByRole('dialog', { name: /columns of asked\.jsonl/ });
  await expect(step.getByRole('combobox', { name: 'What gold holds' })).toHaveValue('reference');
  await step.getByRole('button', { name: 'Open', exact: true }).click();
  await bench.expectShown(2, 2);
  await expect(page.getByText('1 of 2 right').first()).toBeVisible();

  await page.goto('about:blank');
  await bench.start();
  await bench.choose(files({ 'answers.jsonl': jsonl([{ id: 'q-9', answer: 'x', latency: 3 }]) }));
  await expect(page.getByRole('alert')).toContainText('answers.jsonl holds replies alone (latency is not known)');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a gzip of two members opens as the lines in it', async ({ page }) => {
  const bench = workbench(page);
  await bench.start();
  const rows = ['Oslo', 'Rome', 'Kyiv'].map((city) => ({
    id: city,
    input: city,
    reference: { calls: [find(city)] },
    reply: { calls: [find(city)] },
  }));
  const packed = Buffer.concat([gzipSync(jsonl(rows.slice(0, 2))), gzipSync(jsonl(rows.slice(2)))]);
  await bench.choose(files({ 'items.jsonl.gz': packed }));
  await bench.expectShown(3, 3);
  await expect(page.getByText('3 of 3 right').first()).toBeVisible();
});

function calls(city: string): string {
  return JSON.stringify([find(city)]);
}

function csvLine(...cells: readonly string[]): string {
  return cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
