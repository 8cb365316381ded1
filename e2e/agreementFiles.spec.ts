import type { Page } from '@playwright/test';
import { agreement, type AgreementPage } from './support/agreement.ts';
import { files } from './support/files.ts';
import { jsonl } from './support/items.ts';
import { dataKey, eightRuns } from './support/labelling.ts';
import { expect, test } from './support/test.ts';

// What people said before stands in the file: then nothing is to be labelled, and nothing is kept from anybody.

async function opened(page: Page, name: string, text: string): Promise<AgreementPage> {
  await page.goto(`/#/agreement/${dataKey(text)}`);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose files/i })
    .first()
    .click();
  await (await chooser).setFiles(files({ [name]: text }));
  return agreement(page);
}

test('the eight runs with a recorded human come to what document 004 prints, and go out as one object', async ({
  page,
  axe,
}) => {
  const view = await opened(page, 'runs.jsonl', await eightRuns());
  await view.expectCells(4, 2, 0, 2);
  await view.expectFigure('Observed agreement po', '0.75');
  await view.expectFigure('By chance alone pe', '0.50');
  await view.expectFigure('Cohen’s kappa', '0.50');
  await view.expectFigure('95 % interval, asymptotic', '-0.02 to 1.00');
  await view.expectDifferences(['R2', 'R3']);
  await expect(view.main.getByRole('combobox', { name: 'Human', exact: true })).toHaveValue('column:human');
  await expect(view.main.getByRole('combobox', { name: 'Judge', exact: true })).toHaveValue('column:judge');
  await axe();

  // The rule of document 004 in place of its recorded words says the same.
  await view.choose('Judge', 'Mock judge (mock-judge)');
  await view.expectCells(4, 2, 0, 2);
  await view.expectDifferences(['R2', 'R3']);
  // Exact paths alone would pass R1: a 1, b 0, c 3, d 4.
  await view.choose('Judge', 'Trajectory (trajectory)');
  await view.expectCells(1, 0, 3, 4);
  await view.choose('Judge', 'judge (recorded)');
  await view.expectCells(4, 2, 0, 2);

  const download = page.waitForEvent('download');
  await view.main.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('menuitem', { name: 'Save as one JSON object' }).click();
  const { readFile } = await import('node:fs/promises');
  const object = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(object).toMatchObject({ n: 8, table: { a: 4, b: 2, c: 0, d: 2 }, po: 0.75, pe: 0.5, kappa: 0.5 });
  expect(object['kappa_se']).toBeCloseTo(0.265165, 6);
});

test('every figure that is folded away is there, each with a line of what it is, undefined with its cause', async ({
  page,
  axe,
}) => {
  const view = await opened(page, 'runs.jsonl', await eightRuns());
  await view.expectCells(4, 2, 0, 2);
  await view.main.getByText('More figures').click();
  // By hand from a 4, b 2, c 0, d 2.
  for (const [name, value] of [
    ['Highest kappa possible', '0.50'],
    ['PABAK', '0.50'],
    ['Scott’s pi', '0.47'],
    ['Gwet’s AC1', '0.53'],
  ] as const) {
    await view.expectFigure(name, value);
  }
  // Over every possible table; 257 of 65,536 have no kappa.
  await view.expectFigure('Resampled interval', /0\.00 to 1\.00, over every possible table; 0\.4 %/);
  await axe();

  const constant = jsonl(
    ['PASS', 'PASS', 'PASS'].map((said, at) => ({
      id: `c-${at}`,
      input: 'q',
      reference: { text: 'a' },
      reply: { text: 'a' },
      recorded: { human: said, judge: said },
    })),
  );
  await page.goto('/#/');
  const other = await opened(page, 'constant.jsonl', constant);
  await other.expectCells(3, 0, 0, 0);
  await other.expectFigure(
    'Cohen’s kappa',
    'undefined (one and the same label throughout, so agreement by chance is certain)',
  );
  await expect(other.main).toContainText('There are no disagreements.');
});

test('more than two categories stand in a table of their own, as a scale where they are one', async ({ page, axe }) => {
  const said = [
    ['low', 'low'],
    ['low', 'low'],
    ['low', 'middle'],
    ['middle', 'middle'],
    ['high', 'middle'],
    ['high', 'high'],
  ] as const;
  const text = jsonl(
    said.map(([human, judge], at) => ({
      id: `g-${at + 1}`,
      input: 'q',
      reference: { text: 'a' },
      reply: { text: 'a' },
      recorded: { human_rating: human, judge_rating: judge },
    })),
  );
  const view = await opened(page, 'grades.jsonl', text);
  // Rows are the judge's: by hand, po 4/6, pe (2·3 + 3·1 + 1·2)/36 = 11/36, kappa 13/25.
  await view.expectFigure('Cohen’s kappa', '0.52');
  await view.expectDifferences(['g-3', 'g-5']);
  await expect(view.main.getByRole('table').first()).toContainText('middle');
  await axe();
});
