import { answered, find, jsonl, type ItemShape } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

const markup = '<img src=x onerror="document.title=\'pwned\'"><script>document.title="pwned"</script>';
const bidi = 'abc\u202Edef\u2066ghi\u200Bjkl';
const ids = ['a/b#c d%20é', '__proto__', 'constructor', markup, bidi, '../../etc?x=1&y=2', '  spaces  ', '日本語'];

const items: ItemShape[] = ids.map((id) => ({
  ...answered(id, '__proto__', [find(id)], [find(`${id}!`)]),
  input: `${markup} ${bidi} ![](http://elsewhere.invalid/beacon.png)`,
}));

test('markup and control characters from a file stay text, and fetch nothing', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(items));
  await bench.expectShown(ids.length, ids.length);
  await expect(page.locator('img[src="x"], main script')).toHaveCount(0);
  await expect(page).not.toHaveTitle('pwned');
  await expect(bench.facet('Category', '__proto__')).toContainText(String(ids.length));
  await axe();
});

for (const id of ids) {
  test(`the item ${JSON.stringify(id)} opens, keeps its id, and is reached again by its address`, async ({ page }) => {
    const bench = workbench(page);
    await bench.open(jsonl(items));
    await bench.rows.nth(ids.indexOf(id)).dblclick();
    await expect(bench.item).toBeVisible();
    await bench.expectHash(`/item/${encodeURIComponent(id)}/0`);
    await bench.tab('Messages').click();
    await expect(bench.tab('Messages')).toHaveAttribute('aria-selected', 'true');
    await bench.expectKept('items.jsonl');
    await page.reload();
    await expect(bench.item).toBeVisible();
    await bench.expectHash(`/item/${encodeURIComponent(id)}/0`);
    await expect(page).not.toHaveTitle('pwned');
  });
}

test('characters that cannot be seen are made visible', async ({ page }) => {
  const bench = workbench(page);
  await bench.open(jsonl(items));
  await bench.rows.nth(ids.indexOf(bidi)).dblclick();
  await expect(bench.item.getByRole('img', { name: 'U+202E right-to-left override' }).first()).toBeVisible();
  await expect(bench.item.getByRole('img', { name: /^U\+200B/ }).first()).toBeVisible();
});

test('an address that leads nowhere leads to the start, and says so', async ({ page }) => {
  await page.goto('/#/no/such/place');
  await expect(page.getByText(/nothing leaves this tab/i).first()).toBeVisible();
  await expect(page.getByText(/no\/such\/place|leads nowhere|no view/i).first()).toBeVisible();
});
