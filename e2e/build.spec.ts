import type { CDPSession, Locator, Page } from '@playwright/test';
import { drop, files } from './support/files.ts';
import { jsonl, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';

/** The table of document 004, as it prints it: exact, order-aware, set overlap, step credit. */
const DOCUMENT: readonly (readonly [run: string, scores: readonly string[], judge: string])[] = [
  ['R1', ['1.00', '1.00', '1.00', '1.00'], 'PASS'],
  ['R2', ['0.00', '0.75', '1.00', '0.60'], 'PASS'],
  ['R3', ['0.00', '0.75', '0.75', '0.60'], 'PASS'],
  ['R4', ['0.00', '1.00', '1.00', '0.80'], 'PASS'],
  ['R5', ['0.00', '0.50', '0.50', '0.50'], 'FAIL'],
  ['R6', ['0.00', '1.00', '1.00', '0.80'], 'PASS'],
  ['R7', ['0.00', '1.00', '1.00', '0.80'], 'PASS'],
  ['R8', ['0.00', '0.25', '0.25', '0.25'], 'FAIL'],
];

/** What a reader does in the builder and what stands there. */
function builder(page: Page) {
  function steps(lane: 'reference' | 'candidate'): Locator {
    return page.locator(`[data-lane=${lane}]`);
  }
  return {
    start: async () => {
      await page.goto('/#/build');
      await expect(page.locator('[data-score=exact]')).toBeVisible();
    },
    steps,
    scores: async () =>
      Promise.all(
        ['exact', 'order_aware', 'set_overlap', 'step_credit'].map(async (name) =>
          page.locator(`[data-score=${name}] dd`).first().innerText(),
        ),
      ),
    formula: (name: string) => page.locator(`[data-score=${name}] dd`).nth(1),
    run: async (id: string) => page.getByRole('button', { name: id, exact: true }).click(),
    /** `open EXTRA` of each step of a lane. */
    labels: async (lane: 'reference' | 'candidate') =>
      (await steps(lane).allInnerTexts()).map((text) =>
        text.replace(/^\d+/, '').split(/\s+/).filter(Boolean).join(' '),
      ),
    judge: page.getByRole('region', { name: 'Mock judge' }),
    undo: page.getByRole('button', { name: 'Undo' }),
  };
}

test('the table of the document is read from the page digit by digit', async ({ page, axe }) => {
  const build = builder(page);
  await build.start();
  await expect(page.getByRole('button', { name: 'R3', exact: true })).toHaveAttribute('aria-pressed', 'true');
  for (const [run, scores, judge] of DOCUMENT) {
    await build.run(run);
    await expect.poll(async () => [run, ...(await build.scores())]).toEqual([run, ...scores]);
    await expect(build.judge.getByText(judge, { exact: true })).toBeVisible();
  }
  await build.run('R3');
  await expect(build.formula('step_credit')).toHaveText('3 / (3 + 1 + 1) = 0.60');
  await expect(build.formula('exact')).toHaveText('same steps in the same order: no → 0.00');
  await expect(build.formula('set_overlap')).toHaveText('3 / 4 = 0.75');
  await expect
    .poll(async () => build.labels('candidate'))
    .toEqual(['search MATCH', 'open MATCH', 'search EXTRA', 'answer MATCH']);
  await expect
    .poll(async () => build.labels('reference'))
    .toEqual(['search MATCH', 'open MATCH', 'convert MISSING', 'answer MATCH']);
  await page.getByText('What other systems would say').click();
  await expect(page.locator('[data-school]').first()).toBeVisible();
  await axe();
});

test('R2 dragged into R1 goes from 0 / 0.75 / 1 / 0.60 to 1 / 1 / 1 / 1, and its link shows the same elsewhere', async ({
  page,
  context,
}) => {
  const build = builder(page);
  await build.start();
  await build.run('R2');
  await expect
    .poll(async () => build.labels('candidate'))
    .toEqual(['open EXTRA', 'search MATCH', 'convert MATCH', 'answer MATCH']);
  await expect.poll(async () => build.labels('reference')).toContain('open MISSING');
  await expect(page.getByText('2 equally good alignments, showing the earliest')).toBeVisible();
  await expect(page.getByText('MOVED')).toBeVisible();
  await expect.poll(async () => build.scores()).toEqual(['0.00', '0.75', '1.00', '0.60']);
  await page.getByRole('button', { name: 'Next alignment' }).click();
  await expect
    .poll(async () => build.labels('candidate'))
    .toEqual(['open MATCH', 'search EXTRA', 'convert MATCH', 'answer MATCH']);
  await expect.poll(async () => build.scores()).toEqual(['0.00', '0.75', '1.00', '0.60']);
  await page.getByRole('button', { name: 'Next alignment' }).click();

  await dragWithMouse(page, build.steps('candidate').nth(0), build.steps('candidate').nth(1), async () =>
    expect(build.formula('step_credit')).toHaveText('4 / (4 + 0 + 0) = 1.00'),
  );
  await expect(build.formula('step_credit')).toHaveText('4 / (4 + 0 + 0) = 1.00');
  await expect.poll(async () => build.scores()).toEqual(['1.00', '1.00', '1.00', '1.00']);
  await expect
    .poll(async () => build.labels('candidate'))
    .toEqual(['search MATCH', 'open MATCH', 'convert MATCH', 'answer MATCH']);
  await build.undo.click();
  await expect.poll(async () => build.scores()).toEqual(['0.00', '0.75', '1.00', '0.60']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => build.scores()).toEqual(['1.00', '1.00', '1.00', '1.00']);

  await addressFollows(page);
  await expect(page).toHaveURL(/#\/build\?t=[\w-]+$/);
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => location.href));
  await expect(other.locator('[data-score=exact]')).toBeVisible();
  await expect.poll(async () => builder(other).scores()).toEqual(['1.00', '1.00', '1.00', '1.00']);
  await expect.poll(async () => builder(other).labels('candidate')).toEqual(await build.labels('candidate'));
});

