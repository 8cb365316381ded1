import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { files, type TestFile } from './files.ts';
import { keptFiles } from './keptFiles.ts';

/** What a person can see and do in the workbench, by role and by text. */
export interface Workbench {
  readonly page: Page;
  readonly grid: Locator;
  /** The rows in sight, without the header. */
  readonly rows: Locator;
  readonly filter: Locator;
  /** The item that is open. */
  readonly item: Locator;
  readonly row: (id: string) => Locator;
  readonly facet: (field: string, value: string) => Locator;
  readonly tab: (name: string) => Locator;
  /** Opens the page without anything in it. */
  readonly start: () => Promise<void>;
  /** Chooses files by the picker. */
  readonly choose: (chosen: readonly TestFile[] | string) => Promise<void>;
  /** Chooses one file with this text and waits for its results. */
  readonly open: (text: string, name?: string) => Promise<void>;
  readonly openItem: (id: string) => Promise<void>;
  readonly type: (filter: string) => Promise<void>;
  /** Expects the header to say that so many of so many items are shown. */
  readonly expectShown: (shown: number, total: number, unit?: 'item' | 'attempt') => Promise<void>;
  /** Sets an option of the scorer. */
  readonly setOption: (title: string, value: string) => Promise<void>;
  /** Keeps the present scoring beside the next one. */
  readonly keepBeside: () => Promise<void>;
  /** The text of an export of what the filter shows. */
  readonly export: (kind: string) => Promise<string>;
  readonly hash: () => string;
  /** Waits until the hash has this in it: it is written a moment after what it says is shown. */
  readonly expectHash: (part: string) => Promise<void>;
  /** Waits until the browser keeps these files, so that a reload or another tab has them. */
  readonly expectKept: (...names: readonly string[]) => Promise<void>;
}

export function workbench(page: Page): Workbench {
  const grid = page.getByRole('grid');
  const rows = grid.locator('[role=row][data-index]');
  const filter = page.getByRole('combobox', { name: /filter/i });
  const item = page.getByRole('article');

  function row(id: string): Locator {
    return rows.filter({ has: page.getByText(id, { exact: true }) });
  }

  async function start(): Promise<void> {
    await page.goto('/');
    await expect(page.getByText(/nothing leaves this tab/i).first()).toBeVisible();
  }

  async function choose(chosen: readonly TestFile[] | string): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('button', { name: /choose files/i })
      .first()
      .click();
    await (await chooser).setFiles(typeof chosen === 'string' ? chosen : [...chosen]);
  }

  async function open(text: string, name = 'items.jsonl'): Promise<void> {
    await start();
    await choose(files({ [name]: text }));
    await expect(grid).toBeVisible();
  }

  async function openItem(id: string): Promise<void> {
    await row(id).dblclick();
    await expect(item).toContainText(id);
  }

  async function type(text: string): Promise<void> {
    await filter.fill(text);
  }

  async function expectShown(shown: number, total: number, unit: 'item' | 'attempt' = 'item'): Promise<void> {
    const [some, all] = [shown, total].map((count) => count.toLocaleString('en'));
    const counted = `${all} ${total === 1 ? unit : `${unit}s`}`;
    const [whole, part] = unit === 'item' ? [counted, all] : [`${counted} shown`, counted];
    const sentence = shown === total ? whole : `${some} of ${part} shown`;
    await expect(page.getByRole('status').getByText(sentence, { exact: true })).toBeVisible();
  }

  async function setOption(title: string, value: string): Promise<void> {
    await page.getByRole('combobox', { name: title }).first().selectOption({ label: value });
  }

  async function keepBeside(): Promise<void> {
    await page.getByRole('button', { name: /keep beside/i }).click();
  }

  async function exported(kind: string): Promise<string> {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^export/i }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    return readFile(await (await download).path(), 'utf8');
  }

  function hash(): string {
    return new URL(page.url()).hash;
  }

  return {
    page,
    grid,
    rows,
    filter,
    item,
    row,
    facet: (field, value) =>
      page.getByRole('region', { name: field }).getByRole('button', { name: new RegExp(`^${value}\\b`) }),
    tab: (name) => item.getByRole('tab', { name: new RegExp(`^${name}`) }),
    start,
    choose,
    open,
    openItem,
    type,
    expectShown,
    setOption,
    keepBeside,
    export: exported,
    hash,
    expectHash: async (part) => expect.poll(hash).toContain(part),
    expectKept: async (...names) =>
      expect.poll(async () => keptFiles(page)).toEqual(expect.arrayContaining([...names])),
  };
}
