import type { Page } from '@playwright/test';
import { agreement } from './support/agreement.ts';
import { jsonl } from './support/items.ts';
import { labelFile, type OtherLabel } from './support/labelFile.ts';
import { dataKey, eightRuns, HUMAN, keptLabels, labelling, type Labelling } from './support/labelling.ts';
import { expect, test } from './support/test.ts';

/** What ben says of the eight runs: with ayse on five, against her on R2, R5 (he passes) and R6 (he does not). */
const BEN: readonly OtherLabel[] = (
  [
    ['R1', 'PASS'],
    ['R2', 'PASS'],
    ['R3', 'FAIL'],
    ['R4', 'PASS'],
    ['R5', 'PASS'],
    ['R6', 'FAIL'],
    ['R7', 'PASS'],
    ['R8', 'FAIL'],
  ] as const
).map(([item, value]) => ({ item, value, note: item === 'R6' ? 'answers twice' : '' }));

/** The eight runs with the judge's recorded verdicts alone: people come with their label files. */
async function runs(): Promise<string> {
  const rows = (await eightRuns()).trimEnd().split('\n');
  return jsonl(
    rows.map((row) => {
      const { recorded, ...rest } = JSON.parse(row) as { recorded: { judge: string } };
      return { ...rest, recorded: { judge: recorded.judge } };
    }),
  );
}

async function opened(page: Page, text: string): Promise<Labelling> {
  const bench = labelling(page);
  await bench.open('runs.jsonl', text);
  await bench.start('ayse');
  return bench;
}

async function takeIn(bench: Labelling, name: string, text: string): Promise<void> {
  const step = await bench.bring(name, text);
  await step.getByRole('button', { name: 'Take in' }).click();
  await expect(step).toHaveCount(0);
  await bench.expectSaved();
}

test('a second rater’s file is looked at before it is taken in, does nothing the second time, and goes with one undo', async ({
  page,
  axe,
}) => {
  const text = await runs();
  const bench = await opened(page, text);
  await bench.labelAll(HUMAN);
  const theirs = labelFile(text, 'runs.jsonl', 'ben', [...BEN, { item: 'R9', value: 'PASS' }]);
  const broken = `${theirs}{"type":"label","event_id":\n`;
  const step = await bench.bring('ben.labels.jsonl', broken);
  await expect(step).toContainText('Of ben.');
  await expect(step).toContainText('9 events would be added');
  await expect(step).toContainText('1 of them of items that this file does not have');
  await expect(step).toContainText('0 are here already');
  await expect(step).toContainText('0 say something else than the one of the same name here');
  await expect(step).toContainText(/ben\.labels\.jsonl, line 11: not JSON/);
  await axe();
  // Called off, nothing has come.
  await step.getByRole('button', { name: 'Cancel' }).click();
  await expect(step).toHaveCount(0);
  expect((await keptLabels(page)).filter(({ rater }) => rater === 'ben')).toEqual([]);

  await takeIn(bench, 'ben.labels.jsonl', broken);
  // What is one's own is as it was.
  await bench.expectProgress('8 / 8 labelled');
  expect((await keptLabels(page)).filter(({ rater, type }) => rater === 'ben' && type === 'label')).toHaveLength(9);

  const again = await bench.bring('ben again.jsonl', theirs);
  await expect(again).toContainText('0 events would be added');
  await expect(again).toContainText('9 are here already');
  await expect(again).toContainText('Everything in it is here already: nothing is to be taken in.');
  await expect(again.getByRole('button', { name: 'Take in' })).toHaveCount(0);
  await axe();
  await again.getByRole('button', { name: 'Close', exact: true }).first().click();

  // One undo takes the whole import back, another is of the label before it.
  const view = agreement(page);
  await page.keyboard.press('z');
  await bench.expectAnnounced('Undone: import of labels');
  await bench.expectProgress('8 / 8 labelled');
  await bench.expectSaved();
  await page.getByRole('link', { name: 'See the agreement' }).click();
  await view.expectCells(4, 2, 0, 2);
  await expect(view.main.getByRole('combobox', { name: 'Human', exact: true })).not.toContainText('ben');
  await page.goto(`/#/label/${dataKey(text)}`);
  await bench.expectProgress('8 / 8 labelled');
  await page.keyboard.press('Shift+Z');
  await bench.expectSaved();
  await page.getByRole('link', { name: 'See the agreement' }).click();
  await expect(view.main.getByRole('combobox', { name: 'Human', exact: true })).toContainText('ben');
});

