import type { Page } from '@playwright/test';
import { files } from './files.ts';
import { keptFiles } from './keptFiles.ts';
import { expect } from './test.ts';

// Labelling as a person does it, and what the browser has of it on disk.

/** An event of labelling as it is in the database. */
export interface EventOnDisk {
  readonly type: string;
  readonly id: string;
  readonly rater: string;
  readonly item: string;
  readonly value: string;
  readonly seq: number;
}

/** As many short answers as wanted, `q-1` to `q-n`. */
function answers(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `q-${at + 1}`,
    input: `What is ${at} and 1?`,
    reference: { text: String(at + 1) },
    reply: { text: String(at + (at % 3 === 0 ? 2 : 1)) },
  }));
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Opens a file of so many answers, once, and gives the address where they are labelled. */
export async function openAnswers(page: Page, site: string, count: number): Promise<string> {
  await page.goto(site);
  await expect(page.getByText(/nothing leaves this tab/i).first()).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose files/i })
    .first()
    .click();
  await (await chooser).setFiles(files({ 'answers.jsonl': answers(count) }));
  await expect(page.getByRole('grid')).toBeVisible();
  // Its lasting name comes once it is read whole.
  await expect(page).toHaveURL(/#\/data\/[0-9a-f]{16}/);
  const [, data = ''] = /^#\/data\/([^/?]+)/.exec(new URL(page.url()).hash) ?? [];
  return `${new URL(site).origin}/#/label/${data}`;
}

/** Waits until the file is on disk, so that another visit has it. */
export async function expectAnswersKept(page: Page): Promise<void> {
  await expect.poll(async () => keptFiles(page)).toContain('answers.jsonl');
}

/** A browser that was killed puts its storage in order first, which on a busy machine takes a while. */
const RECOVERY = 45_000;

/** Sits down to label, as somebody whose name may be known already. */
export async function startLabelling(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const name = page.getByRole('textbox', { name: 'Your name' });
  const ready = name.or(page.locator('#label-pass')).first();
  await ready.waitFor({ timeout: RECOVERY }).catch(async () => {
    throw new Error(`Nothing to label by. The page shows: ${await page.locator('body').innerText()}`);
  });
  if (await name.isVisible()) {
    await name.fill('ayse');
    await page.getByRole('button', { name: /^(start|go on) labelling$/i }).click();
  }
  await expect(page.locator('#label-pass')).toBeVisible();
}

/** How many items the page says are labelled. */
export async function expectLabelled(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`${count.toLocaleString('en')} / `).first()).toContainText('labelled');
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/**
 * Calls `heard` with how many items are labelled each time that the page says that all of it is saved: in the page
 * itself, the moment it stands there.
 */
export async function onSaved(page: Page, heard: (labelled: number) => void): Promise<void> {
  await page.exposeFunction('heardSaved', heard);
  await page.evaluate(() => {
    let last = -1;
    function look(): void {
      const text = document.body.textContent;
      const isSaved = [...document.querySelectorAll('header span')].some((one) => one.textContent === 'Saved');
      const [, count = ''] = /([\d,]+) \/ [\d,]+ labelled/.exec(text) ?? [];
      const labelled = Number(count.replaceAll(',', ''));
      if (!isSaved || count === '' || labelled === last) return;
      last = labelled;
      (Reflect.get(globalThis, 'heardSaved') as (labelled: number) => void)(labelled);
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}

/** The events that are in the database, by their numbers, read past the page. */
export async function eventsOnDisk(page: Page): Promise<readonly EventOnDisk[]> {
  const lines = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('touchstone');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    });
    const rows = await new Promise<{ line: string }[]>((resolve) => {
      const asking = database.transaction('labels').objectStore('labels').getAll();
      asking.addEventListener('success', () => resolve(asking.result as { line: string }[]));
    });
    database.close();
    return rows.map(({ line }) => line);
  });
  return lines
    .map((line) => JSON.parse(line) as EventOnDisk & { event_id: string })
    .map(({ type, event_id: id, rater, item, value, seq }) => ({ type, id, rater, item, value, seq }))
    .toSorted((one, other) => one.seq - other.seq);
}

/** The labels among them. Beside them stands what was seen of how an item was judged. */
export async function labelsOnDisk(page: Page): Promise<readonly EventOnDisk[]> {
  return (await eventsOnDisk(page)).filter(({ type }) => type === 'label');
}

/** Of one rater in one browser each event has the number behind the one before it: none is lost, none is there twice. */
export function expectNumbered(events: readonly EventOnDisk[]): void {
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, at) => at + 1));
}
