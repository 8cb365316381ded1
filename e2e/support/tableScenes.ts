import type { Page } from '@playwright/test';
import { chooseFolder, files } from './files.ts';
import { jsonl, payments } from './items.ts';
import type { Workbench } from './workbench.ts';

/** A view or state of the page by its name, and how to come there. */
export type Scene = readonly [name: string, play: (bench: Workbench) => Promise<void>];

const text = jsonl(payments);

const table = [
  'item,topic,question,gold,answer,judge_verdict,judge_comment',
  'q-1,times,When does it leave?,08:40,08:40,PASS,Exactly.',
  'q-2,times,"How long is the crossing when the wind is from the north, and the boat is full?",45 minutes,An hour,FAIL,Too long.',
  'q-3,fares,What is it for a dog?,Half,half,PASS,',
  '',
].join('\n');

const longItem = {
  messages: [
    { role: 'system', content: Array.from({ length: 50 }, (_, at) => `Rule ${at + 1}: be brief.`).join('\n') },
    ...Array.from({ length: 1000 }, (_, at) => [
      { role: 'user', content: `Question ${at + 1}` },
      { role: 'assistant', content: `Answer ${at + 1}` },
    ]).flat(),
  ],
};

/** Views and states that come with tables, chats, recorded verdicts and several files. */
export const tableScenes: readonly Scene[] = [
  ['mapping', async (bench) => mapping(bench, table)],
  ['mapping-unknown', async (bench) => mapping(bench, 'a;b;c\n1;2;3\n4;5;6\n')],
  [
    'mapping-broken',
    async (bench) => {
      await mapping(bench, `${table}q-4,fares,"never closed,1,1,PASS,\n`);
      await openMapped(bench);
    },
  ],
  [
    'mapped',
    async (bench) => {
      await mapping(bench, table);
      await openMapped(bench);
    },
  ],
  [
    'mapped-nothing',
    async (bench) => {
      await mapping(bench, 'a;b;c\n1;2;3\n4;5;6\n');
      await openMapped(bench);
    },
  ],
  ['chart', async (bench) => tool(bench, 'Chart')],
  ['columns', async (bench) => tool(bench, 'Columns')],
  [
    'disagreement',
    async (bench) => {
      await openSample(bench, 'Radio room');
      await bench.page.getByRole('button', { name: 'Table', exact: true }).click();
    },
  ],
  [
    'item-recorded',
    async (bench) => {
      await openSample(bench, 'Radio room');
      await bench.openItem('tide-3');
      await bench.tab('Recorded').click();
    },
  ],
  [
    'item-long',
    async (bench) => {
      await bench.open(jsonl([longItem]), 'long.jsonl');
      await bench.rows.first().dblclick();
      await bench.tab('Messages').click();
    },
  ],
  [
    'url-problem',
    async (bench) => {
      await bench.start();
      await bench.page.getByLabel('Open from a URL').fill('https://github.com/o/r/blob/main/a.jsonl');
      await bench.page.keyboard.press('Enter');
      await bench.page.getByRole('alert').waitFor();
    },
  ],
  [
    'changed-on-disk',
    async (bench) => {
      await bench.page.addInitScript(() => {
        async function picker() {
          return [await (await navigator.storage.getDirectory()).getFileHandle('items.jsonl')];
        }
        Object.assign(window, { showOpenFilePicker: picker });
      });
      await bench.start();
      await saveFile(bench.page, text);
      await bench.page.getByRole('button', { name: /choose files/i }).click();
      await bench.rows.first().waitFor();
      await bench.page.waitForTimeout(500);
      await saveFile(bench.page, `${text}\n`);
      await bench.page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await bench.page.getByText('changed on disk').first().waitFor();
    },
  ],
  [
    'files-left-out',
    async (bench) => {
      await bench.start();
      await chooseFolder(bench.page, {
        'payments.jsonl': text,
        'MANIFEST.json': '{}',
        'README.md': 'read me',
        'a-table-with-a-rather-long-name.of-columns-nobody-knows.csv': 'a,b\n1,2\n',
      });
      await bench.page
        .getByText(/left out/)
        .first()
        .waitFor();
    },
  ],
];

/** The step in which the columns of a table are named. */
async function mapping(bench: Workbench, content: string): Promise<void> {
  await bench.start();
  await bench.choose(files({ 'ferries.csv': content }));
  await bench.page.getByRole('dialog').waitFor();
}

/** Takes the guess as it is. */
export async function openMapped(bench: Workbench): Promise<void> {
  await bench.page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await bench.rows.first().waitFor();
}

/** Opens a sample by its title. */
export async function openSample(bench: Workbench, title: string): Promise<void> {
  await bench.start();
  await bench.page.getByRole('button', { name: title }).click();
  await bench.rows.first().waitFor();
}

async function tool(bench: Workbench, name: string): Promise<void> {
  await bench.open(text, 'payments.jsonl');
  await bench.rows.first().waitFor();
  await bench.page.getByRole('button', { name, exact: true }).click();
}

/** Puts a file into the browser's private folder. */
async function saveFile(page: Page, content: string): Promise<void> {
  await page.evaluate(async (written) => {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getFileHandle('items.jsonl', { create: true })).createWritable();
    await file.write(written);
    await file.close();
  }, content);
}
