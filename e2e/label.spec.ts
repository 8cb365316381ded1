import type { Page } from '@playwright/test';
import { agreement } from './support/agreement.ts';
import { eightRuns, HUMAN, keptLabels, labelling, type Labelling } from './support/labelling.ts';
import { expect, test } from './support/test.ts';

/** The eight runs in front of somebody who labels in the order of the file, which goes on with each label. */
async function opened(page: Page): Promise<Labelling> {
  const bench = labelling(page);
  await bench.open('runs.jsonl', await eightRuns());
  await page.getByText('What, in which order, compared with whom').click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'As in the file' });
  await bench.start('ayse');
  await bench.expectItem('R1');
  return bench;
}

test('the eight runs are labelled by the keyboard alone, each saved and said, and the agreement is read off the page', async ({
  page,
  axe,
}) => {
  const bench = labelling(page);
  await bench.open('runs.jsonl', await eightRuns());
  await axe();
  await tabTo(page, 'Your name');
  await page.keyboard.type('ayse');
  await page.keyboard.press('Enter');
  await expect(bench.id).toBeVisible();
  await bench.expectProgress('0 / 8 labelled');
  await axe();

  const order: string[] = [];
  for (let labelled = 1; labelled <= 8; labelled += 1) {
    const id = ((await bench.id.textContent()) ?? '') as keyof typeof HUMAN;
    order.push(id);
    await page.keyboard.press(HUMAN[id]);
    const value = HUMAN[id] === 'p' ? 'PASS' : 'FAIL';
    await bench.expectLabel(id, value);
    await bench.expectProgress(`${labelled} / 8 labelled`);
    await bench.expectAnnounced(`${id} marked ${value}, ${labelled} of 8 labelled`);
    await bench.expectSaved();
    if (labelled < 8) await expect(bench.id).not.toHaveText(id);
  }
  // Each once, and by default not in the order of the file.
  expect(order.toSorted()).toEqual(Object.keys(HUMAN));
  expect(order).not.toEqual(Object.keys(HUMAN));
  await axe();

  // What "Saved" promises: the events are on disk, blind, one for each run.
  const labels = (await keptLabels(page)).filter(({ type }) => type === 'label');
  expect(labels.map(({ item, value, blind, rater }) => [item, value, blind, rater])).toEqual(
    order.map((id) => [id, HUMAN[id as keyof typeof HUMAN] === 'p' ? 'PASS' : 'FAIL', true, 'ayse']),
  );

  await expect(page.getByText('All 8 are labelled.')).toBeVisible();
  await tabTo(page, 'See the agreement');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/agreement\//);
  await expectAgreementOfTheDocument(page);
  await axe();
});

test('what was said is undone and done again, each by one key, also after a reload', async ({ page }) => {
  const bench = await opened(page);
  await page.keyboard.press('p');
  await bench.expectItem('R2');
  await page.keyboard.press('f');
  await bench.expectItem('R3');
  await page.keyboard.press('f');
  await bench.expectProgress('3 / 8 labelled');

  await page.keyboard.press('z');
  await bench.expectProgress('2 / 8 labelled');
  await bench.expectLabel('R3', 'not labelled');
  await bench.expectAnnounced('Undone: R3 FAIL');
  await bench.expectSaved();

  await page.reload();
  await bench.expectProgress('2 / 8 labelled');
  await page.keyboard.press('z');
  await bench.expectLabel('R2', 'not labelled');
  await page.keyboard.press('Shift+Z');
  await bench.expectLabel('R2', 'FAIL');
  await page.keyboard.press('Shift+Z');
  await bench.expectLabel('R3', 'FAIL');
  await bench.expectProgress('3 / 8 labelled');
  await bench.expectSaved();
  await page.reload();
  await bench.expectProgress('3 / 8 labelled');
  await page.keyboard.press('ControlOrMeta+z');
  await bench.expectLabel('R3', 'not labelled');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await bench.expectLabel('R3', 'FAIL');
  // A label over another one brings that one back when it is undone.
  await bench.show('R1');
  await page.keyboard.press('f');
  await bench.expectLabel('R1', 'FAIL');
  await page.keyboard.press('z');
  await bench.expectLabel('R1', 'PASS');
  await bench.expectSaved();
});

