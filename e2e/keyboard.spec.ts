import { jsonl, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test('everything of the main job can be done by the keyboard alone', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.start();
  // The sample is reached by Tab alone.
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.startsWith('Night porter')) break;
  }
  await page.keyboard.press('Enter');
  await expect(bench.rows.first()).toBeVisible();

  const chosen = bench.grid.locator('[aria-selected=true]');
  await page.keyboard.press('j');
  await expect(chosen).toHaveAttribute('data-index', '0');
  await page.keyboard.press('j');
  await expect(chosen).toHaveAttribute('data-index', '1');
  await page.keyboard.press('k');
  await expect(chosen).toHaveAttribute('data-index', '0');
  await page.keyboard.press('Enter');
  await expect(bench.item).toBeVisible();

  for (const [key, name] of [
    ['2', 'Messages'],
    ['3', 'Tools'],
    ['4', 'Raw'],
    ['1', 'Comparison'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(bench.tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  const name = bench.item.getByRole('heading').first();
  let before = (await name.textContent()) ?? '';
  await page.keyboard.press(']');
  await expect(name).not.toHaveText(before);
  // The next wrong one and back: where it began need not be wrong.
  before = (await name.textContent()) ?? '';
  await page.keyboard.press(']');
  await expect(name).not.toHaveText(before);
  await page.keyboard.press('[');
  await expect(name).toHaveText(before);
  await page.keyboard.press('Escape');
  await expect(bench.item).toHaveCount(0);

  await page.keyboard.press('/');
  await expect(bench.filter).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /keys/i })).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
  await axe();
  await page.keyboard.press('Escape');
});

test('letters typed into the filter are text, not commands', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.filter.focus();
  await page.keyboard.type('jk?12');
  await expect(bench.filter).toHaveValue('jk?12');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape closes what is in front: the completions, then the field, then the item, then nothing', async ({
  page,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.openItem('pay-arguments');
  await bench.filter.focus();
  await page.keyboard.type('ver');
  const completions = page.getByRole('listbox', { name: 'Completions' });
  await expect(completions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(completions).toBeHidden();
  await expect(bench.filter).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bench.filter).not.toBeFocused();
  await expect(bench.item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bench.item).toHaveCount(0);
  // The address follows the last key a moment later.
  await expect.poll(() => bench.hash()).toMatch(/\?f=ver$/);
  const after = bench.hash();
  await page.keyboard.press('Escape');
  await expect(bench.grid).toBeVisible();
  expect(bench.hash()).toBe(after);
});

test('every control that Tab reaches says what it is and shows that it has the focus', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.openItem('pay-arguments');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  const seen: { name: string; shown: boolean }[] = [];
  for (let pressed = 0; pressed < 90; pressed += 1) {
    await page.keyboard.press('Tab');
    const one = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      // A field shows it by its frame, a hidden input by what stands for it.
      const looks = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
      const shown = looks.some((look) => {
        if (!(look instanceof Element)) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(look);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
      const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
      return { name: name.trim(), shown };
    });
    if (one === null) break;
    seen.push(one);
  }
  expect(seen.filter(({ name, shown }) => name === '' || !shown)).toEqual([]);
  const names = seen.map(({ name }) => name);
  for (const name of ['Export', 'Scorer', 'Keep beside', 'Filter', 'Items', 'Next item', 'More', 'Comparison']) {
    expect(names.join('\n')).toContain(name);
  }
});

test('the focus follows what opens and closes: heading of the results, name of the item, the table again', async ({
  page,
}) => {
  const bench = workbench(page);
  await bench.start();
  await page.getByRole('button', { name: /^Night porter/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(bench.grid).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const name = bench.item.getByRole('heading').first();
  await expect(name).toBeFocused();
  const first = await name.textContent();
  await expect(page.getByRole('status').filter({ hasText: `${first}: ` })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(name).not.toHaveText(first ?? '');
  await expect(name).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${await name.textContent()}: ` })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bench.item).toHaveCount(0);
  await expect(bench.grid).toBeFocused();
});

test('a row’s own value can be filtered by without a pointer', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(payments));
  await bench.expectShown(10, 10);
  await expect(bench.rows.first()).toContainText('pay-right');
  await page.keyboard.press('j');
  await expect(bench.grid).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bench.grid.getByRole('button', { name: /^Filter by / }).and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(bench.filter).not.toHaveValue('');
});
