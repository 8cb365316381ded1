import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { files } from './support/files.ts';
import { jsonl } from './support/items.ts';
import { dataKey, keptLabels, labelling, type Labelling } from './support/labelling.ts';
import { expect, test } from './support/test.ts';
import { traces } from './support/traces.ts';

// Whoever labels must not know what the judge says: not from what is on screen, and not from what is only in the page.

/** Words that stand nowhere but in what is kept from the rater. */
const MARKS = ['wombat', 'numbat', 'quokka', 'bilby', 'potoroo', 'axolotl', '0.8137', '0.2219'];

const ITEMS = 6;

/** Verdicts, scores, reasons and the model's name, each with a mark of its own; `turned` says the opposite of each. */
function rows(turned: boolean): string {
  return jsonl(
    Array.from({ length: ITEMS }, (_, at) => {
      const passes = (at % 3 !== 0) !== turned;
      return {
        id: `q-${at + 1}`,
        input: `What is ${at} and 1?`,
        reference: { text: String(at + 1) },
        reply: { text: String(at + (at % 2) + 1) },
        recorded: {
          wombat_judge: passes ? 'PASS' : 'FAIL',
          wombat_judge_score: passes ? 0.8137 : 0.2219,
          wombat_judge_reason: `The numbat ${passes ? 'is pleased' : 'frowns'} at item ${at + 1}.`,
          model: 'quokka-large',
          bilby: passes,
        },
      };
    }),
  );
}

const file = rows(false);

/** A label file of another rater, who says that everything fails, and of what a judge said before. */
function theirs(): string {
  const header = {
    type: 'header',
    format: 'labels',
    version: 1,
    dataset: {
      name: 'marked.jsonl',
      n: ITEMS,
      fingerprint: `sha256:${createHash('sha256').update(file).digest('hex')}`,
    },
    rubric: null,
    categories: ['PASS', 'FAIL'],
    ordered: false,
    positive: 'PASS',
    created: '2025-01-01T10:00:00.000Z',
    app: 'test',
  };
  const labels = Array.from({ length: ITEMS }, (_, at) => ({
    type: 'label',
    event_id: `theirs-${at + 1}`,
    rater: 'potoroo',
    device: 'theirs',
    item: `q-${at + 1}`,
    attempt: 0,
    item_hash: null,
    value: 'FAIL',
    note: `axolotl ${at + 1}`,
    tags: ['axolotl'],
    blind: true,
    revealed_at: null,
    supersedes: null,
    seq: at + 1,
    at: '2025-01-01T10:00:00.000Z',
  }));
  return jsonl([header, ...labels]);
}

async function opened(page: Page, text = file): Promise<Labelling> {
  const bench = labelling(page);
  await bench.open('marked.jsonl', text);
  return bench;
}

