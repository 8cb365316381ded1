import { expect, type Locator, type Page } from '@playwright/test';
import { drop, files } from './files.ts';
import { workbench, type Workbench } from './workbench.ts';

/** The comparison of two runs as a person sees it. */
export interface ComparedPage {
  readonly bench: Workbench;
  /** "22 items joined by id". */
  readonly joined: Locator;
  readonly gate: Locator;
  readonly grid: Locator;
  readonly rows: Locator;
  /** The item that is open, and what each side says of it. */
  readonly item: Locator;
  readonly side: (letter: 'A' | 'B') => Locator;
  readonly chip: (name: string) => Locator;
  /** Ids of the rows in sight, in their order. */
  readonly ids: () => Promise<readonly string[]>;
  /** The table of states: a row of A, its counts in each state of B and together. */
  readonly matrix: () => Promise<readonly string[]>;
  readonly categories: () => Promise<readonly string[]>;
  readonly chooseFile: (letter: 'A' | 'B', name: string) => Promise<void>;
  readonly chooseScoring: (letter: 'A' | 'B', name: string) => Promise<void>;
  readonly openSample: () => Promise<void>;
  /** Opens two files, one after the other, and compares the first with the second. */
  readonly openBoth: (before: readonly [name: string, text: string], after: readonly [string, string]) => Promise<void>;
}

export function comparison(page: Page): ComparedPage {
  const bench = workbench(page);
  const joined = page.getByTestId('joined');
  const grid = page.getByRole('grid', { name: 'Items of both runs' });
  const rows = grid.locator('[role=row][data-index]');

  async function openBoth(
    [before, first]: readonly [string, string],
    [after, second]: readonly [string, string],
  ): Promise<void> {
    await bench.open(first, before);
    await drop(page.locator('body'), files({ [after]: second }));
    await expect(page.getByRole('main').getByText(after).first()).toBeVisible();
    await page.goto('/#/compare');
    await chooseFile('A', before);
    await chooseFile('B', after);
  }

  async function chooseFile(letter: 'A' | 'B', name: string): Promise<void> {
    await page.getByRole('combobox', { name: `${letter}: file` }).selectOption({ label: name });
  }

  return {
    bench,
    joined,
    gate: page.getByRole('region', { name: 'Gate' }),
    grid,
    rows,
    item: page.getByRole('article'),
    side: (letter) =>
      page.getByRole('article').getByRole('region', { name: letter === 'A' ? 'A, before' : 'B, after' }),
    chip: (name) =>
      page
        .getByRole('group', { name: 'What became of items' })
        .getByRole('button', { name: new RegExp(String.raw`^${name} [\d,]+$`) }),
    ids: async () => rows.locator('[aria-colindex="2"]').allTextContents(),
    matrix: async () => cells(page.getByRole('region', { name: 'Joined items by their state in A and in B' })),
    categories: async () => cells(page.getByRole('region', { name: 'Joined items by category' })),
    chooseFile,
    chooseScoring: async (letter, name) => {
      await page.getByRole('combobox', { name: `${letter}: scored by` }).selectOption({ label: name });
    },
    openSample: async () => {
      await bench.start();
      await page.getByRole('button', { name: 'Two runs of an orchard' }).click();
      await expect(joined).toHaveText('22 items joined by id');
    },
    openBoth,
  };
}

/** The rows of a table's body, their cells in words. */
export async function cells(table: Locator): Promise<readonly string[]> {
  return table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()).join(' | ')));
}
