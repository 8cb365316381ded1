import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { bundledStorage, serveBareStorage } from './bareStorage.ts';
import { startMortal } from './durabilityBrowser.ts';
import { makeOldDatabase } from './storedRows.ts';
import { expect } from './test.ts';

const BYTES = 20_000_000;
const EARLIER = 'kept by an older version';

/**
 * A browser that keeps one file and notes views of it, over and over, is killed in the middle of it. Each time the file
 * has to be there again, byte for byte, and with it one that an older version of the page kept.
 */
export async function killWhileNoting(site: string, kills: number): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'mortal-'));
  const code = await bundledStorage();
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      const browser = await startMortal(profile);
      try {
        const { page } = browser;
        await serveBareStorage(page.context(), code);
        await page.goto(new URL('/bare.html', site).href);
        await page.waitForFunction(() => 'storage' in globalThis);
        if (kill === 0) await keepBoth(page);
        await expect.poll(async () => sumOf(page, 'f1'), { timeout: 45_000 }).toBe(sum(BYTES));
        expect(await sumOf(page, 'f0')).toBe(EARLIER.length);
        if (kill === kills) break;
        await noteOverAndOver(page);
        await wait(100 + kill * 37);
      } finally {
        await browser.kill();
      }
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function keepBoth(page: Page): Promise<void> {
  const files = [{ name: 'old.jsonl', text: EARLIER }];
  await makeOldDatabase(page, 3, [{ fingerprint: 'f0', openedAt: 1, hash: null, files }]);
  const kept = await page.evaluate(async (size) => {
    const blob = new File([Uint8Array.from({ length: size }, (_, at) => at % 251)], 'large.jsonl');
    const large = [{ name: blob.name, bytes: blob.size, format: null, blob }];
    return storage.files.keep({ fingerprint: 'f1', openedAt: 2, hash: null, files: large });
  }, BYTES);
  expect(kept).toEqual({ ok: true, value: null });
}

/** Begins to note views, and to keep the file again, and does not end. */
async function noteOverAndOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const got = await storage.files.get('f1');
    const kept = got.ok ? got.value : null;
    if (kept === null) throw new Error('not kept');
    async function goOn(count: number): Promise<void> {
      await storage.files.remember('f1', `#/data/f1?f=${count}`);
      await storage.files.remember('f0', `#/data/f0?f=${count}`);
      if (count % 10 === 0 && kept !== null) await storage.files.keep({ ...kept, openedAt: count });
      await goOn(count + 1);
    }
    void goOn(0);
  });
}

/** The sum of a kept file's bytes where it is the large one, else its length; what stopped it where it is not there. */
async function sumOf(page: Page, fingerprint: string): Promise<number | string> {
  return page.evaluate(async (name) => {
    const got = await storage.files.get(name);
    if (!got.ok) return got.problem.code;
    const blob = got.value?.files[0]?.blob;
    if (blob === undefined) return 'not kept';
    if (name === 'f0') return (await blob.text()).length;
    let total = 0;
    for (const byte of new Uint8Array(await blob.arrayBuffer())) total += byte;
    return total;
  }, fingerprint);
}

function sum(size: number): number {
  let total = 0;
  for (let at = 0; at < size; at += 1) total += at % 251;
  return total;
}