test('nothing of the judge, the model or other raters is in the page, its title, its requests or its storages before it is revealed', async ({
  page,
}) => {
  const seen = traces(page);
  const bench = await opened(page);
  async function expectNothing(): Promise<void> {
    expect(await seen.of(MARKS)).toEqual([]);
  }
  await expectNothing();
  await page.getByText('What, in which order, compared with whom').click();
  await expect(page.getByText('A judge that is out of sight')).toBeVisible();
  await expectNothing();
  await bench.start('ayse');
  for (let place = 1; place <= ITEMS; place += 1) {
    await expect(page.getByText(`Item ${place} of ${ITEMS}`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('What is');
    await expectNothing();
    await page.keyboard.press(place % 2 === 0 ? 'p' : 'f');
    if (place === 3) break;
  }
  await expect(page.getByText('3 / 6 labelled', { exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothing();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
  await expectNothing();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Labelling settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Labelling settings' })).toBeVisible();
  await expectNothing();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Labels in and out' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNothing();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  // The label file holds what people say, and nothing of what the judge says of items that were not revealed.
  const written = await bench.save('jsonl');
  expect(MARKS.filter((mark) => written.includes(mark))).toEqual([]);
  await page.reload();
  await expect(page.getByText('3 / 6 labelled', { exact: true })).toBeVisible();
  await expectNothing();
});

test('the page is the same to the last attribute whatever the judge says', async ({ page, browser, baseURL }) => {
  const pages: string[] = [];
  for (const turned of [false, true]) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    const text = rows(turned);
    const bench = await opened(other, text);
    await bench.start('ayse');
    await bench.labelAll({ 'q-1': 'p', 'q-2': 'f', 'q-3': 'p', 'q-4': 'u', 'q-5': 's', 'q-6': 'f' }, 4);
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    // What the head holds is code that was fetched meanwhile.
    const html = await other.evaluate(() => document.body.outerHTML);
    // Names that tie a label to its field are numbered in the order in which parts of the page came.
    const plain = html.replaceAll(dataKey(text), 'the file').replaceAll(/_r_[0-9a-z]+_/g, 'own-id');
    pages.push(`${await other.title()}\n${plain}`);
    await context.close();
  }
  expect(pages[0]).toBe(pages[1]);
  await page.goto('/');
});

test('another rater’s labels come in and stay out of the page; only who they are of is said', async ({ page }) => {
  const bench = await opened(page);
  await bench.start('ayse');
  const seen = traces(page);
  const step = await bench.bring('theirs.jsonl', theirs());
  await expect(step).toContainText('Of potoroo.');
  await step.getByRole('button', { name: 'Take in' }).click();
  await expect(step).toHaveCount(0);
  await bench.expectProgress('0 / 6 labelled');
  await bench.expectSaved();
  for (let place = 1; place <= ITEMS; place += 1) {
    expect(await seen.of(['axolotl'])).toEqual([]);
    await page.keyboard.press('j');
  }
  await expect(bench.queue).not.toContainText('FAIL');
});

test('a file of replies is named after the model, and its name is not in the page', async ({ page }) => {
  const bench = labelling(page);
  const questions = jsonl([{ id: 'q-1', input: 'What is 0 and 1?', reference: { text: '1' } }]);
  const replies = jsonl([{ id: 'q-1', reply: { text: '1' } }]);
  await page.goto(`/#/label/${dataKey(questions)}`);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose files/i })
    .first()
    .click();
  await (await chooser).setFiles(files({ 'questions.jsonl': questions, 'quokka-large.jsonl': replies }));
  await bench.start('ayse');
  // What the page says when a file is opened goes away by itself.
  await expect(page.getByRole('main')).toContainText('What is 0 and 1?');
  const seen = traces(page);
  await page.reload();
  await bench.expectItem('q-1');
  await expect(page.getByRole('main')).toContainText('What is 0 and 1?');
  expect(await seen.of(['quokka'])).toEqual([]);
  await page.keyboard.press('p');
  await bench.expectProgress('1 / 1 labelled');
  expect(await seen.of(['quokka'])).toEqual([]);
});

test('once it is revealed the judge is there; what was said before stays blind, what is said after is not', async ({
  page,
  axe,
}) => {
  const seen = traces(page);
  const bench = await opened(page);
  await page.getByText('What, in which order, compared with whom').click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'As in the file' });
  await bench.start('ayse');
  await page.keyboard.press('p');
  await bench.expectItem('q-2');
  await bench.show('q-1');
  await page.keyboard.press('Shift+R');
  const question = page.getByRole('alertdialog', { name: 'Reveal what the judge says of this item?' });
  await axe();
  expect(await seen.of(MARKS)).toEqual([]);
  await question.getByRole('button', { name: 'Reveal', exact: true }).click();
  const answer = page.getByRole('complementary', { name: 'Your label' });
  await expect(answer.getByRole('heading', { name: /^The judge: wombat_judge/ })).toBeVisible();
  await expect(answer).toContainText('wrong');
  await expect(answer).toContainText('Your blind label: PASS. It stays, whatever you change now.');
  await axe();
  await page.keyboard.press('f');
  await expect(answer).toContainText('Revision after reveal: FAIL');
  await bench.expectProgress('1 / 6 labelled, 1 not blind');
  await bench.expectSaved();

  // Of other items nothing is there.
  await page.keyboard.press('j');
  await bench.expectItem('q-2');
  expect(await seen.of(MARKS.filter((mark) => mark !== 'wombat'))).toEqual([]);
  await expect(page.getByRole('heading', { name: /wombat/ })).toHaveCount(0);
  await page.keyboard.press('p');
  await bench.expectProgress('2 / 6 labelled, 1 not blind');
  await bench.expectSaved();
  const events = await keptLabels(page);
  expect(events.filter(({ type }) => type === 'reveal').map(({ item }) => item)).toEqual(['q-1']);
  expect(
    events
      .filter(({ type }) => type === 'label')
      .map(({ item, value, blind, revealed_at: at }) => [item, value, blind, typeof at]),
  ).toEqual([
    ['q-1', 'PASS', true, 'object'],
    ['q-1', 'FAIL', false, 'string'],
    ['q-2', 'PASS', true, 'object'],
  ]);
});

test('the agreement stays closed until all is labelled or the rater ends it, and what is labelled after is not blind', async ({
  page,
  axe,
}) => {
  const bench = await opened(page);
  await bench.start('ayse');
  await bench.labelAll({ 'q-1': 'p', 'q-2': 'f', 'q-3': 'p', 'q-4': 'f', 'q-5': 'p', 'q-6': 'f' }, 2);
  const seen = traces(page);
  await page.goto(`/#/agreement/${dataKey(file)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /finish labelling/i })).toBeVisible();
  // Who could be compared is named there, and nothing of what they say.
  expect(await seen.of(MARKS.filter((mark) => mark !== 'wombat' && mark !== 'bilby'))).toEqual([]);
  await expect(page.getByRole('main')).not.toContainText(/kappa is|Judge PASS/);
  await axe();
  await page.goBack();
  await page.getByRole('button', { name: 'Finish labelling' }).click();
  const question = page.getByRole('alertdialog', { name: 'Finish labelling now?' });
  await expect(question).toContainText('4 items are not labelled.');
  await question.getByRole('button', { name: 'Show the agreement' }).click();
  await expect(page).toHaveURL(/#\/agreement\//);
  await expect(page.getByRole('main')).toContainText('2 of 6 items compared; 4 unlabelled');
  await page.goto(`/#/label/${dataKey(file)}`);
  await expect(bench.id).toBeVisible();
  await page.keyboard.press('p');
  await bench.expectProgress('3 / 6 labelled, 1 not blind');
  await bench.expectSaved();
  const labels = (await keptLabels(page)).filter(({ type }) => type === 'label');
  expect(labels.map(({ blind }) => blind)).toEqual([true, true, false]);
});
