import { jsonl, payments, type ItemShape } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test('the same replies are scored under any order and under the same order, one beside the other', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await expect(page.getByText('3 of 7 right (43 %, 16–75)').first()).toBeVisible();
  await expect(bench.row('find-order')).toContainText('right');
  await bench.keepBeside();
  await bench.setOption('Order of calls', 'same order');
  await expect(page.getByText('2 of 7 right (29 %, 8–64)').first()).toBeVisible();
  await bench.type('differs = yes');
  await bench.expectShown(1, 10);
  await expect(bench.row('find-order')).toContainText('wrong');
  await expect(bench.row('find-order')).toContainText('right');
  await bench.expectHash('strict');
  await axe();
});

test('the chosen scoring stands in the hash and is there after a reload', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.setOption('Order of calls', 'same order');
  await expect(page.getByText('2 of 7 right (29 %, 8–64)').first()).toBeVisible();
  await bench.expectHash('strict');
  await bench.expectKept('items.jsonl');
  await page.reload();
  await expect(page.getByText('2 of 7 right (29 %, 8–64)').first()).toBeVisible();
});

test('tools that cannot be sent refuse the scoring with their rows, until schemas are skipped', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  const [first, second] = payments;
  const tools = [
    { name: 'pay', description: 'Pays.', parameters: { to: { type: 'list(str)', description: 'Whom.' } } },
  ];
  const odd: ItemShape[] = [first!, { ...second!, tools }];
  await bench.open(jsonl(odd), 'odd.jsonl');
  const refusal = page.getByText(/cannot be sent as they are written/).first();
  await expect(refusal).toBeVisible();
  await expect(page.getByText(/list\(str\)/).first()).toBeVisible();
  await expect(page.getByText(/line 2/).first()).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Score without schemas' }).click();
  await expect(page.getByText(/1 of 2 right/).first()).toBeVisible();
  await expect(page.getByText(/schemas.*skip/i).first()).toBeVisible();
});

test('the export holds exactly the items of the filter, with their reasons', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.type('category = search');
  await bench.expectShown(5, 10);

  const rows = (await bench.export('JSON Lines'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.map(({ id, correct, reason }) => [id, correct, reason])).toEqual([
    ['find-order', true, 'match'],
    ['find-right', true, 'match'],
    ['find-not-run', null, 'not-run'],
    ['find-no-reference', null, 'no-reference'],
    ['find-fault', null, 'reference-broken'],
  ]);

  const csv = (await bench.export('CSV (safe for spreadsheets)')).trimEnd().split(/\r?\n/);
  expect(csv).toHaveLength(6);
  // A byte order mark tells a spreadsheet that the text is UTF-8.
  expect(csv[0]).toMatch(/^\uFEFFid,attempt,/);
  expect((await bench.export('CSV as it is')).split(',')[0]).toBe('id');
  expect(csv.slice(1).map((line) => line.split(',')[0])).toEqual(rows.map(({ id }) => id));
});