test('an item is skipped and come back to; what is unsure counts as labelled, what is cleared does not', async ({
  page,
  axe,
}) => {
  const bench = await opened(page);
  await page.keyboard.press('s');
  await bench.expectLabel('R1', 'SKIPPED');
  await bench.expectProgress('0 / 8 labelled, 1 skipped');
  await bench.expectItem('R2');
  await page.keyboard.press('u');
  await bench.expectLabel('R2', 'UNSURE');
  await bench.expectProgress('1 / 8 labelled, 1 unsure, 1 skipped');
  await axe();

  await bench.expectItem('R3');
  await page.keyboard.press('k');
  await bench.expectItem('R2');
  await page.keyboard.press('x');
  await bench.expectLabel('R2', 'not labelled');
  await bench.expectProgress('0 / 8 labelled, 1 skipped');
  await page.keyboard.press('k');
  await bench.expectItem('R1');
  await page.keyboard.press('p');
  await bench.expectLabel('R1', 'PASS');
  await bench.expectProgress('1 / 8 labelled');
  await bench.expectItem('R2');
  // What was labelled before stays in sight when it is labelled anew.
  await page.keyboard.press('k');
  await bench.expectItem('R1');
  await page.keyboard.press('f');
  await bench.expectLabel('R1', 'FAIL');
  await bench.expectSaved();
  await bench.expectItem('R1');
  await bench.show('R5');
  await page.keyboard.press('f');
  await bench.expectItem('R6');
  await bench.show('R1');
  await page.keyboard.press(']');
  await bench.expectItem('R2');
  await bench.show('R4');
  await page.keyboard.press(']');
  await bench.expectItem('R6');
});