test('a tool is dragged from the palette to its place, and scores are foreseen while it is held', async ({ page }) => {
  const build = builder(page);
  await build.start();
  const tool = page.getByRole('button', { name: 'Add convert to the candidate' });
  const [start, end] = [await centre(tool), await centre(build.steps('candidate').nth(2))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y - 20);
  await page.mouse.move(end.x - 40, end.y, { steps: 8 });
  await expect(build.formula('step_credit')).toHaveText('4 / (4 + 0 + 1) = 0.80');
  await expect
    .poll(async () => build.labels('reference'))
    .toEqual(['search MATCH', 'open MATCH', 'convert MATCH', 'answer MATCH']);
  await expect(build.steps('candidate')).toHaveCount(4);
  await page.mouse.up();
  await expect
    .poll(async () => build.labels('candidate'))
    .toEqual(['search MATCH', 'open MATCH', 'convert MATCH', 'search EXTRA', 'answer MATCH']);
  await build.undo.click();
  await expect.poll(async () => build.scores()).toEqual(['0.00', '0.75', '0.75', '0.60']);

  // Into an empty lane, of either side; and nowhere.
  await page.getByRole('button', { name: 'Clear the reference' }).click();
  const open = page.getByRole('button', { name: /^Add open to the/ });
  const from = await centre(open);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20);
  await page.mouse.move(end.x, end.y - 84, { steps: 8 });
  await expect(build.formula('step_credit')).toHaveText('1 / (1 + 0 + 3) = 0.25');
  await page.mouse.up();
  await expect.poll(async () => build.labels('reference')).toEqual(['open MATCH']);
  await dragWithMouse(page, open, page.getByRole('heading', { name: 'Build', level: 1 }), async () =>
    expect(build.formula('step_credit')).toHaveText('1 / (1 + 0 + 3) = 0.25'),
  );
  await expect(build.steps('reference')).toHaveCount(1);
  await expect(build.steps('candidate')).toHaveCount(4);
});

