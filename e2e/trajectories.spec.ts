import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test.use({ viewport: { width: 1600, height: 900 } });

/** The eight runs of document 004 with the numbers that it prints; missing and extra counted by hand. */
const RUNS = [
  ['R1', '1', '1.00', '1.00', '1.00', '0', '0'],
  ['R2', '0', '0.75', '1.00', '0.60', '1', '1'],
  ['R3', '0', '0.75', '0.75', '0.60', '1', '1'],
  ['R4', '0', '1.00', '1.00', '0.80', '0', '1'],
  ['R5', '0', '0.50', '0.50', '0.50', '2', '0'],
  ['R6', '0', '1.00', '1.00', '0.80', '0', '1'],
  ['R7', '0', '1.00', '1.00', '0.80', '0', '1'],
  ['R8', '0', '0.25', '0.25', '0.25', '3', '0'],
] as const;
const SCORES = ['Exact', 'Order-aware', 'Set overlap', 'Step credit', 'Missing', 'Extra'];

const LABELS = {
  R2: 'open EXTRA, search MATCH, open MISSING, convert MATCH, answer MATCH',
  R3: 'search MATCH, open MATCH, convert MISSING, search EXTRA, answer MATCH',
  R7: 'search MATCH, search EXTRA, open MATCH, convert MATCH, answer MATCH',
} as const;

async function openRuns(page: Page) {
  const bench = workbench(page);
  await bench.start();
  await page.getByRole('button', { name: 'Eight runs' }).click();
  await bench.expectShown(8, 8);
  return bench;
}

test('the table has the numbers of document 004 digit by digit, and its labels', async ({ page, axe }) => {
  const bench = await openRuns(page);
  const places = await Promise.all(
    SCORES.map(async (name) => page.getByRole('columnheader', { name }).getAttribute('aria-colindex')),
  );
  for (const [id, ...numbers] of RUNS) {
    for (const [at, number] of numbers.entries()) {
      await expect(bench.row(id).locator(`[aria-colindex="${places[at]!}"]`)).toHaveText(number);
    }
  }
  const steps = await page.getByRole('columnheader', { name: 'Trajectory' }).getAttribute('aria-colindex');
  for (const [id, labels] of Object.entries(LABELS)) {
    const chips = bench.row(id).locator(`[aria-colindex="${steps!}"] [title*=": "]`);
    await expect.poll(async () => (await chips.allTextContents()).join(', ')).toBe(labels);
  }
  await expect(page.getByText('mean step credit 0.669 over 8 judged items')).toBeVisible();
  await axe();
});

test('missing and extra steps filter, and scores sort', async ({ page }) => {
  const bench = await openRuns(page);
  await bench.facet('Missing steps', 'open').click();
  await bench.expectShown(3, 8);
  for (const id of ['R2', 'R5', 'R8']) await expect(bench.row(id)).toBeVisible();
  await bench.type('extra = search');
  await bench.expectShown(2, 8);
  for (const id of ['R3', 'R7']) await expect(bench.row(id)).toBeVisible();
  await bench.type('step_credit < 0.6');
  await bench.expectShown(2, 8);
  await bench.type('');
  await page.getByRole('button', { name: 'Step credit' }).click();
  await expect(bench.rows.first()).toContainText('R8');
  await page.getByRole('button', { name: 'Step credit' }).click();
  await expect(bench.rows.first()).toContainText('R1');
});

