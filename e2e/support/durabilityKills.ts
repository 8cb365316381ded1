import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMortal } from './durabilityBrowser.ts';
import {
  expectAnswersKept,
  expectLabelled,
  eventsOnDisk,
  expectNumbered,
  onSaved,
  openAnswers,
  startLabelling,
} from './durabilityLabels.ts';
import { expect } from './test.ts';

/** What came of killing a browser again and again. */
export interface Killed {
  readonly kills: number;
  /** Labels that the page had said to be saved before the last kill. */
  readonly acknowledged: number;
  readonly kept: number;
}

/** Most keys that are pressed before a kill, and how long after the first label that was saved it comes, in milliseconds. */
const KEYS = 80;
const LATEST = 500;
/** Milliseconds after which it comes in any case. */
const SURELY = 20_000;

/**
 * Labels as fast as keys go and kills the browser in the middle of it, again and again over one profile. Each time what
 * was said to be saved has to be there, in its order and with its value, and the file too.
 */
export async function killAgainAndAgain(site: string, kills: number, seed: number): Promise<Killed> {
  const profile = await mkdtemp(join(tmpdir(), 'mortal-'));
  const random = randomFrom(seed);
  let address: string | null = null;
  let pressed: string[] = [];
  let acknowledged = 0;
  let before: readonly string[] = [];
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      const browser = await startMortal(profile);
      try {
        const { page } = browser;
        if (address === null) {
          address = await openAnswers(page, site, kills * KEYS + 1);
          await expectAnswersKept(page);
        }
        await startLabelling(page, address);
        const events = await eventsOnDisk(page);
        const labels = events.filter(({ type }) => type === 'label');
        expect(labels.length, 'no label that was said to be saved is lost').toBeGreaterThanOrEqual(acknowledged);
        expectNumbered(events);
        expect(labels.map(({ id }) => id).slice(0, before.length)).toEqual(before);
        expect(labels.map(({ value }) => value)).toEqual(pressed.slice(0, labels.length));
        await expectLabelled(page, labels.length);
        before = labels.map(({ id }) => id);
        pressed = pressed.slice(0, labels.length);
        if (kill === kills) break;
        const one: { saved?: () => void } = {};
        const first = new Promise<void>((resolve) => {
          one.saved = resolve;
        });
        await onSaved(page, (labelled) => {
          acknowledged = Math.max(acknowledged, labelled);
          if (labelled > labels.length) one.saved?.();
        });
        const moment = random() * LATEST;
        const death = Promise.race([first.then(async () => wait(moment)), wait(SURELY)]).then(browser.kill);
        await labelUntil(death, async () => {
          const value = random() < 0.5 ? 'PASS' : 'FAIL';
          pressed.push(value);
          await page.keyboard.press(value === 'PASS' ? 'p' : 'f');
        });
      } finally {
        await browser.kill();
      }
    }
    console.log(`    ${kills} kills, ${acknowledged} labels said to be saved, ${before.length} kept`);
    return { kills, acknowledged, kept: before.length };
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function labelUntil(death: Promise<void>, label: () => Promise<void>): Promise<void> {
  try {
    for (let keys = 0; keys < KEYS; keys += 1) await label();
  } catch {
    // The browser has gone while a key was on its way.
  }
  await death;
}

/** Numbers from 0 to 1, the same for a seed (a linear congruence; good enough for moments). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
