import { agreement } from './support/agreement.ts';
import { drop, files } from './support/files.ts';
import { labelFile } from './support/labelFile.ts';
import { eightRuns, HUMAN, keptLabels, labelling } from './support/labelling.ts';
import { expect, test } from './support/test.ts';
import { traces } from './support/traces.ts';
import { workbench } from './support/workbench.ts';

// How one comes to labelling and to the agreement, and what happens with a file that holds labels alone.

test('from the first screen a sample is labelled blind in one step, past every verdict', async ({ page, axe }) => {
  const bench = labelling(page);
  await workbench(page).start();
  await axe();
  const seen = traces(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Eight runs' })
    .getByRole('button', { name: /^Label blind/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await expect(page).toHaveURL(/#\/label\//);
  await expect(page.getByText(/on screen with a verdict/)).toHaveCount(0);
  await bench.start('ayse');
  expect(await seen.of(['moderate', 'kappa', 'mock-judge', '(recorded)'])).toEqual([]);
  await bench.labelAll(HUMAN);
  await bench.expectProgress('8 / 8 labelled');
  const labels = (await keptLabels(page)).filter(({ type }) => type === 'label');
  expect(labels.map(({ blind }) => blind)).toEqual(Array.from({ length: 8 }, () => true));
  // A file that was kept is labelled in one step, too.
  await page.goto('/#/');
  await page.reload();
  await page
    .getByRole('region', { name: /kept in this browser/i })
    .getByRole('link', { name: /label blind/i })
    .click();
  await bench.expectProgress('8 / 8 labelled');
});

test('from the results labelling and agreement are a key and a link away, and Back leaves them at once', async ({
  page,
}) => {
  const bench = workbench(page);
  await bench.open(await eightRuns(), 'runs.jsonl');
  await bench.expectShown(8, 8);
  await bench.expectKept('runs.jsonl');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await agreement(page).expectCells(4, 2, 0, 2);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await labelling(page).start('ayse');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.goBack();
  await agreement(page).expectCells(4, 2, 0, 2);
  await page.goBack();
  await bench.expectShown(8, 8);
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'Label', exact: true }).click();
  await expect(page).toHaveTitle(/^Label · runs\.jsonl · Touchstone$/);
});

test('a label file that is dropped on what it is of is shown before it is taken in; alone it is named, with the way out', async ({
  page,
  axe,
}) => {
  const text = await eightRuns();
  const theirs = labelFile(text, 'runs.jsonl', 'ben', [{ item: 'R1', value: 'PASS' }]);
  const bench = workbench(page);
  await bench.start();
  await drop(page.locator('body'), files({ 'ben.jsonl': theirs }));
  const said = page.getByRole('alert').filter({ hasText: 'ben.jsonl' });
  await expect(said).toContainText(/labels/);
  await axe();
  await bench.choose(files({ 'runs.jsonl': text }));
  await bench.expectShown(8, 8);
  await drop(page.locator('body'), files({ 'ben.jsonl': theirs }));
  const step = page.getByRole('dialog', { name: /^Labels of/ });
  await expect(step).toContainText('1 event would be added');
  await expect(page).toHaveURL(/#\/label\//);
  await axe();
  await page.keyboard.press('Escape');
  await expect(step).toHaveCount(0);

  // Both at once, from nothing.
  await page.goto('/#/');
  await bench.choose(files({ 'again.jsonl': `${text}\n`, 'ben.jsonl': theirs }));
  await expect(step).toContainText('1 event would be added');
  await expect(page).toHaveURL(/#\/label\//);
});
