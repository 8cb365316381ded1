import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { files } from './support/files.ts';
import { find, answered, jsonl, manyItems } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

const good = jsonl(manyItems(9));
const lines = good.trimEnd().split('\n');

// Each is refused in a sentence that names the file and what it is; the page goes on.
const refused: readonly (readonly [what: string, name: string, content: string | Uint8Array, says: RegExp])[] = [
  ['an empty file', 'nothing.jsonl', '', /nothing\.jsonl is empty/],
  ['a web page saved as JSON', 'page.json', '<!doctype html><title>Sign in</title>', /page\.json is a web page/],
  ['UTF-16', 'wide.jsonl', utf16(good), /wide\.jsonl is UTF-16/],
  ['NUL bytes', 'nul.jsonl', new Uint8Array(4096), /nul\.jsonl is no text/],
  ['a zip archive', 'a.jsonl', zip(), /a\.jsonl is a zip archive/],
  ['text that is not JSON', 'notes.jsonl', 'Dear diary,\nnothing happened.\n', /notes\.jsonl/],
];

for (const [what, name, content, says] of refused) {
  test(`${what} is refused in a sentence, and a good file still opens`, async ({ page, axe }) => {
    const bench = workbench(page);
    await bench.start();
    await bench.choose(files({ [name]: content }));
    await expect(page.getByText(says).first()).toBeVisible();
    await axe();
    await bench.choose(files({ 'good.jsonl': good }));
    await bench.expectShown(9, 9);
  });
}

test('of JSON of no known shape it is asked what it holds; put away, nothing is open and nothing is in the way', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  await bench.start();
  await bench.choose(files({ 'odd.json': '[{"weather":"fine"}]' }));
  const step = page.getByRole('dialog', { name: /columns of odd\.json/ });
  await expect(step).toContainText('Nothing can be judged by a scorer');
  await axe();
  await page.keyboard.press('Escape');
  await expect(step).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Open in this tab' })).toHaveCount(0);
  await bench.choose(files({ 'good.jsonl': good }));
  await bench.expectShown(9, 9);
});

test('of two files that are each taken for a dataset, each is opened, and one can be said to hold replies', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  await bench.start();
  const replies = manyItems(9).map(({ id, reply }) => ({ id, input: 'q', reply, reference: null }));
  await bench.choose(files({ 'items.jsonl': good, 'other.jsonl': jsonl(replies) }));
  await expect(page.getByText('2 datasets opened, each by itself')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare the two' })).toBeVisible();
  await axe();
  await page.getByLabel('Open other.jsonl as').selectOption('touchstone-replies');
  await bench.expectShown(9, 9);
  await expect(page.getByText(/could not be opened/)).toHaveCount(0);
});

test('a reply of an unread shape and a request that failed are faults, and say why', async ({ page }) => {
  const bench = workbench(page);
  const tool = { role: 'assistant', content: [{ type: 'dance', name: 'f', input: {} }], stop_reason: 'dance' };
  const rows = [
    { ...answered('shape', 'c', [find('Paris')], []), reply: tool },
    { ...answered('down', 'c', [find('Paris')], []), reply: { error: { message: 'overloaded' } } },
    answered('fine', 'c', [find('Paris')], [find('Paris')]),
  ];
  await bench.open(jsonl(rows));
  await expect(page.getByText('2 faults')).toBeVisible();
  await bench.openItem('shape');
  await expect(bench.item.getByText(/a part of the type "dance"/)).toBeVisible();
  await bench.openItem('down');
  await expect(bench.item.getByText(/could not be judged: the request failed: overloaded/i)).toBeVisible();
});

test('a row cut off in line 7 is named by its line, and the good rows are kept', async ({ page, axe }) => {
  const bench = workbench(page);
  const cut = lines.map((line, at) => (at === 6 ? line.slice(0, 60) : line)).join('\n');
  await bench.open(cut, 'cut.jsonl');
  await bench.expectShown(8, 8);
  const said = page.getByRole('status').filter({ hasText: /cut\.jsonl, line 7: not JSON.*the row is left out/ });
  await expect(said).toBeVisible();
  await axe();
  await said.getByRole('button', { name: /dismiss/i }).click();
  await expect(said).toHaveCount(0);
  await page.getByRole('button', { name: /1 issue/ }).click();
  await expect(page.getByRole('dialog').getByText(/cut\.jsonl, line 7: not JSON/)).toBeVisible();
  await axe();
});

test('a row nested 100,000 deep is named and left out, the good rows are kept', async ({ page }) => {
  const bench = workbench(page);
  const deep = `{"id":"deep","input":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  await bench.open([...lines, deep].join('\n'), 'deep.jsonl');
  await bench.expectShown(9, 9);
  await page.getByRole('button', { name: /1 issue/ }).click();
  await expect(page.getByText(/deep\.jsonl, line 10: .*nested deeper than/).first()).toBeVisible();
});

test('a line of 200 MB is named and left out, the good rows are kept', async ({ page }, info) => {
  test.setTimeout(120_000);
  const path = info.outputPath('long.jsonl');
  await writeLong(path);
  const bench = workbench(page);
  await bench.start();
  await bench.choose(path);
  const issue = page.getByRole('button', { name: /^1 issue/ });
  await expect(issue).toBeVisible({ timeout: 60_000 });
  await bench.expectShown(9, 9);
  await issue.click();
  await expect(page.getByText(/long\.jsonl, line 10: the row has .* bytes, more than/).first()).toBeVisible();
});

test('bytes that are no UTF-8 cost their own row alone', async ({ page }) => {
  const bench = workbench(page);
  await bench.start();
  const bytes = Buffer.concat([Buffer.from(good), Buffer.from('{"id":"x","input":"\xff"}\n', 'latin1')]);
  await bench.choose(files({ 'latin.jsonl': bytes }));
  await bench.expectShown(9, 9);
  await page.getByRole('button', { name: /1 issue/ }).click();
  await expect(page.getByText(/latin\.jsonl, line 10: not UTF-8/).first()).toBeVisible();
});

test('a repeated id is the next attempt, and said', async ({ page }) => {
  const bench = workbench(page);
  const twice = [answered('same', 'c', [find('oslo')], [find('oslo')]), answered('same', 'c', [find('oslo')], [])];
  await bench.open(jsonl(twice), 'twice.jsonl');
  await bench.expectShown(2, 2, 'attempt');
  await expect(page.getByText(/^1 item, 2 attempts/)).toBeVisible();
  await page.getByRole('button', { name: /1 issue/ }).click();
  await expect(page.getByText(/stands in an earlier row too; this row is taken as attempt 1/).first()).toBeVisible();
});

function utf16(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}

function zip(): Uint8Array {
  return Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(64)]);
}

/** Nine good rows, then one of 200 MB that is good as well but for its length. */
async function writeLong(path: string): Promise<void> {
  const out = createWriteStream(path);
  out.write(`${good}{"id":"long","input":"`);
  const block = 'x'.repeat(1_000_000);
  for (let written = 0; written < 200; written += 1) {
    if (!out.write(block)) await once(out, 'drain');
  }
  out.end('"}\n');
  await once(out, 'close');
}