test('a note and tags are kept with the label, a later word of the rater too, and go out with it', async ({ page }) => {
  const bench = await opened(page);
  await page.keyboard.press('n');
  await expect(bench.note).toBeFocused();
  // In the field they are letters.
  await page.keyboard.type('pfusxz: open before search');
  await page.keyboard.press('Escape');
  await expect(bench.note).not.toBeFocused();
  await bench.expectProgress('0 / 8 labelled');
  await page.keyboard.press('f');
  await bench.expectItem('R2');
  await bench.expectSaved();
  await bench.show('R1');
  await expect(bench.note).toHaveValue('pfusxz: open before search');
  const tag = page.getByRole('textbox', { name: 'Tags' });
  await tag.fill('order');
  await tag.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the tag order' })).toBeVisible();
  await bench.note.fill('=open before search');
  await bench.note.blur();
  await bench.expectSaved();
  await expect
    .poll(async () => (await keptLabels(page)).findLast(({ type }) => type === 'label'))
    .toMatchObject({ item: 'R1', value: 'FAIL', note: '=open before search', tags: ['order'] });
  await page.reload();
  await bench.expectItem('R1');
  await expect(bench.note).toHaveValue('=open before search');
  await expect(page.getByRole('button', { name: 'Remove the tag order' })).toBeVisible();
  await bench.show('R2');
  await page.getByRole('button', { name: 'Tag order' }).click();
  await expect(page.getByRole('button', { name: 'Remove the tag order' })).toBeVisible();
  // The button is gone, and whoever pressed it goes on in the field.
  await expect(tag).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tag).not.toBeFocused();
  await page.keyboard.press('f');
  await bench.expectLabel('R2', 'FAIL');
  await bench.expectSaved();

  const [header, ...events] = (await bench.save('jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(header).toMatchObject({ type: 'header', format: 'labels', version: 1, positive: 'PASS' });
  expect(header?.['dataset']).toMatchObject({ name: 'runs.jsonl', n: 8 });
  const heads = events.filter(({ type }) => type === 'label');
  expect(heads.findLast(({ item }) => item === 'R1')).toMatchObject({ note: '=open before search', tags: ['order'] });
  expect(heads.findLast(({ item }) => item === 'R2')).toMatchObject({ value: 'FAIL', tags: ['order'] });
  const [columns, ...rows] = (await bench.save('csv')).trimEnd().split('\r\n');
  expect(columns).toBe('item,value,rater,note,blind,at,item_hash,judge_verdict,judge_score');
  // Nothing in it is a formula for a spreadsheet.
  expect(rows.find((row) => row.startsWith('R1,'))).toMatch(/^R1,FAIL,ayse,'=open before search,/);
});

test('a label stays where it is once going on is switched off', async ({ page, axe }) => {
  const bench = await opened(page);
  await page.getByRole('button', { name: 'Labelling settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Labelling settings' });
  await axe();
  await settings.getByRole('switch', { name: /^Go on after a label/ }).click();
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await page.keyboard.press('p');
  await bench.expectLabel('R1', 'PASS');
  await bench.expectSaved();
  await bench.expectItem('R1');
  await page.keyboard.press(']');
  await bench.expectItem('R2');
});

test('keys act only as they are: not with Ctrl, not held down, not before a dialog, not once they are switched off', async ({
  page,
}) => {
  const bench = await opened(page);
  for (const key of ['Control+u', 'Alt+p', 'Control+x']) await page.keyboard.press(key);
  await bench.expectProgress('0 / 8 labelled');
  // Held down it is one label.
  await page.keyboard.down('p');
  await page.keyboard.down('p');
  await page.keyboard.down('p');
  await page.keyboard.up('p');
  await bench.expectItem('R2');
  await bench.expectProgress('1 / 8 labelled');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('p');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bench.expectItem('R2');
  await bench.expectProgress('1 / 8 labelled');

  await page.getByRole('button', { name: 'Labelling settings' }).click();
  await page.getByRole('switch', { name: /^Single-letter keys/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('p');
  await bench.expectProgress('1 / 8 labelled');
  await page.getByRole('button', { name: 'FAIL', exact: true }).click();
  await bench.expectProgress('2 / 8 labelled');
  await page.keyboard.press('ControlOrMeta+z');
  await bench.expectProgress('1 / 8 labelled');
});

test('of items that were on screen with a verdict labels are given all the same, and counted as not blind', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Eight runs' }).click();
  await expect(page.getByRole('grid')).toContainText('R8');
  // What was on screen is noted a moment later.
  await expect.poll(async () => sightsKept(page)).toBeGreaterThan(0);
  const [, data = ''] = /#\/data\/([^/?]+)/.exec(page.url()) ?? [];
  await page.goto(`/#/label/${data}`);
  await expect(page.getByText(/8 of 8 items were on screen with a verdict/)).toBeVisible();
  const bench = labelling(page);
  await bench.start('ayse');
  await bench.labelAll(HUMAN);
  await bench.expectProgress('8 / 8 labelled, 8 not blind');
  const labels = (await keptLabels(page)).filter(({ type }) => type === 'label');
  expect(labels.map(({ blind }) => blind)).toEqual(Array.from({ length: 8 }, () => false));
});

/** Document 004: a 4, b 2, c 0, d 2; po 0.75, pe 0.50, kappa 0.50, moderate; R2 and R3. */
async function expectAgreementOfTheDocument(page: Page): Promise<void> {
  const { main, expectCells, expectFigure, expectDifferences } = agreement(page);
  await expectCells(4, 2, 0, 2);
  await expectFigure('Observed agreement po', '0.75');
  await expectFigure('By chance alone pe', '0.50');
  await expectFigure('Cohen’s kappa', '0.50');
  await expectFigure('Band', 'Moderate');
  await expectDifferences(['R2', 'R3']);
  await expect(main).toContainText(/agree on 6 of 8 \(75\s?%\)/);
  await expect(main).toContainText(
    /kappa is 0\.50 \(moderate; 95\s?% CI [-−]0\.02 to 1\.00, n=8: too few to be sure\)/,
  );
  await expect(main).toContainText(
    /Both disagreements are (?:runs|items) the judge passed and (?:you|the human) failed: R2, R3/,
  );
  // Each is one key from its run, with the judge's word and one's own beside each other.
  await page.keyboard.press('d');
  const run = main.getByRole('article');
  await expect(run.getByRole('heading', { level: 2, name: 'R2' })).toBeFocused();
  await expect(run.getByRole('region', { name: 'The judge' })).toContainText('PASS');
  await expect(run.getByRole('region', { name: 'You' })).toContainText('FAIL');
  await expect(run).toContainText('What do 3 nights');
  await page.keyboard.press('d');
  await expect(run.getByRole('heading', { level: 2, name: 'R3' })).toBeFocused();
}

async function sightsKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('touchstone');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const stores = [...database.objectStoreNames].filter((name) => /sight|seen/i.test(name));
    let count = 0;
    for (const name of stores) {
      count += await new Promise<number>((resolve) => {
        const asking = database.transaction(name).objectStore(name).count();
        asking.addEventListener('success', () => resolve(asking.result));
      });
    }
    database.close();
    return count;
  });
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
      return label ?? focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (found.includes(name) && !found.includes('\n') && found.length < 80) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by Tab.`);
}
