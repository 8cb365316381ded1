import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { comparison } from './support/comparison.ts';
import { expect, test } from './support/test.ts';

// Two agents on the same 4,001 tests, as a public leaderboard recorded them: verdicts alone, each file in an order of
// its own. The numbers were counted with Python's csv module.

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(root, process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'data', 'bfcl', 'recorded');
const [REGULAR, PROGRAMS] = ['regular-fc', 'ptc-fc'].map((agent) => `gpt-5-mini.${agent}.run-1.metrics_data.csv`);

test('two tables of verdicts with 4,001 tests each: right for one alone, for the other alone, and who fell', async ({
  page,
  axe,
}) => {
  const compared = comparison(page);
  for (const file of [REGULAR!, PROGRAMS!]) {
    await compared.bench.start();
    await compared.bench.choose(resolve(folder, file));
    const step = page.getByRole('dialog', { name: /What do the columns/ });
    const rows = compared.bench.rows.first();
    await expect(rows.or(step).first()).toBeVisible();
    if (await step.isVisible()) await step.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(rows).toBeVisible();
    await compared.bench.expectKept(file);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await compared.chooseFile('A', REGULAR!);
  await compared.chooseFile('B', PROGRAMS!);
  await expect(compared.joined).toHaveText('4,001 items joined by id');
  await expect
    .poll(compared.matrix)
    .toEqual(['right | 1,833 | 252 | 2,085', 'wrong | 903 | 1,013 | 1,916', 'together | 2,736 | 1,265 | 4,001']);
  await expect(page.getByRole('region', { name: 'Right of those that both judged' })).toContainText(
    '252 right before alone, 903 right now alone: p < 0.001',
  );
  await compared.gate.getByText('7 categories fell').click();
  await expect(compared.gate.getByRole('listitem').filter({ hasText: 'live_relevance' })).toHaveText(
    'live_relevance 15 before, 14 now',
  );
  await axe();
  await page
    .getByRole('region', { name: 'Joined items by category' })
    .getByRole('button', { name: 'live_relevance', exact: true })
    .click();
  await compared.chip('Regression').click();
  await expect(compared.rows).toHaveCount(1);
  await compared.rows.first().click();
  await expect(compared.side('A')).toContainText(/right.*recorded-right/);
  await expect(compared.side('B')).toContainText(/wrong.*recorded-wrong/);
  await expect(compared.side('B')).toContainText('No reply in this file.');
  await axe();
});
