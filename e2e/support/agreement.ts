import { expect, type Locator, type Page } from '@playwright/test';

/** What a person reads where judge and human are compared. */
export interface AgreementPage {
  readonly page: Page;
  readonly main: Locator;
  /** Expects these counts in the table: rows the judge's, columns the human's. */
  readonly expectCells: (a: number, b: number, c: number, d: number) => Promise<void>;
  /** Expects the table of any number of categories, by its rows of counts, without totals. */
  readonly expectTable: (categories: readonly string[], rows: readonly (readonly number[])[]) => Promise<void>;
  /** Expects a figure by its name: "0.75". */
  readonly expectFigure: (name: string, text: string | RegExp) => Promise<void>;
  /** Expects the items on which the two differ, in their order. */
  readonly expectDifferences: (ids: readonly string[]) => Promise<void>;
  readonly choose: (side: 'Human' | 'Judge', name: string) => Promise<void>;
}

export function agreement(page: Page): AgreementPage {
  const main = page.getByRole('main');
  const differences = main.getByRole('region', { name: 'Disagreements' });
  return {
    page,
    main,

    expectCells: async (...counts) => {
      for (const [at, count] of counts.entries()) {
        await expect(main.locator(`[data-cell=${'abcd'[at]!}]`), `cell ${'abcd'[at]!}`).toHaveText(
          count.toLocaleString('en'),
        );
      }
    },

    expectTable: async (categories, rows) => {
      const table = main.getByRole('table').first();
      await expect(table.locator('thead tr').last().locator('th')).toHaveText([...categories, 'Total']);
      const body = table.locator('tbody tr');
      await expect(body).toHaveCount(categories.length + 1);
      for (const [at, counts] of rows.entries()) {
        const sum = counts.reduce((all, count) => all + count, 0);
        await expect(body.nth(at).locator('td')).toHaveText([...counts, sum].map(String));
      }
    },

    expectFigure: async (name, text) => {
      const figure = main.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');
      await expect(figure.first()).toContainText(text);
    },

    expectDifferences: async (ids) => {
      const rows = differences.getByRole('listitem');
      await expect(rows).toHaveCount(ids.length);
      for (const [at, id] of ids.entries()) await expect(rows.nth(at)).toContainText(id);
    },

    choose: async (side, name) => {
      await main.getByRole('combobox', { name: side, exact: true }).selectOption({ label: name });
    },
  };
}
