import { gzipSync } from 'node:zlib';
import { files } from './support/files.ts';
import { expectNothingHidden } from './support/hostile.ts';
import { find, jsonl, manyItems } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench, type Workbench } from './support/workbench.ts';

const markup = '<img src=x onerror="document.title=\'pwned\'"><script>document.title="pwned"</script>';
const bidi = 'a\u202Eb\u2066c\u200Bd';
const COLUMNS = ['id', 'category', 'question', 'gold', 'answer', 'judge_verdict', 'judge_comment', 'note'];

for (const [what, evil] of [
  ['markup', markup],
  ['characters that cannot be seen', bidi],
] as const) {
  test(`${what} in every field of a mapped table stay text, in every view`, async ({ page, axe }) => {
    const bench = workbench(page);
    const table = csv([
      [...COLUMNS, evil],
      ...['PASS', 'FAIL', evil].map((judge, at) => [
        `${at}${evil}`,
        evil,
        `${evil} ${at}`,
        evil,
        at === 0 ? evil : `${evil}.`,
        judge,
        evil,
        evil,
        evil,
      ]),
    ]);
    await bench.start();
    await bench.choose(files({ 'table.csv': table }));
    const step = page.getByRole('dialog');
    await expect(step.getByRole('combobox', { name: 'What question holds' })).toHaveValue('input');
    await expectNothingHidden(page);
    await axe();
    await step.getByRole('button', { name: 'Open', exact: true }).click();
    await bench.expectShown(3, 3);
    await everyView(bench);
    await axe();
  });

  test(`${what} in every field of a chat stay text, in every view`, async ({ page, axe }) => {
    const bench = workbench(page);
    const call = { name: `find${evil}`, arguments: { city: evil, [evil]: evil } };
    const chats = ['pass', 'fail', evil].map((judge, at) => ({
      id: `${at}${evil}`,
      category: evil,
      messages: [
        { role: 'system', content: evil },
        { role: 'user', name: evil, content: evil },
        { role: 'assistant', content: null, tool_calls: [chatCall(`c${evil}`, call)] },
        { role: 'tool', tool_call_id: `c${evil}`, name: evil, content: evil },
        { role: 'user', content: `${evil} ${at}` },
        { role: 'assistant', content: evil, tool_calls: at === 0 ? [] : [chatCall('last', call)] },
      ],
      tools: [{ type: 'function', function: { name: call.name, description: evil, parameters: schema(evil) } }],
      reference: { calls: [call] },
      recorded: { judge, [evil]: evil },
    }));
    await bench.open(jsonl(chats), 'chats.jsonl');
    await bench.expectShown(3, 3);
    await everyView(bench);
    await axe();
  });
}

test('names that every object has are columns, facets, filters and exports like any other', async ({ page, axe }) => {
  const bench = workbench(page);
  const names = ['__proto__', 'constructor', 'toString'];
  const table = csv([
    ['id', 'question', 'gold', 'answer', ...names],
    ...Array.from({ length: 12 }, (_, at) => [
      `q-${at}`,
      `question ${at}`,
      'x',
      'x',
      at === 7 ? 'a' : 'b',
      at % 2 === 0 ? 'even' : 'odd',
      at < 6 ? 'c1' : 'c2',
    ]),
  ]);
  await bench.start();
  await bench.choose(files({ 'names.csv': table }));
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await bench.expectShown(12, 12);
  await bench.facet('__proto__', 'b').click();
  await expect(bench.filter).toHaveValue('recorded.__proto__ = b');
  await bench.expectShown(11, 12);
  await bench.type('recorded.constructor = even and recorded.toString = c1');
  await bench.expectShown(3, 12);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const chosen = page.getByRole('checkbox', { name: /^__proto__/ });
  if (!(await chosen.isChecked())) await chosen.check();
  await page.keyboard.press('Escape');
  await bench.type('');
  const header = bench.grid.getByRole('columnheader', { name: /^__proto__/ });
  await header.getByRole('button').first().click();
  await expect(bench.rows.first()).toContainText('q-7');
  await axe();
  const lines = (await bench.export('JSON Lines')).trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as { id: string; recorded: object });
  const recorded = rows.find(({ id }) => id === 'q-7')?.recorded ?? {};
  expect(Object.entries(recorded)).toEqual(
    expect.arrayContaining([
      ['__proto__', 'a'],
      ['constructor', 'odd'],
      ['toString', 'c2'],
    ]),
  );
  const [head] = (await bench.export('CSV as it is')).split('\r\n');
  for (const name of names) expect(head).toContain(`recorded.${name}`);
});

test('two ids that are one as floating numbers stay two items, in lines, in tables and through a mapping', async ({
  page,
}) => {
  const bench = workbench(page);
  const ids = ['9007199254740992', '9007199254740993'];
  const lines = ids.map((id) => `{"id":${id},"input":"${id.at(-1)}","reference":{"text":"a"},"reply":{"text":"a"}}\n`);
  const mapped = ids.map((id) => `{"case_id":${id},"query":"q${id.at(-1)}","gold":"a","model_output":"a"}\n`);
  const table = csv([['id', 'question', 'gold', 'answer'], ...ids.map((id) => [id, `q${id.at(-1)}`, 'a', 'a'])]);
  for (const [name, content, asked] of [
    ['ids.jsonl', lines.join(''), false],
    ['ids.csv', table, true],
    ['mapped.jsonl', mapped.join(''), true],
  ] as const) {
    await bench.start();
    await bench.choose(files({ [name]: content }));
    if (asked) await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await bench.expectShown(2, 2);
    for (const id of ids) await expect(bench.row(id)).toHaveCount(1);
    await bench.type(`id = ${ids[1]}`);
    await bench.expectShown(1, 2);
    await bench.row(ids[1]!).click();
    await bench.expectHash(`/item/${ids[1]}/0`);
  }
});

