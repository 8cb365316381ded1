import { find, jsonl } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

const TURNS = 500;

/** 2,001 messages: a long system prompt, then question, two calls and their results, last first, again and again. */
const input: unknown[] = [
  { role: 'system', content: Array.from({ length: 50 }, (_, line) => `Rule ${line + 1}: be brief.`).join('\n') },
  ...Array.from({ length: TURNS }, (_, turn) => [
    { role: 'user', content: `Question ${turn + 1}. ${'Take your time. '.repeat(turn % 30)}` },
    {
      role: 'assistant',
      content: null,
      tool_calls: [call(`a${turn}`, 'tide', { pier: turn }), call(`b${turn}`, 'wind', { pier: turn })],
    },
    { role: 'tool', tool_call_id: `b${turn}`, content: 'calm' },
    {
      role: 'tool',
      tool_call_id: `a${turn}`,
      content: turn === 321 ? 'a needle in the water' : 'high\n'.repeat(turn % 40),
    },
  ]).flat(),
];

function call(id: string, name: string, args: unknown): unknown {
  return { id, type: 'function', function: { name, arguments: JSON.stringify(args) } };
}

const long = {
  id: 'long',
  input,
  reference: { calls: [find('oslo')] },
  reply: { calls: [find('rome')], text: 'No needle here.' },
  recorded: { success: true, why: 'The needle was found.' },
};

test('of 2,001 messages a screenful is in the page, and both ends are one key away', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl([long]));
  await bench.openItem('long');
  await bench.tab('Messages').click();
  const list = bench.item.getByRole('list', { name: 'Messages' });
  const rows = list.locator('[aria-posinset]');
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(input.length + 1));
  expect(await rows.count()).toBeLessThan(60);
  await expect(list).toContainText('Rule 3: be brief.');
  await expect(list).not.toContainText('Rule 4: be brief.');
  await axe();
  await list.focus();
  await page.keyboard.press('End');
  const last = list.locator(`[aria-posinset="${input.length + 1}"]`);
  await expect(last).toBeFocused();
  await expect(last).toContainText('No needle here.');
  await page.keyboard.press('ArrowUp');
  await expect(list.locator(`[aria-posinset="${input.length}"]`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(list.locator('[aria-posinset="1"]')).toBeFocused();
  await bench.item.getByRole('button', { name: 'Expand all' }).click();
  await expect(list).toContainText('Rule 50: be brief.');
});

test('what is in sight stays in its place while the rows above it are measured', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl([long]));
  await bench.openItem('long');
  await bench.tab('Messages').click();
  await bench.item.getByRole('button', { name: 'To the last message' }).click();
  await expect(bench.item.locator(`[aria-posinset="${input.length + 1}"]`)).toBeVisible();
  const panel = page.getByRole('tabpanel', { name: 'Messages' });
  await panel.hover();
  for (let step = 0; step < 25; step += 1) {
    const before = await firstInSight();
    await page.mouse.wheel(0, -160);
    await expect.poll(async () => Math.abs((await topOf(before.row)) - before.top - 160)).toBeLessThan(2);
  }

  async function firstInSight(): Promise<{ row: string; top: number }> {
    return panel.evaluate((element) => {
      const rows = [...element.querySelectorAll('[aria-posinset]')];
      const { top } = element.getBoundingClientRect();
      const row = rows.find((one) => one.getBoundingClientRect().bottom > top) ?? rows[0]!;
      return { row: row.getAttribute('aria-posinset') ?? '', top: row.getBoundingClientRect().top };
    });
  }
  async function topOf(row: string): Promise<number> {
    return bench.item.locator(`[aria-posinset="${row}"]`).evaluate((one) => one.getBoundingClientRect().top);
  }
});

test('a result is tied to its call by the id, and each leads to the other', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl([long]));
  await bench.openItem('long');
  await bench.tab('Messages').click();
  const [calls, wind, tide] = [3, 4, 5].map((place) => bench.item.locator(`[aria-posinset="${place}"]`));
  await expect(wind!).toContainText('result of wind call 2');
  await expect(tide!).toContainText('result of tide call 1');
  await calls!.getByRole('button', { name: 'result' }).first().click();
  await expect(tide!).toBeFocused();
  await tide!.getByRole('button', { name: 'call 1' }).click();
  await expect(calls!).toBeFocused();
});

test('an item is searched in all its views, by one key, and what is found comes into sight', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl([long]));
  await bench.openItem('long');
  await bench.tab('Messages').click();
  await page.keyboard.press('f');
  const search = page.getByRole('search');
  await expect(page.locator('#item-find-field')).toBeFocused();
  await page.keyboard.type('NEEDLE');
  await expect(search.getByRole('status')).toHaveText('1 of 2');
  await expect(bench.item.getByText('a needle in the water')).toBeInViewport();
  await axe();
  await page.keyboard.press('Enter');
  await expect(search.getByRole('status')).toHaveText('2 of 2');
  await expect(bench.item.getByText('No needle here.')).toBeInViewport();
  await search.getByRole('button', { name: 'Recorded 1' }).click();
  await expect(bench.tab('Recorded')).toHaveAttribute('aria-selected', 'true');
  await expect(search.getByRole('status')).toHaveText('1 of 1');
  await page.locator('#item-find-field').press('Escape');
  await expect(search).toHaveCount(0);
});

test('a recorded verdict stands beside the computed one, and that they differ is said', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl([long]));
  await bench.openItem('long');
  await page.keyboard.press('5');
  const panel = page.getByRole('tabpanel', { name: 'Recorded' });
  await expect(panel).toContainText('success');
  await expect(panel).toContainText('differs');
  await expect(panel).toContainText('The needle was found.');
  await axe();
});