test('R7 is built from nothing by the mouse, and Back leaves the builder at once', async ({ page }) => {
  const build = builder(page);
  await page.goto('/#/help');
  await page.getByRole('link', { name: 'Build' }).click();
  await expect(page.locator('[data-score=exact]')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the candidate' }).click();
  await page.getByRole('button', { name: 'Clear the reference' }).click();
  await expect(page.getByText('No tools expected, none used')).toBeVisible();
  await expect.poll(async () => build.scores()).toEqual(['1.00', '1.00', '1.00', '1.00']);
  await page.getByText('Reference', { exact: true }).last().click();
  for (const name of ['search', 'open', 'convert', 'answer']) {
    await page.getByRole('button', { name: `Add ${name} to the reference` }).click();
  }
  await page.getByText('Candidate', { exact: true }).last().click();
  for (const name of ['search', 'search', 'open', 'convert', 'answer']) {
    await page.getByRole('button', { name: `Add ${name} to the candidate` }).click();
  }
  await expect.poll(async () => build.scores()).toEqual(['0.00', '1.00', '1.00', '0.80']);
  await expect
    .poll(async () => build.labels('candidate'))
    .toEqual(['search MATCH', 'search EXTRA', 'open MATCH', 'convert MATCH', 'answer MATCH']);
  await expect(page.getByText('Padding', { exact: true })).toBeVisible();
  await build.steps('candidate').nth(1).hover();
  await expect(page.getByText('Without this search: step credit 4 / 4 = 1.00')).toBeVisible();
  await expect.poll(() => page.url()).toContain('t=');
  await page.goBack();
  await expect(page).toHaveURL(/#\/help$/);
});

test('R7 is built from nothing by the keyboard alone', async ({ page }) => {
  const build = builder(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page may be drawn a moment before it listens.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await expect(page.getByRole('heading', { name: 'Build', level: 1 })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await tabTo(page, 'Clear the reference');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Clear the candidate');
  await page.keyboard.press('Enter');
  await tabTo(page, 'A name, or steps to paste');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, 'A name, or steps to paste');
  await page.keyboard.type('search > open > convert > answer');
  await page.keyboard.press('Enter');
  await expect(build.steps('reference')).toHaveCount(4);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'A name, or steps to paste');
  for (const name of ['open', 'search', 'opne']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await expect(build.steps('candidate')).toHaveCount(3);
  // To the steps: back over the field's neighbours.
  await tabTo(page, 'opne', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('input:focus')).toHaveValue('opne');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('convert');
  await page.keyboard.press('Enter');
  await expect(build.steps('candidate').nth(2)).toBeFocused();
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Delete');
  await expect(build.steps('candidate')).toHaveCount(4);
  await page.keyboard.press('F2');
  await expect(page.locator('input:focus')).toHaveValue('convert');
  await page.keyboard.type('answer');
  await page.keyboard.press('Enter');
  // open search convert answer: the first goes behind the second, and the second is doubled.
  await page.keyboard.press('Home');
  await expect(build.steps('candidate').nth(0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live=assertive]')).toContainText('Picked up open. Step 1 of 4 of the candidate.');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[aria-live=assertive]')).toContainText('open is now at: Step 2 of 4 of the candidate.');
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live=assertive]')).toContainText('Put down open. Step 2 of 4 of the candidate.');
  await expect.poll(async () => build.scores()).toEqual(['1.00', '1.00', '1.00', '1.00']);
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+d');
  await expect.poll(async () => build.scores()).toEqual(['0.00', '1.00', '1.00', '0.80']);
  await expect
    .poll(async () => build.labels('candidate'))
    .toEqual(['search MATCH', 'search EXTRA', 'open MATCH', 'convert MATCH', 'answer MATCH']);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => build.scores()).toEqual(['1.00', '1.00', '1.00', '1.00']);
});

