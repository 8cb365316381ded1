import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { files } from './files.ts';
import { keptFiles } from './keptFiles.ts';

/** What a person can see and do where items are labelled. */
export interface Labelling {
  readonly page: Page;
  /** Id of the item in front. */
  readonly id: Locator;
  readonly queue: Locator;
  readonly note: Locator;
  /** A row of the queue. */
  readonly row: (id: string) => Locator;
  /** Opens a file straight in the labelling view: nothing of its results is ever on screen. */
  readonly open: (name: string, text: string) => Promise<void>;
  /** Says who labels, and begins. */
  readonly start: (rater: string) => Promise<void>;
  readonly expectProgress: (text: string) => Promise<void>;
  /** Waits until the page says that everything is saved. */
  readonly expectSaved: () => Promise<void>;
  /** Waits until the page says this to whoever listens to it. */
  readonly expectAnnounced: (text: string) => Promise<void>;
  /** What the queue says of an item. */
  readonly expectLabel: (id: string, label: string) => Promise<void>;
  readonly expectItem: (id: string) => Promise<void>;
  /** Goes to an item by its row in the queue. */
  readonly show: (id: string) => Promise<void>;
  /** Labels items one after the other by the keys of their values, in whatever order they come; all, or so many. */
  readonly labelAll: (values: Readonly<Record<string, 'p' | 'f' | 'u' | 's'>>, count?: number) => Promise<void>;
  /** The text of a file that is handed out. */
  readonly save: (kind: 'jsonl' | 'json' | 'csv') => Promise<string>;
  /** Chooses a file of labels, and stands before what it would do. */
  readonly bring: (name: string, text: string) => Promise<Locator>;
}

const SAVE = { jsonl: /^Label file/, json: /^The same as one JSON array/, csv: /^CSV/ };
const SAID = { p: 'PASS', f: 'FAIL', u: 'UNSURE', s: 'SKIPPED' };

export function labelling(page: Page): Labelling {
  const id = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const queue = page.getByRole('grid', { name: 'Queue' });

  function row(item: string): Locator {
    return queue.locator('[role=row][data-index]').filter({ has: page.getByText(item, { exact: true }) });
  }

  async function expectLabel(item: string, label: string): Promise<void> {
    await expect(row(item)).toContainText(label);
  }

  async function expectSaved(): Promise<void> {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }

  return {
    page,
    id,
    queue,
    note: page.getByRole('textbox', { name: 'Note' }),
    row,
    expectLabel,
    expectSaved,

    open: async (name, text) => {
      await page.goto(`/#/label/${dataKey(text)}`);
      const chooser = page.waitForEvent('filechooser');
      await page
        .getByRole('button', { name: /choose files/i })
        .first()
        .click();
      await (await chooser).setFiles(files({ [name]: text }));
      await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
      await expect.poll(async () => keptFiles(page)).toContain(name);
    },

    start: async (rater) => {
      const field = page.getByRole('textbox', { name: 'Your name' });
      await field.fill(rater);
      await field.press('Enter');
      await expect(id).toBeVisible();
    },

    expectProgress: async (text) => expect(page.getByText(text, { exact: true })).toBeVisible(),

    expectAnnounced: async (text) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached(),

    expectItem: async (item) => expect(id).toHaveText(item),

    show: async (item) => {
      await row(item).click();
      await expect(id).toHaveText(item);
    },

    labelAll: async (values, count = Object.keys(values).length) => {
      for (let left = count; left > 0; left -= 1) {
        const item = (await id.textContent()) ?? '';
        const key = values[item];
        if (key === undefined) throw new Error(`No label was said for ${item}.`);
        await page.keyboard.press(key);
        // In a narrow page the queue is in a drawer.
        if (await queue.isVisible()) await expectLabel(item, SAID[key]);
        if (left > 1) await expect(id).not.toHaveText(item);
      }
      await expectSaved();
    },

    save: async (kind) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Labels in and out' }).click();
      await page.getByRole('menuitem', { name: SAVE[kind] }).click();
      return readFile(await (await download).path(), 'utf8');
    },

    bring: async (name, text) => {
      await page.getByRole('button', { name: 'Labels in and out' }).click();
      await page.getByRole('menuitem', { name: 'Bring labels in…' }).click();
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles(files({ [name]: text }));
      const step = page.getByRole('dialog', { name: new RegExp(`^Labels of`) });
      await expect(step).toContainText(name);
      return step;
    },
  };
}

/** The name of a dataset in an address: the first digits of what its bytes come to. */
export function dataKey(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** What the eight runs' sample says of them, in the order of document 004; and the key of the human's word. */
export const HUMAN = { R1: 'p', R2: 'f', R3: 'f', R4: 'p', R5: 'f', R6: 'p', R7: 'p', R8: 'f' } as const;

/** A file of the samples. */
export async function sampleText(name: string): Promise<string> {
  return readFile(new URL(`../../public/samples/${name}`, import.meta.url), 'utf8');
}

/** The file of the sample of the eight runs. */
export async function eightRuns(): Promise<string> {
  return sampleText('runs.jsonl');
}

/** All that the browser keeps of labels: the lines of label files, in the order in which they were written. */
export async function keptLabels(page: Page): Promise<readonly Record<string, unknown>[]> {
  const lines = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('touchstone');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    });
    const rows = await new Promise<{ line: string }[]>((resolve) => {
      const asking = database.transaction('labels').objectStore('labels').getAll();
      asking.addEventListener('success', () => resolve(asking.result as { line: string }[]));
    });
    database.close();
    return rows.map(({ line }) => line);
  });
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
