import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cells, comparison } from './support/comparison.ts';
import { recorded, resultFile, six } from './support/conformance.ts';
import { copied } from './support/copied.ts';
import { drop, files } from './support/files.ts';
import { jsonl } from './support/items.ts';
import { dataKey, sampleText } from './support/labelling.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

// The two runs of the sample were judged by hand: of 22 items in both files, 15 were right and 16 are; one question
// is in each file alone.

test.use({ viewport: { width: 1600, height: 1000 } });

const REGRESSIONS = ['o-05', 's-05', 'd-06'];
const FIXES = ['o-02', 'o-04', 'o-07', 'o-08', 'd-05'];
const STILL_WRONG = ['s-03', 'd-03'];

/** An item of our own format that wants a text, with or without a reply. */
function asked(id: string, wanted: string, text?: string, input = `What is ${id}?`) {
  return { id, input, reference: { text: wanted }, ...(text === undefined ? {} : { reply: { text } }) };
}

test('the sample opens on what became of each item: how they met, the gate, every state, chance, categories', async ({
  page,
  axe,
}) => {
  const compared = comparison(page);
  await compared.openSample();
  await page.getByText('1 only in A').click();
  await page.getByText('1 only in B').click();
  const join = page.getByRole('region', { name: 'How the items met' });
  await expect(join.getByRole('listitem')).toHaveText(['d-07', 'd-08']);

  await expect(compared.gate).toContainText('Regression');
  await expect(compared.gate).toContainText('More are right in all (15 of 22 items before, 16 now)');
  await expect(compared.gate.getByRole('listitem')).toHaveText(['stock 7 before, 5 now']);
  await expect(compared.gate).toContainText('1 item that A judged has no verdict in B.');
  expect(await compared.matrix()).toEqual([
    'right | 11 | 3 | 1 | 15',
    'wrong | 5 | 2 | 0 | 7',
    'together | 16 | 5 | 1 | 22',
  ]);
  const figures = page.getByRole('region', { name: 'Right of those that both judged' });
  // Intervals after Wilson; 186 of the 256 ways in which eight changes can fall are at least as one-sided.
  await expect(figures).toContainText('A: 14 of 21 right (67 %, 45–83)');
  await expect(figures).toContainText('B: 16 of 21 right (76 %, 55–89)');
  await expect(figures).toContainText('3 right before alone, 5 right now alone: p = 0.73');
  expect(await compared.categories()).toEqual([
    'stock | 8 | 7 of 8 | 5 of 7 | −2 | 1 | 0',
    'delivery | 6 | 4 of 6 | 4 of 6 | no change | 1 | 1',
    'orders | 8 | 4 of 8 | 7 of 8 | +3 | 1 | 4',
  ]);
  await expect
    .poll(async () => (await compared.ids()).slice(0, 11))
    .toEqual([...REGRESSIONS, 's-08', ...FIXES, ...STILL_WRONG]);
  await axe();
});