test('a file that says something else under the same name is refused whole', async ({ page, axe }) => {
  const text = await runs();
  const bench = await opened(page, text);
  await takeIn(bench, 'ben.jsonl', labelFile(text, 'runs.jsonl', 'ben', BEN));
  const before = await keptLabels(page);
  const other = BEN.map((label) => (label.item === 'R3' ? { ...label, value: 'PASS' as const } : label));
  const step = await bench.bring(
    'other.jsonl',
    labelFile(text, 'runs.jsonl', 'ben', [...other, { item: 'R1', value: 'FAIL', id: 'new' }]),
  );
  await expect(step).toContainText('1 says something else than the one of the same name here');
  await expect(step).toContainText('Nothing is taken in while two events of one name say different things.');
  await expect(step.getByRole('button', { name: 'Take in' })).toHaveCount(0);
  await axe();
  await page.keyboard.press('Escape');
  await expect(step).toHaveCount(0);
  expect(await keptLabels(page)).toEqual(before);
});

test('what is no label file, or of a version to come, is refused in a sentence', async ({ page }) => {
  const text = await runs();
  const bench = await opened(page, text);
  for (const [name, content, says] of [
    ['notes.txt', 'Dear diary\n', /notes\.txt has no labels that can be read/],
    ['later.jsonl', '{"type":"header","format":"labels","version":2}\n', /version "?2"? of label files is not known/],
  ] as const) {
    const step = await bench.bring(name, content);
    await expect(step).toContainText('Nothing can be taken in');
    await expect(step).toContainText(says);
    await page.keyboard.press('Escape');
    await expect(step).toHaveCount(0);
  }
});

test('two labels of one’s own from two devices are both shown, and count for nothing until one is kept', async ({
  page,
  axe,
}) => {
  const text = await runs();
  const bench = await opened(page, text);
  await bench.show('R1');
  await page.keyboard.press('p');
  await bench.expectLabel('R1', 'PASS');
  await takeIn(bench, 'laptop.jsonl', labelFile(text, 'runs.jsonl', 'ayse', [{ item: 'R1', value: 'FAIL' }]));
  await bench.expectLabel('R1', 'unresolved');
  await bench.expectProgress('0 / 8 labelled, 1 unresolved');
  await bench.show('R1');
  const said = page.getByRole('complementary', { name: 'Your label' });
  await expect(said).toContainText('Two labels of yours do not know of each other');
  await axe();
  await said.getByRole('button', { name: /^Keep FAIL/ }).click();
  await bench.expectLabel('R1', 'FAIL');
  await bench.expectProgress('1 / 8 labelled');
  await bench.expectSaved();
  await page.reload();
  await bench.expectLabel('R1', 'FAIL');
});

test('people are compared first; what they differ on is settled without knowing whose word is whose', async ({
  page,
  axe,
}) => {
  const text = await runs();
  const bench = await opened(page, text);
  await bench.labelAll(HUMAN);
  await takeIn(bench, 'ben.jsonl', labelFile(text, 'runs.jsonl', 'ben', BEN));
  await page.getByRole('link', { name: 'See the agreement' }).click();
  const view = agreement(page);
  await view.expectCells(4, 2, 0, 2);

  // By hand: both pass 3, ayse alone 1, ben alone 2, neither 2: po 5/8, pe 32/64, kappa 1/4.
  await expect(view.main).toContainText('ayse and ben agree on 5 of 8 (63 %), kappa 0.25 (fair;');
  const pairs = view.main.getByRole('table', { name: /two by two/ });
  await expect(pairs.getByRole('row', { name: /^ayse/ })).toContainText('0.25, n=8');
  await axe();

  const settling = view.main.getByRole('region', { name: 'To settle' });
  await expect(settling).toContainText('3 not settled');
  const items = settling.getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const name of ['ayse', 'ben']) await expect(settling).not.toContainText(name);
  const r2 = items.filter({ hasText: 'R2' });
  await expect(r2).toContainText('Rater A');
  await expect(r2).toContainText('Rater B');
  await r2.getByRole('button', { name: 'Settle as FAIL' }).click();
  await expect(r2).toContainText('settled as FAIL');
  await expect(settling).toContainText('2 not settled');
  // What none of them said needs a reason.
  const r6 = items.filter({ hasText: 'R6' });
  await expect(r6).toContainText('answers twice');
  await r6.getByRole('button', { name: 'Settle as UNSURE' }).click();
  await expect(r6).toContainText('Say why: none of them said so.');
  await r6.getByRole('textbox', { name: 'Why' }).fill('the second answer is another one');
  await r6.getByRole('button', { name: 'Settle as UNSURE' }).click();
  await expect(r6).toContainText('settled as UNSURE');
  await items.filter({ hasText: 'R5' }).getByRole('button', { name: 'Settle as PASS' }).click();
  await expect(settling).toContainText('0 not settled');
  await axe();
  await expect
    .poll(async () =>
      (await keptLabels(page)).filter(({ type }) => type === 'adjudicate').map(({ item, value }) => [item, value]),
    )
    .toEqual([
      ['R2', 'FAIL'],
      ['R6', 'UNSURE'],
      ['R5', 'PASS'],
    ]);

  // What was settled, and what nobody contradicts: the judge passes R2 and R3, which fail, and fails R5, which passes.
  await view.choose('Human', 'As agreed or settled');
  await expect(view.main).toContainText('7 of 8 items compared; 1 unsure');
  await view.expectCells(3, 2, 1, 1);

  // Of two people there is no majority where they differ.
  await view.choose('Human', 'Majority of all people');
  await expect(view.main).toContainText('5 of 8 items compared; 3 tied');
  // Left are R1, R4, R7, which both pass, R3, which the judge alone passes, and R8.
  await view.expectCells(3, 1, 0, 1);
  await page.reload();
  await view.expectCells(3, 1, 0, 1);
});

