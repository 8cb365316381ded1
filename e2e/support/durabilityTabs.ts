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
 * Two tabs of one browser label the two halves of a file at once, each as fast as its keys go. All labels have to be on
 * disk, numbered without a gap or a double, and both tabs have to show all of them: at once, and after a reload.
 */
export async function labelInTwoTabs(context: BrowserContext, site: string, count: number): Promise<void> {
  const one = await context.newPage();
  const address = await openAnswers(one, site, count);
  await startLabelling(one, address);
  const other = await context.newPage();
  await startLabelling(other, address);
  // The queue is the same in both: it goes by the seed and the name.
  for (let step = 0; step < count / 2; step += 1) await other.keyboard.press('j');
  await Promise.all([labelMany(one, 'p', count / 2), labelMany(other, 'f', count / 2)]);
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

async function labelMany(page: Page, key: string, count: number): Promise<void> {
  for (let label = 0; label < count; label += 1) await page.keyboard.press(key);
}