test('cells of the table, kinds of change, categories and words each list their items', async ({ page, axe }) => {
  const compared = comparison(page);
  await compared.openSample();
  const matrix = page.getByRole('region', { name: 'Joined items by their state in A and in B' });
  await matrix.getByRole('button', { name: '5', exact: true }).click();
  await expect.poll(compared.ids).toEqual(FIXES);
  await compared.bench.expectHash('fix');
  await matrix.getByRole('button', { name: '1', exact: true }).click();
  await expect.poll(compared.ids).toEqual(['s-08']);
  await expect(matrix.getByRole('button', { name: '1', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await compared.chip('Regression').click();
  await expect.poll(compared.ids).toEqual(REGRESSIONS);
  await expect(matrix.getByRole('button', { name: '3', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await compared.chip('Lost').click();
  await expect.poll(compared.ids).toEqual([...REGRESSIONS, 's-08']);
  await compared.chip('Only in B').click();
  await expect.poll(compared.ids).toEqual([...REGRESSIONS, 's-08', 'd-08']);
  await compared.chip('All').click();
  await expect.poll(async () => (await compared.ids()).length).toBeGreaterThan(15);

  await compared.gate.getByRole('button', { name: 'stock', exact: true }).click();
  await expect.poll(compared.ids).toEqual(['s-05', 's-08', 's-03', 's-01', 's-02', 's-04', 's-06', 's-07']);
  // Of the eight of the category, the table counts these alone.
  await expect.poll(async () => (await compared.matrix()).at(-1)).toMatch(/\| 8$/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('ELSTAR');
  await expect.poll(compared.ids).toEqual(['s-05']);
  await page.getByRole('button', { name: 'List the items of all categories' }).click();
  await expect.poll(compared.ids).toEqual(['s-05', 'o-08']);
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'as in the file' });
  await expect.poll(compared.ids).toEqual(['o-08', 's-05']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('bananas');
  await expect(page.getByText('No item is listed')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'List all items' }).click();
  await expect(compared.rows.first()).toBeVisible();
});

test('by keys alone: to an item with both replies, on to the next, and back to the list', async ({ page, axe }) => {
  const compared = comparison(page);
  await compared.openSample();
  await compared.chip('Regression').click();
  await expect.poll(compared.ids).toEqual(REGRESSIONS);
  await compared.grid.focus();
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(compared.item.getByRole('heading', { level: 2, name: 'o-05' })).toBeVisible();
  await expect(compared.side('A')).toContainText('orchard-before.jsonl');
  await expect(compared.side('A')).toContainText(/right.*match/);
  await expect(compared.side('B')).toContainText(/wrong.*arguments/);
  await expect(compared.side('B')).toContainText('Call 1, arguments.crates: expected 0.5 (number), got 1 (number).');
  const answers = compared.item.getByRole('region', { name: 'What both answered' });
  await expect(answers).toContainText('differ in 1 place');
  await expect(answers.getByRole('row').filter({ hasText: 'crates' })).toHaveText(/0\.5.*1.*differs/);
  await expect(compared.item.getByRole('region', { name: 'The task (same on both sides)' })).toContainText(
    'Half a crate of quinces for the convent.',
  );
  await expect(compared.item).toContainText('1 of 3');
  await axe();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(compared.item.getByRole('heading', { level: 2, name: 'd-06' })).toBeVisible();
  await expect(compared.item).toContainText('3 of 3');
  await page.keyboard.press('k');
  await expect(compared.item.getByRole('heading', { level: 2, name: 's-05' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(compared.item).toHaveCount(0);
  await expect.poll(compared.ids).toEqual(REGRESSIONS);

  // Of an item that is in one file alone, the other side says so.
  await compared.chip('All').click();
  await compared.chip('Only in A').click();
  await compared.rows.first().click();
  await expect(compared.side('A')).toContainText(/right.*match/);
  await expect(compared.side('B')).toContainText('B does not have this item.');
  await compared.side('A').getByRole('link', { name: 'Open in the results of A' }).click();
  await expect(compared.bench.item).toContainText('d-07');
  await expect(page.getByRole('grid', { name: 'Items', exact: true })).toBeVisible();
});

test('a link shows the same after a reload and in another tab; Back goes the way back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const compared = comparison(page);
  await compared.openSample();
  await compared.chip('Fix').click();
  await compared.rows.filter({ hasText: 'o-04' }).click();
  await expect(compared.side('A')).toContainText(/wrong.*name/);
  await compared.bench.expectHash('o-04');
  await compared.bench.expectKept('orchard-before.jsonl', 'orchard-after.jsonl');
  const link = await copied(page, async () => compared.item.getByRole('button', { name: 'Copy link' }).click());
  await page.reload();
  await expect(compared.side('A')).toContainText(/wrong.*name/);
  await expect(compared.side('B')).toContainText(/right.*match/);
  await expect(compared.item).toContainText('2 of 5');
  await page.goBack();
  await expect.poll(compared.ids).toEqual(FIXES);
  await page.goForward();
  await expect(compared.item.getByRole('heading', { level: 2, name: 'o-04' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(link);
  await expect(comparison(other).side('B')).toContainText(/right.*match/);
  await other.close();
});

test('swapped, what broke is mended and what was mended breaks', async ({ page }) => {
  const compared = comparison(page);
  await compared.openSample();
  await page.getByRole('button', { name: 'Swap A and B' }).click();
  await expect(compared.chip('Gained')).toHaveText(/Gained 1/);
  await expect(compared.joined).toHaveText('22 items joined by id');
  expect(await compared.matrix()).toEqual([
    'right | 11 | 5 | 16',
    'wrong | 3 | 2 | 5',
    'not judged | 1 | 0 | 1',
    'together | 15 | 7 | 22',
  ]);
  await expect(compared.gate).toContainText('Fewer are right in all: 16 of 22 items before, 15 now.');
  await expect(compared.gate.getByRole('listitem')).toHaveText(['orders 7 before, 4 now']);
  await compared.chip('Regression').click();
  await expect.poll(compared.ids).toEqual(FIXES);
  await page.getByRole('button', { name: 'Swap A and B' }).click();
  await expect(compared.chip('Lost')).toHaveText(/Lost 1/);
  await expect.poll(compared.ids).toEqual(REGRESSIONS);
});

test('two sets of replies over one dataset, and two ways to judge one run, are compared', async ({ page, axe }) => {
  const compared = comparison(page);
  const wanted = ['red', 'green', 'blue', 'white'];
  const dataset = jsonl(wanted.map((text, at) => asked(`x${at + 1}`, text)));
  function replies(...texts: readonly string[]): string {
    return jsonl(texts.map((text, at) => ({ id: `x${at + 1}`, reply: { text } })));
  }
  await compared.bench.start();
  await compared.bench.choose(
    files({
      'colours.jsonl': dataset,
      // x2 breaks, x3 is mended, x4 is right only where case does not count.
      'old.jsonl': replies('red', 'green', 'yellow', 'WHITE'),
      'new.jsonl': replies('red', 'Greene', 'blue', 'WHITE'),
    }),
  );
  await expect(compared.bench.grid).toBeVisible();
  await compared.bench.setOption('Replies', 'new.jsonl');
  await page.getByRole('button', { name: 'Compare…' }).click();
  await page.getByRole('menuitem', { name: 'replies old.jsonl' }).click();
  await expect(compared.joined).toHaveText('4 items joined by id');
  await expect.poll(compared.matrix).toEqual(['right | 2 | 1 | 3', 'wrong | 1 | 0 | 1', 'together | 3 | 1 | 4']);
  await expect(compared.gate).toContainText('No regression: 3 of 4 items right before, 3 now.');
  await expect.poll(async () => (await compared.ids()).slice(0, 2)).toEqual(['x2', 'x3']);
  await axe();

  await compared.chooseFile('A', 'colours.jsonl, replies new.jsonl');
  await expect(page.getByText('Both sides are one and the same run, so nothing can differ.')).toBeVisible();
  await compared.chooseScoring('B', '… with fold case and white space: off');
  await expect(page.getByText('The two are judged in different ways')).toBeVisible();
  await expect.poll(async () => (await compared.matrix())[0]).toBe('right | 2 | 1 | 3');
  await expect(compared.gate).toContainText('Fewer are right in all: 3 of 4 items before, 2 now.');
  await expect.poll(async () => (await compared.ids())[0]).toBe('x4');
});

test('a run is held against a file of results in totals, as such a file has no items', async ({ page, axe }) => {
  const compared = comparison(page);
  const bench = workbench(page);
  await bench.start();
  await bench.choose(files({ 'six.jsonl': six, 'outputs.jsonl': recorded() }));
  await expect(bench.grid).toBeVisible();
  await drop(page.locator('body'), files({ 'base.json': resultFile({ exact_match: 3, adapter: 'mine' }) }));
  await expect(page.getByText('1 regression against base.json')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await compared.chooseFile('A', 'base.json (totals only)');
  const main = page.getByRole('main');
  await expect(main.getByText('1 regression against base.json')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'exact match fell from 3 to 2' })).toBeVisible();
  await expect(main).toContainText('The baseline is of the adapter mine, this run of outputs.jsonl');
  await expect(main).toContainText(/base\.json holds totals and categories/);
  const numbers = page.getByRole('region', { name: 'Numbers of TOOLCALL-300' }).first();
  expect((await cells(numbers)).map((row) => row.split(' | ').slice(1, 3).join(', '))).toEqual([
    '3 of 6, 2 of 6',
    '1 of 6, 1 of 6',
    '2 of 6, 2 of 6',
    '1 of 6, 1 of 6',
  ]);
  await axe();
  await bench.expectHash('baseline.');
  await bench.expectKept('six.jsonl', 'outputs.jsonl');
  await page.reload();
  await expect(main.getByText('1 regression against base.json')).toBeVisible();
  // The other way round there is nothing to judge.
  await page.getByRole('button', { name: 'Swap A and B' }).click();
  await expect(main).toContainText('it belongs to A');
  await axe();
});

test('where no id meets, items meet by what they ask; where nothing meets, it is said instead of numbers', async ({
  page,
  axe,
}) => {
  const compared = comparison(page);
  const before = [asked('a1', 'red', 'red', 'Which?'), asked('a2', 'blue', 'blue', 'What?')];
  const after = [asked('b1', 'red', 'green', 'Which?'), asked('b2', 'blue', 'blue', 'What else?')];
  await compared.openBoth(['before.jsonl', jsonl(before)], ['after.jsonl', jsonl(after)]);
  await expect(compared.joined).toHaveText('1 item joined by input, as no id meets');
  await expect.poll(async () => (await compared.matrix())[0]).toBe('right | 0 | 1 | 1');
  await compared.rows.first().click();
  await expect(compared.item).toContainText('A calls it a1');
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Join' }).selectOption({ label: 'by id' });
  await expect(page.getByText('No item of A meets one of B')).toBeVisible();
  await expect(page.getByText('They share no id. Join them by input')).toBeVisible();
  await axe();
  await page.getByText('2 only in A').click();
  await expect(page.getByRole('listitem').filter({ hasText: /^a1$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Join' }).selectOption({ label: 'by id, else by input' });
  await expect(compared.joined).toHaveText('1 item joined by input, as no id meets');
});

test('files without ids meet by what they ask, whatever row it stands in; where B judged nothing there is no gate', async ({
  page,
  axe,
}) => {
  const compared = comparison(page);
  const rows = ['red', 'blue', 'white'].map((text) => ({
    input: `Which is ${text}?`,
    reference: { text },
    reply: { text: text === 'white' ? 'grey' : text },
  }));
  const later = rows.slice(1).map(({ input, reference }) => ({ input, reference }));
  await compared.openBoth(['before.jsonl', jsonl(rows)], ['later.jsonl', jsonl(later)]);
  await expect(compared.joined).toHaveText('2 items joined by input, as neither file has ids');
  await expect(page.getByText('1 only in A')).toBeVisible();
  await expect(compared.gate).toContainText('B judged none of the joined items, so there is no gate.');
  await expect(compared.gate).not.toContainText('Regression');
  await axe();
});

test('what is listed is a step for Back, what is typed is none, and out of an item it goes back', async ({ page }) => {
  const compared = comparison(page);
  await compared.openSample();
  await compared.chip('Fix').click();
  await expect.poll(compared.ids).toEqual(FIXES);
  await page.getByRole('searchbox', { name: 'Search' }).fill('o-0');
  await expect.poll(compared.ids).toEqual(FIXES.slice(0, 4));
  await compared.chip('Regression').click();
  await expect.poll(compared.ids).toEqual(['o-05', ...FIXES.slice(0, 4)]);
  await expect(compared.chip('All')).toHaveText('All 8');
  await compared.rows.first().click();
  await expect(compared.item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(compared.item).toHaveCount(0);
  await page.goBack();
  await expect.poll(compared.ids).toEqual(FIXES.slice(0, 4));
  await page.goBack();
  await expect.poll(async () => (await compared.ids()).length).toBeGreaterThan(15);
});

test('a file that records verdicts alone is compared, too; questions under one id that differ are pointed out', async ({
  page,
  axe,
}) => {
  const compared = comparison(page);
  const before = [asked('a', 'red', 'red'), asked('b', 'blue', 'green'), asked('c', 'white', 'white')];
  const after = ['a', 'b', 'c'].map((id) => ({
    id,
    input: id === 'c' ? 'Something else?' : `What is ${id}?`,
    recorded: { judge: id === 'a' ? 'FAIL' : 'PASS' },
  }));
  await compared.openBoth(['before.jsonl', jsonl(before)], ['judged.jsonl', jsonl(after)]);
  await expect(compared.joined).toHaveText('3 items joined by id');
  await expect
    .poll(async () => (await compared.matrix()).slice(0, 2))
    .toEqual(['right | 1 | 1 | 2', 'wrong | 1 | 0 | 1']);
  await expect(page.getByText('The two are judged in different ways')).toBeVisible();
  // The one asks something else; to have no reference is no other question.
  await page.getByText('1 joined item differs in input or reference').click();
  await expect(
    page.getByRole('region', { name: 'How the items met' }).getByRole('listitem').filter({ hasText: /^c$/ }),
  ).toBeVisible();
  await compared.rows.first().click();
  await expect(compared.side('A')).toContainText(/right.*match/);
  await expect(compared.side('B')).toContainText(/wrong.*recorded-wrong/);
  await expect(compared.side('B')).toContainText('No reply in this file.');
  await axe();
});

test('what is listed is exported, for spreadsheets and as JSON Lines', async ({ page }) => {
  const compared = comparison(page);
  await compared.openSample();
  await compared.chip('Regression').click();
  await compared.chip('Only in A').click();
  await expect.poll(compared.ids).toEqual([...REGRESSIONS, 'd-07']);
  const lines = (await exported(page, 'JSON Lines')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { id: 'o-05', change: 'regression', category: 'orders', a_state: 'right', b_state: 'wrong', b_reason: 'arguments' },
    { id: 's-05', change: 'regression', category: 'stock', a_reason: 'match', b_reason: 'arguments' },
    { id: 'd-06', change: 'regression', category: 'delivery', b_reason: 'call-count' },
    { id: 'd-07', change: 'only-a', category: 'delivery', a_state: 'right', b_state: null, b_reason: null },
  ]);
  const csv = (await exported(page, 'CSV (safe for spreadsheets)')).replace('\u{feff}', '').trimEnd().split('\r\n');
  expect(csv[0]).toBe('id,attempt,change,category,a_state,a_reason,a_score,b_state,b_reason,b_score');
  expect(csv[1]).toMatch(/^o-05,0,regression,orders,right,match,[^,]*,wrong,arguments,/);
  expect(csv).toHaveLength(5);
});

test('a link waits for the files that are not here, one after the other', async ({ page, axe }) => {
  const compared = comparison(page);
  const [before, after] = [await sampleText('orchard-before.jsonl'), await sampleText('orchard-after.jsonl')];
  await page.goto(`/#/compare/${dataKey(before)}/${dataKey(after)}?i=0.s-08`);
  await expect(page.getByRole('button', { name: /choose files/i }).first()).toBeVisible();
  await axe();
  await compared.bench.choose(files({ 'before.jsonl': before }));
  await expect(page.getByRole('button', { name: /choose files/i }).first()).toBeVisible();
  await compared.bench.choose(files({ 'after.jsonl': after }));
  await expect(compared.side('A')).toContainText(/right.*match/);
  await expect(compared.side('B')).toContainText(/not judged.*not run/);
  await page.keyboard.press('Escape');
  await expect(compared.joined).toHaveText('22 items joined by id');
});

async function exported(page: Page, kind: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  return readFile(await (await download).path(), 'utf8');
}
