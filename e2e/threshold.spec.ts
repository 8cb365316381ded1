import { agreement } from './support/agreement.ts';
import { jsonl } from './support/items.ts';
import { dataKey, labelling } from './support/labelling.ts';
import { files } from './support/files.ts';
import { expect, test } from './support/test.ts';

/** What the human says of each item, and the judge's score. */
const SAID = [
  ['PASS', 0.9],
  ['PASS', 0.9],
  ['PASS', 0.7],
  ['FAIL', 0.7],
  ['PASS', 0.6],
  ['FAIL', 0.5],
  ['FAIL', 0.5],
  ['PASS', 0.3],
  ['FAIL', 0.2],
  ['FAIL', 0.1],
] as const;

/** By hand, from each score on: how many pass, kappa, TPR, TNR. */
const CURVES = [
  ['0.1', '10', '0.00', '1.00', '0.00'],
  ['0.2', '9', '0.20', '1.00', '0.20'],
  ['0.3', '8', '0.40', '1.00', '0.40'],
  ['0.5', '7', '0.20', '0.80', '0.40'],
  ['0.6', '5', '0.60', '0.80', '0.80'],
  ['0.7', '4', '0.40', '0.60', '0.80'],
  ['0.9', '2', '0.40', '0.40', '1.00'],
] as const;

const text = jsonl(
  SAID.map(([human, score], at) => ({
    id: `t-${at + 1}`,
    input: `Question ${at + 1}`,
    reference: { text: 'yes' },
    reply: { text: 'yes' },
    recorded: { human, judge_score: score },
  })),
);

test('a judge that gives scores is followed along the score from which it passes, in a chart and a table', async ({
  page,
  axe,
}) => {
  await page.goto(`/#/agreement/${dataKey(text)}`);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose files/i })
    .first()
    .click();
  await (await chooser).setFiles(files({ 'scores.jsonl': text }));
  const view = agreement(page);
  await view.choose('Judge', 'judge_score (recorded)');
  const panel = view.main.getByRole('region', { name: 'Threshold', exact: true });
  await expect(panel).toContainText('10 graded items with a PASS or FAIL of the human');
  const rows = panel.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(CURVES.length);
  for (const [at, [score, ...numbers]] of CURVES.entries()) {
    await expect(rows.nth(at).locator('th')).toHaveText(score);
    for (const [place, number] of numbers.entries()) {
      await expect(rows.nth(at).locator('td').nth(place)).toContainText(number);
    }
  }
  // Where each is highest is said in words, too.
  await expect(rows.nth(4).locator('td').nth(1)).toHaveText(/0\.60\s*highest/);
  await expect(rows.nth(6).locator('td').nth(3)).toHaveText(/1\.00\s*highest/);
  await expect(panel.locator('.recharts-surface').first()).toBeVisible();
  await expect(panel.locator('.recharts-line')).toHaveCount(3);
  await expect(panel).toContainText('A threshold chosen on these labels fits them too well');
  await axe();

  await panel.getByRole('button', { name: 'Highest kappa: 0.6' }).click();
  await expect(panel.locator('output')).toHaveText('at least 0.6');
  await view.expectCells(4, 1, 1, 4);
  await view.expectFigure('Cohen’s kappa', '0.60');

  // By keys: one place to the right is the next score.
  const slider = panel.getByRole('slider', { name: 'The judge passes from a score of' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'at least 0.7');
  await expect(slider).toBeFocused();
  await view.expectCells(3, 1, 2, 4);
  await page.keyboard.press('End');
  await view.expectCells(2, 0, 3, 5);
  await page.keyboard.press('Home');
  await view.expectCells(5, 5, 0, 0);
  await panel.getByRole('button', { name: 'Pass from 0.3 on' }).click();
  await view.expectCells(5, 3, 0, 2);
  await expect(page).toHaveURL(/at(=|%3D)0\.3/i);
  await page.reload();
  await view.expectCells(5, 3, 0, 2);

  // Chosen on one half, tried on the other; the seed says which is which.
  await expect(panel).toContainText(
    /On 5 items kappa is highest from [\d.]+ on \(.+\); on the other 5 it is .+ there\./,
  );
  const seed = panel.getByRole('textbox', { name: 'Seed of the split' });
  await seed.fill('no number');
  await expect(panel).toContainText('A whole number from 0 to 4,294,967,295.');
  await seed.fill('7');
  await expect(panel).toContainText(/on the other 5 it is/);
  await axe();
});

test('labels of the workbench meet a judge that gives scores in the same way', async ({ page }) => {
  const bench = labelling(page);
  const unlabelled = jsonl(
    text
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row) as { recorded: Record<string, unknown> })
      .map(({ recorded: { human: _human, ...recorded }, ...row }) => ({ ...row, recorded })),
  );
  await bench.open('scores.jsonl', unlabelled);
  await bench.start('ayse');
  await bench.labelAll(Object.fromEntries(SAID.map(([human], at) => [`t-${at + 1}`, human === 'PASS' ? 'p' : 'f'])));
  await page.getByRole('link', { name: 'See the agreement' }).click();
  const view = agreement(page);
  await view.choose('Judge', 'judge_score (recorded)');
  await view.main.getByRole('button', { name: 'Pass from 0.6 on' }).click();
  await view.expectCells(4, 1, 1, 4);
  await view.expectDifferences(['t-4', 't-8']);
});