test('an item whose reference is held to be wrong is counted with and without', async ({ page, axe }) => {
  const text = await runs();
  const bench = await opened(page, text);
  await bench.labelAll(HUMAN);
  await bench.show('R2');
  const disputed = page.getByRole('switch', { name: /^The reference is wrong/ });
  await disputed.click();
  await expect(bench.row('R2')).toContainText('disputed');
  await bench.expectProgress('8 / 8 labelled, 1 disputed');
  await bench.expectSaved();
  await page.keyboard.press('z');
  await bench.expectProgress('8 / 8 labelled');
  await page.keyboard.press('Shift+Z');
  await bench.expectProgress('8 / 8 labelled, 1 disputed');
  await bench.expectSaved();
  await page.getByRole('link', { name: 'See the agreement' }).click();
  const view = agreement(page);
  await view.expectCells(4, 2, 0, 2);
  // By hand, without R2: a 4, b 1, c 0, d 2; po 6/7, pe 26/49, kappa 16/23.
  await expect(view.main).toContainText(
    /Without items whose reference is held to be wrong: Judge and human agree on 6 of 7 \(86 %\); 53 % would be expected by chance alone, so kappa is 0\.70 \(substantial/,
  );
  await axe();
  await view.main.getByRole('checkbox', { name: 'Leave out 1 disputed item' }).click();
  await view.expectCells(4, 1, 0, 2);
  await expect(view.main).toContainText('1 disputed item left out');
  await view.expectFigure('Cohen’s kappa', '0.70');
  await page.reload();
  await view.expectCells(4, 1, 0, 2);
});

test('a disagreement is gone over: the note beside the judge’s reasons, a revision that leaves the blind label, a cause', async ({
  page,
  axe,
}) => {
  const text = await runs();
  const bench = await opened(page, text);
  await bench.labelAll(HUMAN);
  await bench.show('R3');
  await bench.note.fill('skips the conversion');
  await bench.note.blur();
  await bench.expectSaved();
  await page.getByRole('link', { name: 'See the agreement' }).click();
  const view = agreement(page);
  await view.expectDifferences(['R2', 'R3']);
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  const run = view.main.getByRole('article');
  await expect(run.getByRole('heading', { level: 2, name: 'R3' })).toBeFocused();
  const own = run.getByRole('region', { name: 'You' });
  await expect(own).toContainText('skips the conversion');
  await run.getByRole('button', { name: 'The judge is wrong' }).click();
  await expect(run.getByRole('button', { name: 'The judge is wrong' })).toHaveAttribute('aria-pressed', 'true');
  await axe();
  await run.getByRole('button', { name: 'Change mine to PASS' }).click();
  await expect(own).toContainText('Now PASS, after review');
  // What counts is what was said blind, until that is chosen otherwise.
  await view.expectCells(4, 2, 0, 2);
  await view.main.getByRole('radio', { name: 'After review' }).click();
  await view.expectCells(5, 1, 0, 2);
  await expect
    .poll(async () => (await keptLabels(page)).findLast(({ item, type }) => item === 'R3' && type === 'label'))
    .toMatchObject({ value: 'PASS', blind: false, tags: ['judge wrong'], note: 'skips the conversion' });
});
