import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answered, find, jsonl } from './support/items.ts';
import { keptFiles } from './support/keptFiles.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

const right = [
  answered('r-1', 'c', [find('Oslo')], [find('Oslo')]),
  answered('r-2', 'c', [find('Rome')], [find('Rome')]),
];
const other = [answered('o-1', 'c', [find('Lima')], [find('Lima')])];

test('a folder opens with each of its datasets by itself, and what is no data is named in one line', async ({
  page,
  axe,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'folder-'));
  await mkdir(join(folder, 'deep'));
  const replies = other.map(({ id }) => ({ id, reply: { calls: [] } }));
  for (const [name, content] of [
    ['first.jsonl', jsonl(right)],
    ['deep/second.jsonl', jsonl(other.map(({ reply: _reply, ...item }) => item))],
    ['deep/second-replies.jsonl', jsonl(replies)],
    ['README.md', 'read me'],
    ['MANIFEST.json', '{}'],
  ] as const) {
    await writeFile(join(folder, name), content);
  }
  const bench = workbench(page);
  await bench.start();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /choose a folder/i }).click();
  await (await chooser).setFiles(folder);
  const open = page.getByRole('region', { name: 'Open in this tab' });
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await expect(open.getByRole('listitem').filter({ hasText: 'second.jsonl' })).toContainText('1 item · 2 files');
  await expect(page.getByRole('status').filter({ hasText: '2 files left out' })).toContainText(
    'MANIFEST.json (settings and lists of files); README.md (to be read by people)',
  );
  await expect(page.getByRole('status').filter({ hasText: '2 datasets opened, each by itself' })).toBeVisible();
  await axe();
  await open.getByRole('button', { name: 'second.jsonl', exact: true }).click();
  await expect(bench.row('o-1')).toContainText('no-call');
});

test('a file that changes on disk is offered again, and what was read before can be compared with it', async ({
  page,
  axe,
}) => {
  // The browser's private folder gives handles like those of the dialog, which no test can answer.
  await page.addInitScript(() => {
    async function picker() {
      return [await (await navigator.storage.getDirectory()).getFileHandle('items.jsonl')];
    }
    Object.assign(window, { showOpenFilePicker: picker });
  });
  const bench = workbench(page);
  await bench.start();
  await save(page, jsonl(right));
  await page.getByRole('button', { name: /choose files/i }).click();
  await bench.expectShown(2, 2);
  await expect.poll(async () => keptFiles(page)).toEqual(['items.jsonl']);

  await page.reload();
  await bench.expectShown(2, 2);
  const said = page.getByRole('status').filter({ hasText: 'items.jsonl changed on disk' });
  // As long as it is the same nothing is said.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForTimeout(500);
  await expect(said).toHaveCount(0);
  await save(page, jsonl([...right, ...other]));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(said).toBeVisible();
  await axe();
  await said.getByRole('button', { name: 'Compare with what I had' }).click();
  await expect(page.getByTestId('joined')).toHaveText('2 items joined by id');
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Open in this tab' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Kept in this browser' })).toContainText('earlier version');

  await page.getByRole('button', { name: 'Look whether items.jsonl changed on disk' }).first().click();
  await expect(page.getByText('items.jsonl is the same on disk.').first()).toBeVisible();
});

async function save(page: Page, text: string): Promise<void> {
  await page.evaluate(async (content) => {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getFileHandle('items.jsonl', { create: true })).createWritable();
    await file.write(content);
    await file.close();
  }, text);
}