test('positions say how often each step is answered and who comes in between, one click from the items', async ({
  page,
  axe,
}) => {
  const bench = await openRuns(page);
  await page.getByRole('button', { name: 'Positions', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Positions' });
  // By hand, from the alignments of the eight runs.
  const answered = [
    ['search', '7 of 8 (88 %)'],
    ['open', '5 of 8 (63 %)'],
    ['convert', '5 of 8 (63 %)'],
    ['answer', '8 of 8 (100 %)'],
  ] as const;
  for (const [name, rate] of answered) {
    await expect(panel.getByRole('row', { name: new RegExp(`^\\d ?${name}`) })).toContainText(rate);
  }
  await expect(panel.getByRole('row', { name: /^before answer/ })).toContainText('search 1×');
  await expect(panel.getByRole('row', { name: /^before open/ })).toHaveText('before open: search 1×');
  await expect(panel.getByRole('row', { name: /^after the last/ })).toHaveText('after the last: answer 1×');
  await axe();

  await panel
    .getByRole('row', { name: /^3 ?convert/ })
    .getByRole('button')
    .click();
  await bench.expectShown(3, 8);
  for (const id of ['R3', 'R5', 'R8']) await expect(bench.row(id)).toBeVisible();
  await expect(panel.getByRole('row', { name: /^3 ?convert/ })).toContainText('0 of 3 (0 %)');
  await panel
    .getByRole('row', { name: /^3 ?convert/ })
    .getByRole('button')
    .click();
  await bench.expectShown(8, 8);
  await panel
    .getByRole('row', { name: /^before open/ })
    .getByRole('button')
    .click();
  await bench.expectShown(2, 8);
  for (const id of ['R3', 'R7']) await expect(bench.row(id)).toBeVisible();
});

test('an item shows its formulas, both lanes and its notes, and opens in the builder', async ({ page, axe }) => {
  const bench = await openRuns(page);
  await bench.openItem('R2');
  await expect(bench.tab('Trajectory')).toHaveAttribute('aria-selected', 'true');
  const scores = bench.item.getByRole('region', { name: 'Scores' });
  await expect(scores).toContainText('same steps in the same order: no');
  await expect(scores).toContainText('3 / (3 + 1 + 1)');
  const lanes = bench.item.getByRole('table', { name: /Steps of the reference/ });
  await expect(lanes.getByText('MATCH')).toHaveCount(3);
  await expect(lanes.getByText('MISSING')).toHaveCount(1);
  await expect(lanes.getByText('EXTRA')).toHaveCount(1);
  await expect(bench.item.getByRole('region', { name: 'Notes' })).toContainText(
    'open is missing as step 2 of the reference, and extra as step 1 of the reply.',
  );
  await axe();
  await bench.tab('Comparison').click();
  await bench.expectHash('tab=comparison');
  await bench.expectKept('runs.jsonl');
  await page.reload();
  await expect(bench.tab('Comparison')).toHaveAttribute('aria-selected', 'true');
  await bench.tab('Trajectory').click();

  await bench.item.getByRole('button', { name: 'Open in the builder' }).click();
  await expect(page).toHaveURL(/#\/build/);
  await expect(page.getByRole('main')).toContainText('3 / (3 + 1 + 1)');
  await page.goBack();
  await expect(bench.item).toContainText('R2');
  await bench.item.getByRole('button', { name: 'Use this attempt as the reference' }).click();
  await expect(page.getByRole('main')).toContainText('4 / (4 + 0 + 0)');
});

test('attempts come with pass^k and their spread; what has no trace is not judged and has no number', async ({
  page,
}) => {
  const bench = workbench(page);
  const reference = { trajectory: ['search', 'answer'] };
  const rows = [
    { id: 'q1', trajectory: ['search', 'answer'], reference },
    { id: 'q1', trajectory: ['search', 'search', 'answer'], reference },
    { id: 'q2', trajectory: ['search', 'answer'], reference },
    { id: 'q2', trajectory: ['search', 'answer'], reference },
    { id: 'q3', reply: { text: 'Done.' }, reference },
  ];
  await bench.open(rows.map((row) => JSON.stringify(row)).join('\n'));
  // Of q1 one of two attempts is right, of q2 both: (1/2 + 1) / 2, and (0 + 1) / 2.
  await expect(page.getByText('pass^1 0.750, pass^2 0.500 over 2 items')).toBeVisible();
  // (1 + 2/3 + 1 + 1) / 4.
  await expect(page.getByText('mean step credit 0.917 over 4 judged attempts')).toBeVisible();
  await expect(bench.row('q3')).toContainText('not judged');
  await expect(bench.row('q3')).toContainText('undefined');
});