test('what a spreadsheet would reckon with is written as text, and read again as it was', async ({ page }) => {
  const bench = workbench(page);
  const notes = ['=1+1', '-4', '@SUM(A1)', '+49 30', "'=already", '\t=tab', '-4+5'];
  const rows = notes.map((note, at) => [`q-${at}`, `q ${at}`, 'a', 'a', note]);
  await bench.start();
  await bench.choose(files({ 'notes.csv': csv([['id', 'question', 'gold', 'answer', 'note'], ...rows]) }));
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await bench.expectShown(notes.length, notes.length);
  const written = await bench.export('CSV (safe for spreadsheets)');
  // By hand: an apostrophe stands before what would be a formula, and a number is none.
  for (const cell of ["'=1+1", '-4', "'@SUM(A1)", "'+49 30", "''=already", "'\t=tab", "'-4+5"]) {
    expect(written).toMatch(new RegExp(`,"?${cell.replaceAll(/[+()^$.*?]/g, String.raw`\$&`)}"?\r\n`));
  }

  await bench.start();
  await bench.choose(files({ 'written.csv': written }));
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await bench.expectShown(notes.length, notes.length);
  const again = (await bench.export('JSON Lines')).trim().split('\n');
  const read = again.map((line) => {
    const { recorded } = JSON.parse(line) as { recorded: Record<string, unknown> };
    return Object.entries(recorded).find(([name]) => name.endsWith('note'))?.[1];
  });
  expect(read).toEqual(notes);
});

test('an expression that would hang a backtracking engine is answered within a second', async ({ page }) => {
  const bench = workbench(page);
  const rows = Array.from({ length: 50 }, (_, at) => ({
    id: `q-${at}`,
    input: `${'a'.repeat(5000)}${at === 7 ? '' : '!'}`,
    reference: { calls: [find('a')] },
    reply: { calls: [find('a')] },
  }));
  await bench.open(jsonl(rows));
  await bench.expectShown(50, 50);
  // Timed in the page: the looks from here come at times of their own.
  await bench.grid.evaluate((grid) => {
    const from = { at: Number.NaN };
    addEventListener('input', () => void (from.at = performance.now()), { capture: true, once: true });
    new MutationObserver(() => {
      if (grid.getAttribute('aria-rowcount') === '2') grid.dataset['answered'] ??= String(performance.now() - from.at);
    }).observe(grid, { attributes: true });
  });
  await bench.type('input matches /^(a+)+$/');
  await bench.expectShown(1, 50);
  await expect(bench.grid).toHaveAttribute('data-answered');
  expect(Number(await bench.grid.getAttribute('data-answered'))).toBeLessThan(1000);
  // The page answers to what comes next.
  await bench.type('id = q-3');
  await bench.expectShown(1, 50);
});

test('a gzip file that would unpack to a thousand times its size is refused in a sentence, and the page stays', async ({
  page,
}) => {
  const bench = workbench(page);
  await bench.start();
  const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, ' '));
  await bench.choose(files({ 'bomb.jsonl.gz': bomb }));
  const said = page.getByRole('alert').filter({ hasText: 'bomb.jsonl.gz could not be opened' });
  await expect(said).toContainText(`has ${bomb.length.toLocaleString('en')} bytes and would unpack to more than`);
  await expect(said).toContainText('Unpack it yourself if you trust it');
  await bench.choose(files({ 'items.jsonl': jsonl(manyItems(3)) }));
  await bench.expectShown(3, 3);
});

function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('');
}

function chatCall(id: string, { name, arguments: values }: { name: string; arguments: unknown }): object {
  return { id, type: 'function', function: { name, arguments: JSON.stringify(values) } };
}

function schema(name: string): object {
  return { type: 'object', properties: { city: { type: 'string', description: name } } };
}

/** Results, the file report, the chart, the columns, and every view of an item. */
async function everyView({ page, rows, item }: Workbench): Promise<void> {
  await expectNothingHidden(page);
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await expectNothingHidden(page);
  await page.getByRole('button', { name: 'Close the chart' }).click();
  for (const [button, dialog] of [
    [/3 items · /, 'File report'],
    ['Columns', 'Columns'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expectNothingHidden(page);
    await page.keyboard.press('Escape');
  }
  await rows.nth(1).dblclick();
  await expect(item).toBeVisible();
  await expect(item.getByRole('tab', { name: /^Raw/ })).toBeVisible();
  for (const tab of await item.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(item.getByRole('tabpanel')).toBeVisible();
    await expectNothingHidden(page);
    // The editor comes a moment after the plain text that stands in for it.
    if ((await tab.textContent())?.startsWith('Raw') === true) {
      await expect(item.locator('.monaco-editor .view-line').first()).toBeVisible();
      await expectNothingHidden(page);
    }
  }
}
