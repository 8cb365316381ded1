import { expect, type Page } from '@playwright/test';

/** What no text of the page may hold as it is. */
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\u200B]/u;

/** Nothing of a file became part of the page, and no text of the page has what cannot be seen. */
export async function expectNothingHidden(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], main script, [role=dialog] script')).toHaveCount(0);
  await expect(page).not.toHaveTitle('pwned');
  const hidden = await page.evaluate((pattern) => {
    const unseen = new RegExp(pattern, 'u');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // The editor keeps the character and shows a name before it.
      const named = /hidden/.test(
        node.parentElement?.closest('.view-line span')?.previousElementSibling?.className ?? '',
      );
      // What a person writes into a field is there as it was written.
      if (node.parentElement instanceof HTMLTextAreaElement) continue;
      const text = (node.textContent ?? '').slice(named ? 1 : 0);
      if (unseen.test(text)) found.push(node.parentElement?.outerHTML ?? '');
    }
    return [document.title, ...found].filter((text) => unseen.test(text));
  }, UNSEEN.source);
  expect(hidden).toEqual([]);
}
