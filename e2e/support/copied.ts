import { expect, type Page } from '@playwright/test';

/**
 * The text that an act puts on the clipboard; what an earlier test left there is taken away first. Wants both
 * permissions.
 */
export async function copied(page: Page, act: () => Promise<unknown>): Promise<string> {
  await page.evaluate(async () => navigator.clipboard.writeText(''));
  await act();
  await expect.poll(async () => page.evaluate(async () => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(async () => navigator.clipboard.readText());
}
