import type { BrowserContext, Page } from '@playwright/test';
import {
  expectLabelled,
  expectSaved,
  eventsOnDisk,
  expectNumbered,
  openAnswers,
  startLabelling,
} from './durabilityLabels.ts';
import { expect } from './test.ts';

/**
 * Two tabs of one browser label the two halves of a file at once, five keys a frame. All labels have to be on
 * disk, numbered without a gap or a double, and both tabs have to show all of them: at once, and after a reload.
 */
export async function labelInTwoTabs(context: BrowserContext, site: string, count: number): Promise<void> {
  const one = await context.newPage();
  const address = await openAnswers(one, site, count);
  await startLabelling(one, address);
  const other = await context.newPage();
  await startLabelling(other, address);
  // The queue is the same in both: it goes by the seed and the name.
  await pressMany(other, 'j', count / 2);
  await Promise.all([pressMany(one, 'p', count / 2), pressMany(other, 'f', count / 2)]);
  for (const page of [one, other]) {
    await expectLabelled(page, count);
    await expectSaved(page);
  }
  const events = await eventsOnDisk(one);
  expectNumbered(events);
  const labels = events.filter(({ type }) => type === 'label');
  expect(labels).toHaveLength(count);
  expect(new Set(labels.map(({ item }) => item)).size).toBe(count);
  expect(labels.filter(({ value }) => value === 'PASS')).toHaveLength(count / 2);
  for (const page of [one, other]) {
    await page.reload();
    await startLabelling(page, address);
    await expectLabelled(page, count);
  }
}

/** Keys that are pressed before the page is given a frame to itself: together far faster than any hand. */
const KEYS_A_FRAME = 5;

async function pressMany(page: Page, key: string, count: number): Promise<void> {
  for (let pressed = 0; pressed < count; pressed += 1) {
    await page.keyboard.press(key);
    if (pressed % KEYS_A_FRAME === 0) await page.evaluate(async () => new Promise(requestAnimationFrame));
  }
}