test('arguments are written as JSON, said to be wrong with their place, and kept in the link all the same', async ({
  page,
  axe,
}) => {
  const build = builder(page);
  await build.start();
  await build.run('R1');
  await build.steps('reference').nth(0).click();
  await writeArguments(page, '{"q": "hotel", "n": 3}');
  await build.steps('candidate').nth(0).click();
  await writeArguments(page, '{"q": "hotel" "n": 3}');
  await expect(page.getByText(/Line 1, column 15: .*equals only the same text/)).toBeVisible();
  await addressFollows(page);
  await page.reload();
  await expect(page.locator('[data-score=exact]')).toBeVisible();
  await build.steps('candidate').nth(0).click();
  await expect(page.getByText(/Line 1, column 15/)).toBeVisible();
  await writeArguments(page, '{"q": "hotel", "n": "3"}');
  await page.getByLabel('Arguments have to').selectOption('exact');
  await expect(page.getByText('arguments differ: does not agree')).toBeVisible();
  await expect(page.getByRole('list', { name: 'From the reference to the candidate' })).toContainText('arguments.n');
  await axe();
});

test('a broken link says so, and what is too long for a link is offered as a file that opens here again', async ({
  page,
}) => {
  const build = builder(page);
  await page.goto('/#/build?t=abc');
  await expect(page.getByRole('alert').filter({ hasText: 'The link could not be read' })).toBeVisible();
  await expect.poll(async () => build.labels('candidate')).toHaveLength(4);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await page.evaluate(async () => {
    const names = Array.from({ length: 3000 }, (_, at) => `tool-${(at * 7919) % 3001}`);
    const data = new DataTransfer();
    data.setData('text/plain', names.join(' > '));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Too long for a link')).toBeVisible();
  await expect(page.getByText('3,004 steps')).toBeVisible();
  await expect(page).toHaveURL(/#\/build$/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).last().click();
  const file = await (await downloading).path();
  await build.run('R8');
  await expect(page.getByText('Too long for a link')).toHaveCount(0);
  await page.getByLabel('A file of the builder').setInputFiles(file);
  await expect(page.getByText('3,004 steps')).toBeVisible();
  await build.undo.click();
  await expect.poll(async () => build.scores()).toEqual(['0.00', '0.25', '0.25', '0.25']);

  const saved = '{"id": "built", "trajectory": ["a", "b"], "reference": {"trajectory": [["b", "a"]]}}';
  await drop(page.locator('body'), files({ 'pair.jsonl': saved }));
  await expect.poll(async () => build.labels('candidate')).toEqual(['a MATCH', 'b MATCH']);
  await page.getByLabel('A file of the builder').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not ours'),
  });
  const unread = page.getByRole('alert').filter({ hasText: 'notes.txt could not be opened here' });
  await expect(unread.getByRole('button', { name: 'Open it as a dataset' })).toBeVisible();
  await expect.poll(async () => build.labels('candidate')).toEqual(['a MATCH', 'b MATCH']);
  await drop(page.locator('body'), files({ 'payments.jsonl': jsonl(payments) }));
  await expect(page).toHaveURL(/#\/data\//);
});

test('two sequences of 10,000 steps are compared without holding the page up', async ({ page }) => {
  const build = builder(page);
  await build.start();
  for (const [lane, stride] of [
    ['Reference', 7919],
    ['Candidate', 104_729],
  ] as const) {
    await page.getByRole('button', { name: `Clear the ${lane.toLowerCase()}` }).click();
    await page.getByText(lane, { exact: true }).last().click();
    await page.evaluate(
      ([step]) => {
        const names = Array.from({ length: 10_000 }, (_, at) => `tool-${Math.floor(((at * step) % 10_007) / 50)}`);
        const data = new DataTransfer();
        data.setData('text/plain', names.join(' > '));
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      [stride] as const,
    );
  }
  await expect(page.getByText('10,000 steps')).toHaveCount(2);
  // The page answers while the other thread works.
  expect(await page.locator('[data-lane]').count()).toBeLessThan(120);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('10,000 steps')).toHaveCount(2);
  await expect(page.locator('[data-score=step_credit]')).toBeVisible({ timeout: 45_000 });
  const [, order = ''] = await build.scores();
  expect(Number(order)).toBeGreaterThan(0);
  await build.run('R1');
  await expect.poll(async () => build.scores()).toEqual(['1.00', '1.00', '1.00', '1.00']);
});

test.describe('390 pixels wide', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that rests picks a step up and puts it down elsewhere; one that moves at once scrolls', async ({
    page,
    axe,
  }) => {
    const build = builder(page);
    await build.start();
    await build.run('R2');
    await expect.poll(async () => build.scores()).toEqual(['0.00', '0.75', '1.00', '0.60']);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    const touch = await page.context().newCDPSession(page);
    const [from, to] = [build.steps('candidate').nth(0), build.steps('candidate').nth(1)];
    await drag(touch, from, to, 0);
    await expect
      .poll(async () => build.labels('candidate'))
      .toEqual(['open EXTRA', 'search MATCH', 'convert MATCH', 'answer MATCH']);
    await from.scrollIntoViewIfNeeded();
    await drag(touch, from, to, 400, async () =>
      expect(page.locator('[aria-live=assertive]')).toContainText('Picked up open'),
    );
    await expect(build.formula('step_credit')).toHaveText('4 / (4 + 0 + 0) = 1.00');
    await expect.poll(async () => build.scores()).toEqual(['1.00', '1.00', '1.00', '1.00']);
    await expect
      .poll(async () => build.labels('candidate'))
      .toEqual(['search MATCH', 'open MATCH', 'convert MATCH', 'answer MATCH']);
    await axe();
  });
});

