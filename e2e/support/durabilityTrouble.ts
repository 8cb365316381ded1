import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** `refused`: by the browser · `silent`: opening neither succeeds nor fails · `full`: no room for what is added. */
export type Trouble = 'refused' | 'silent' | 'full' | 'none';

/** Makes the page's storage one whose trouble can be changed while the page is open. */
export async function troubleStorage(page: Page, from: Trouble): Promise<void> {
  await page.addInitScript((first: string) => {
    const { open } = IDBFactory.prototype;
    const { add } = IDBObjectStore.prototype;
    const trouble = { now: first };
    Object.assign(globalThis, { trouble });
    IDBFactory.prototype.open = function openOrNot(...parameters) {
      if (trouble.now === 'refused') throw new DOMException('The operation is insecure.', 'SecurityError');
      if (trouble.now !== 'silent') return open.apply(this, parameters);
      // Another database, and whoever listens hears nothing of it.
      const opening = open.call(this, 'silent');
      for (const type of ['success', 'error', 'upgradeneeded', 'blocked']) {
        opening.addEventListener(type, (event) => event.stopImmediatePropagation());
      }
      return opening;
    };
    IDBObjectStore.prototype.add = function addOrNot(...parameters) {
      if (trouble.now === 'full') throw new DOMException('There is no room.', 'QuotaExceededError');
      return add.apply(this, parameters);
    };
  }, from);
}

export async function setTrouble(page: Page, trouble: Trouble): Promise<void> {
  await page.evaluate((now) => {
    Object.assign(Reflect.get(globalThis, 'trouble') as object, { now });
  }, trouble);
}

/** What says that labels are in this tab alone. */
export function notSaved(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: /not saved/ });
}

/** Presses a key and gives the milliseconds until the page says that labels are not saved, as the page counts them. */
export async function timeToNotice(page: Page, key: string): Promise<number> {
  // Listening has to have begun when the key is pressed: keys do not wait for what is asked of the page before them.
  await page.evaluate(() => {
    let pressed = 0;
    addEventListener('keydown', () => (pressed = performance.now()), { capture: true, once: true });
    const notice = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const said = [...document.querySelectorAll('[role=alert]')].some((one) =>
          one.textContent.includes('not saved'),
        );
        if (!said || pressed === 0) return;
        observer.disconnect();
        resolve(performance.now() - pressed);
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(globalThis, { notice });
  });
  await page.keyboard.press(key);
  return page.evaluate(async () => Reflect.get(globalThis, 'notice') as Promise<number>);
}

/** The label events of the file that the notice offers. */
export async function downloadedLabels(page: Page): Promise<readonly { item: string; value: string }[]> {
  const download = page.waitForEvent('download');
  await notSaved(page).getByRole('button', { name: 'Download labels' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text.trimEnd().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ type: 'header', format: 'labels', version: 1 });
  return lines
    .map((line) => JSON.parse(line) as { type: string; item: string; value: string })
    .filter(({ type }) => type === 'label');
}

/** Whether the page asks before it is left; it stays open when it does. */
export async function asksBeforeLeaving(page: Page): Promise<boolean> {
  const asked = new Promise<boolean>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type() === 'beforeunload');
      void dialog.dismiss();
    });
    page.once('close', () => resolve(false));
  });
  await page.close({ runBeforeUnload: true });
  return asked;
}
