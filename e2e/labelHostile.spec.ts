import { agreement } from './support/agreement.ts';
import { expectNothingHidden } from './support/hostile.ts';
import { jsonl } from './support/items.ts';
import { labelFile } from './support/labelFile.ts';
import { labelling } from './support/labelling.ts';
import { expect, test } from './support/test.ts';

const markup = '<img src=x onerror="document.title=\'pwned\'"><script>document.title="pwned"</script>';
const bidi = 'a\u202Eb\u2066c\u200Bd';
const long = 'x'.repeat(2000);

for (const [what, evil] of [
  ['markup', markup],
  ['characters that cannot be seen', bidi],
  ['texts of 2,000 characters', long],
] as const) {
  test(`${what} in items, judges, notes, tags and other raters’ files stay text where they are labelled and compared`, async ({
    page,
    axe,
  }) => {
    const ids = [`0${evil}`, `1${evil}`, '__proto__'];
    const text = jsonl(
      ids.map((id, at) => ({
        id,
        category: evil,
        input: [
          { role: 'system', content: evil },
          { role: 'user', content: `${evil} ${at}` },
        ],
        trajectory: [evil, 'answer'],
        reference: { trajectory: [evil, 'answer'] },
        reply: { text: evil },
        recorded: { judge: at === 0 ? 'PASS' : 'FAIL', judge_reason: evil, [evil]: evil },
      })),
    );
    const bench = labelling(page);
    await bench.open('hostile.jsonl', text);
    await bench.start('ayse');
    for (let place = 1; place <= ids.length; place += 1) {
      await expect(page.getByText(`Item ${place} of ${ids.length}`)).toBeVisible();
      await bench.note.fill(`${evil} note`);
      await bench.note.blur();
      await page.keyboard.press('p');
      await bench.expectProgress(`${place} / ${ids.length} labelled`);
      await expectNothingHidden(page);
    }
    await bench.expectSaved();
    const tag = page.getByRole('textbox', { name: 'Tags' });
    await tag.fill(evil.slice(0, 60));
    await tag.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove the tag/ })).toBeVisible();
    await expectNothingHidden(page);
    await axe();
    const theirs = labelFile(text, 'hostile.jsonl', markup, [
      { item: ids[0]!, value: 'FAIL', note: evil },
      { item: '__proto__', value: 'FAIL', note: evil, id: '__proto__' },
    ]);
    const step = await bench.bring('theirs.jsonl', theirs);
    await expectNothingHidden(page);
    await step.getByRole('button', { name: 'Take in' }).click();
    await expect(step).toHaveCount(0);
    await bench.expectSaved();
    await page.getByRole('link', { name: 'See the agreement' }).click();
    const view = agreement(page);
    await view.expectCells(1, 0, 2, 0);
    await expect(view.main.getByRole('region', { name: 'To settle' }).getByRole('listitem')).toHaveCount(2);
    await expectNothingHidden(page);
    await page.keyboard.press('d');
    await expect(view.main.getByRole('article')).toBeVisible();
    await expectNothingHidden(page);
    await axe();
    // Nothing reaches beyond the page but inside what scrolls by itself.
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBe(0);
  });
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test.describe(`${width} pixels wide, in the dark`, () => {
    test.use({ viewport: { width, height }, colorScheme: 'dark' });

    test('items are labelled with the thumb and compared, and nothing goes sideways', async ({ page, axe }) => {
      const text = jsonl(
        ['a', 'b'].map((id, at) => ({
          id,
          input: 'Say it.',
          reference: { text: 'it' },
          reply: { text: 'it' },
          recorded: { judge: at === 0 ? 'PASS' : 'FAIL' },
        })),
      );
      const bench = labelling(page);
      async function expectNoSidewaysScroll(): Promise<void> {
        await expect
          .poll(async () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          )
          .toBe(0);
      }
      await bench.open('two.jsonl', text);
      await expectNoSidewaysScroll();
      await axe();
      await bench.start('ayse');
      for (const name of ['PASS', 'FAIL', 'Unsure', 'Skip', 'Clear']) {
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expectNoSidewaysScroll();
      await axe();
      await page.getByRole('button', { name: 'PASS', exact: true }).click();
      await bench.expectProgress('1 / 2 labelled');
      await page.getByRole('button', { name: /^Queue: item/ }).click();
      await expect(bench.queue).toBeVisible();
      await axe();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'PASS', exact: true }).click();
      await bench.expectProgress('2 / 2 labelled');
      await page.getByRole('link', { name: 'See the agreement' }).click();
      const view = agreement(page);
      await view.expectCells(1, 0, 1, 0);
      await expectNoSidewaysScroll();
      await axe();
      await view.main.getByRole('region', { name: 'Disagreements' }).getByRole('button', { name: /^b/ }).click();
      await expect(view.main.getByRole('article')).toContainText('Say it.');
      await expectNoSidewaysScroll();
      await axe();
    });
  });
}