test('the builder is without a violation in the dark', async ({ page, axe }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const build = builder(page);
  await build.start();
  await build.run('R2');
  await build.steps('reference').nth(1).click();
  await axe();
});

async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
      return label ?? focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (found.includes(name)) return;
  }
  throw new Error(`${name} is not reached by ${key}.`);
}

async function centre(step: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await step.boundingBox();
  if (box === null) throw new Error('The step is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lets go once what is foreseen there is on the page. */
async function dragWithMouse(page: Page, from: Locator, to: Locator, foreseen: () => Promise<void>): Promise<void> {
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let at = 1; at <= 8; at += 1) {
    await page.mouse.move(start.x + ((end.x - start.x) * at) / 8, start.y + ((end.y - start.y) * at) / 8);
  }
  await foreseen();
  await page.mouse.up();
}

/** Touch events as a finger makes them: down, a rest, moves, up. */
async function drag(
  touch: CDPSession,
  from: Locator,
  to: Locator,
  rest: number,
  held?: () => Promise<void>,
): Promise<void> {
  const [start, end] = [await centre(from), await centre(to)];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  await new Promise((resolve) => {
    setTimeout(resolve, rest);
  });
  await held?.();
  // Without a rest the first move is already one that scrolls, however slow the machine is.
  const moves = rest === 0 ? 3 : 8;
  for (let at = 1; at <= moves; at += 1) {
    const point = { x: start.x + ((end.x - start.x) * at) / moves, y: start.y + ((end.y - start.y) * at) / moves };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until the address has followed the last change: by the page's own clock, so that no load comes between. */
async function addressFollows(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
  });
}

/** Writes into the editor as a person does, once it is there. */
async function writeArguments(page: Page, text: string): Promise<void> {
  const editor = page.locator('.monaco-editor').first();
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}
