import type { BrowserContext, Page } from '@playwright/test';
import { expectLabelled, expectSaved, labelsOnDisk, openAnswers, startLabelling } from './support/durabilityLabels.ts';
import {
  asksBeforeLeaving,
  downloadedLabels,
  notSaved,
  setTrouble,
  timeToNotice,
  troubleStorage,
} from './support/durabilityTrouble.ts';
import { expect, test } from './support/test.ts';

// Labels that cannot be kept are said to be so, at once; none of them is lost while the tab is open.

for (const trouble of ['refused', 'silent'] as const) {
  test(`storage that is ${trouble} from the start is said within a second, and labels go on and can be taken along`, async ({
    page,
    baseURL,
  }) => {
    await troubleStorage(page, trouble);
    await startLabelling(page, await openAnswers(page, String(baseURL), 6));
    expect(await timeToNotice(page, 'p')).toBeLessThan(1000);
    await page.keyboard.press('f');
    await page.keyboard.press('p');
    await expectLabelled(page, 3);
    await expect(notSaved(page)).toContainText('3 labels not saved');
    expect((await downloadedLabels(page)).map(({ value }) => value)).toEqual(['PASS', 'FAIL', 'PASS']);
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
    expect(await asksBeforeLeaving(page)).toBe(true);

    await setTrouble(page, 'none');
    await notSaved(page).getByRole('button', { name: 'Try again' }).click();
    await expectSaved(page);
    await expect(notSaved(page)).toHaveCount(0);
    expect((await labelsOnDisk(page)).map(({ value }) => value)).toEqual(['PASS', 'FAIL', 'PASS']);
    expect(await asksBeforeLeaving(page)).toBe(false);
  });
}

test('storage that becomes full in the middle is said within a second, and what is saved stays saved', async ({
  page,
  baseURL,
  axe,
}) => {
  await troubleStorage(page, 'none');
  const address = await openAnswers(page, String(baseURL), 6);
  await startLabelling(page, address);
  await page.keyboard.press('p');
  await page.keyboard.press('f');
  await expectLabelled(page, 2);
  await expectSaved(page);

  await setTrouble(page, 'full');
  expect(await timeToNotice(page, 'f')).toBeLessThan(1000);
  await page.keyboard.press('p');
  await expectLabelled(page, 4);
  await expect(notSaved(page)).toContainText('2 labels not saved');
  await expect(notSaved(page)).toContainText('There is no room.');
  await axe();
  expect((await downloadedLabels(page)).map(({ value }) => value)).toEqual(['PASS', 'FAIL', 'FAIL', 'PASS']);
  expect((await labelsOnDisk(page)).map(({ value }) => value)).toEqual(['PASS', 'FAIL']);
  expect(await asksBeforeLeaving(page)).toBe(true);

  await setTrouble(page, 'none');
  // The next label takes the others with it: nobody has to press anything else.
  await page.keyboard.press('p');
  await expectSaved(page);
  expect((await labelsOnDisk(page)).map(({ value }) => value)).toEqual(['PASS', 'FAIL', 'FAIL', 'PASS', 'PASS']);
  await page.reload();
  await startLabelling(page, address);
  await expectLabelled(page, 5);
});

test('a database that another tab holds is said within a second, and is written to by itself once it is let go', async ({
  page,
  context,
  baseURL,
}) => {
  await startLabelling(page, await openAnswers(page, String(baseURL), 6));
  await page.keyboard.press('p');
  await expectSaved(page);
  const other = await emptyTab(context);
  await other.evaluate(
    async () =>
      new Promise<void>((begun) => {
        const opening = indexedDB.open('touchstone');
        opening.onsuccess = () => {
          const store = opening.result.transaction(['labels', 'scopes'], 'readwrite').objectStore('labels');
          const until = performance.now() + 4000;
          function again(): void {
            if (performance.now() < until) store.count().onsuccess = again;
            else opening.result.close();
          }
          again();
          begun();
        };
      }),
  );
  expect(await timeToNotice(page, 'f')).toBeLessThan(1000);
  expect(await downloadedLabels(page)).toHaveLength(2);
  await expectSaved(page);
  await expect(notSaved(page)).toHaveCount(0);
  expect((await labelsOnDisk(page)).map(({ value }) => value)).toEqual(['PASS', 'FAIL']);
});

test('a tab with an older version of the page says that it cannot save any more, and hands its labels out', async ({
  page,
  context,
  baseURL,
}) => {
  await startLabelling(page, await openAnswers(page, String(baseURL), 6));
  await page.keyboard.press('p');
  await expectSaved(page);
  const newer = await emptyTab(context);
  await newer.evaluate(
    async () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('touchstone', 99);
        opening.onsuccess = resolve;
        opening.onblocked = () => reject(new Error('the older page does not let go'));
      }),
  );
  expect(await timeToNotice(page, 'f')).toBeLessThan(1000);
  await expect(notSaved(page)).toContainText('newer version of this page');
  expect((await downloadedLabels(page)).map(({ value }) => value)).toEqual(['PASS', 'FAIL']);
});

/** Another tab of the site, with nothing in it that asks for anything. */
async function emptyTab(context: BrowserContext): Promise<Page> {
  const body = '<title>empty</title><link rel="icon" href="data:,">';
  await context.route('**/empty.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  const page = await context.newPage();
  await page.goto('/empty.html');
  return page;
}

test('storage that does not answer when the page comes is asked again, and the labels come with their file', async ({
  page,
  context,
  baseURL,
}) => {
  const address = await openAnswers(page, String(baseURL), 6);
  await startLabelling(page, address);
  await page.keyboard.press('p');
  await page.keyboard.press('f');
  await expectSaved(page);

  const later = await context.newPage();
  await troubleStorage(later, 'silent');
  await later.goto(address);
  await expect(later.getByRole('heading', { name: /this link needs a file/i })).toBeVisible();
  await setTrouble(later, 'none');
  await startLabelling(later, address);
  await expectLabelled(later, 2);
  await later.keyboard.press('p');
  await expectSaved(later);
  expect((await labelsOnDisk(later)).map(({ value }) => value)).toEqual(['PASS', 'FAIL', 'PASS']);
});
