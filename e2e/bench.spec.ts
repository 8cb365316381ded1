import { readFile } from 'node:fs/promises';
import { corpus } from '../tools/bench/corpus.mjs';
import { bundled } from './support/bundled.ts';
import type { BenchAnswer, Step } from './support/benchWorker.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

// Speed in the browser over the corpus of 60,000 rows, as ratios to the floor and in milliseconds. No part of `npm test`:
// a machine that does other things at the same time would fail it.

test.setTimeout(600_000);

const ROUNDS = 7;

test('all verdicts, bytes in memory, in one worker: at most 1.5 times the floor', async ({ page }) => {
  const { dataset, replies, want } = await corpus(60_000);
  const code = await bundled(new URL('support/benchWorker.ts', import.meta.url));
  await page.route('**/bench.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<input type=file multiple>' }),
  );
  await page.route('**/bench-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto('/bench.html');
  await page.locator('input').setInputFiles([dataset, replies]);
  const answer = await page.evaluate(measureInWorker, ROUNDS);

  const wanted = countsOf((await readFile(want, 'utf8')).trimEnd().split('\n'));
  expect(answer.reasons).toEqual(wanted);
  const floor = median(answer.times.floor);
  const lines = (Object.keys(answer.times) as Step[]).map((step) => lineOf(step, answer.times[step], floor));
  const total = answer.times.open.map((ms, round) => ms + answer.times['run, schemas skipped'][round]!);
  const totalSent = answer.times.open.map((ms, round) => ms + answer.times['run, schemas sent'][round]!);
  print('Goal 1, one worker, bytes in memory', [
    ...lines,
    lineOf('open + run, schemas skipped', total, floor),
    lineOf('open + run, schemas sent', totalSent, floor),
  ]);
  expect.soft(median(total) / floor, 'goal 1').toBeLessThanOrEqual(1.5);
});

test('first rows, longest task, filter keys', async ({ page }) => {
  const { dataset, replies } = await corpus(60_000);
  const bench = workbench(page);
  await page.addInitScript(watchThePage);
  await bench.start();
  // A person takes longer to choose a file than the page to fetch its parts ahead.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose files/i })
    .first()
    .click();
  await (await chooser).setFiles([dataset, replies]);
  await bench.expectShown(60_000, 60_000);
  await expect(page.getByText(/of 60,000 right/).first()).toBeVisible({ timeout: 120_000 });
  const loading = await page.evaluate(() => globalThis.touchstoneWatch.report());

  await bench.filter.focus();
  // Words that begin no field's name: after half a name the page waits for the rest of it.
  for (const word of ['mumbai', 'paris', 'lagos']) {
    for (const letter of word) {
      await page.keyboard.press(letter);
      await expect.poll(settledKeys, { intervals: [20] }).toBe(true);
    }
    await bench.filter.fill('');
    await bench.expectShown(60_000, 60_000);
  }
  const latencies = await page.evaluate(() => globalThis.touchstoneWatch.keys());
  const answered = latencies.filter((ms) => Number.isFinite(ms)).toSorted((a, b) => a - b);
  console.log(latencies.map((ms) => ms.toFixed(0)).join(' '));
  print('Goals 4, 5, 6, in the page', [
    `file chosen to first rows painted: ${loading.firstRows.toFixed(0)} ms (goal 250)`,
    `longest task while loading and scoring: ${loading.longestTask.toFixed(0)} ms (goal 50); longest gap between frames ${loading.longestGap.toFixed(0)} ms`,
    `filter key to painted: median ${quantile(answered, 0.5).toFixed(0)} ms, p95 ${quantile(answered, 0.95).toFixed(0)} ms over ${answered.length} keys (goal 50); ${latencies.length - answered.length} changed nothing`,
  ]);
  expect.soft(loading.firstRows, 'goal 4').toBeLessThanOrEqual(250);
  expect.soft(loading.longestTask, 'goal 5').toBeLessThanOrEqual(50);
  expect.soft(quantile(answered, 0.95), 'goal 6').toBeLessThanOrEqual(50);
  expect(answered.length).toBeGreaterThanOrEqual(10);

  async function settledKeys(): Promise<boolean> {
    return page.evaluate(() => globalThis.touchstoneWatch.settled());
  }
});

async function measureInWorker(rounds: number): Promise<BenchAnswer> {
  const [dataset, replies] = document.querySelector('input')?.files ?? [];
  const worker = new Worker('/bench-worker.js', { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<BenchAnswer>) => resolve(event.data));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage({ dataset, replies, rounds });
  });
}

interface Watch {
  report: () => { firstRows: number; longestTask: number; longestGap: number };
  /** Whether the last key has had its effect, or has been given up. */
  settled: () => boolean;
  /** Of each key the milliseconds until the frame that shows another number of rows; infinite when none came in 1.5 s. */
  keys: () => number[];
}

declare global {
  var touchstoneWatch: Watch;
}

/** Runs in the page before anything of it: notes when a file was chosen, when rows stood there, and what held things up. */
function watchThePage(): void {
  let chosen = Number.NaN;
  let firstRows = Number.NaN;
  let longestTask = 0;
  let longestGap = 0;
  let lastFrame = performance.now();
  const keys: number[] = [];
  let pending = 0;

  function count(): string | null {
    return document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') ?? null;
  }
  addEventListener('change', () => (chosen = performance.now()), true);
  addEventListener('keydown', (event) => event.key.length === 1 && follow(event.timeStamp, count()), true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= chosen) longestTask = Math.max(longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });

  function frame(now: number): void {
    if (now >= chosen) longestGap = Math.max(longestGap, now - lastFrame);
    lastFrame = now;
    if (Number.isNaN(firstRows) && !Number.isNaN(chosen)) {
      const row = document.querySelector('[role=grid] [role=row][data-index][aria-busy=false]');
      // What this frame shows is painted when the next one begins.
      if (row !== null) requestAnimationFrame(() => (firstRows = performance.now() - chosen));
    }
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  function follow(pressed: number, before: string | null): void {
    pending += 1;
    function done(latency: number): void {
      pending -= 1;
      keys.push(latency);
    }
    function look(): void {
      if (count() !== before) requestAnimationFrame(() => done(performance.now() - pressed));
      else if (performance.now() - pressed > 1500) done(Infinity);
      else requestAnimationFrame(look);
    }
    look();
  }

  globalThis.touchstoneWatch = {
    report: () => ({ firstRows, longestTask, longestGap }),
    settled: () => pending === 0,
    keys: () => keys,
  };
}

function lineOf(what: string, times: readonly number[], floor: number): string {
  const middle = median(times);
  const sorted = times.toSorted((a, b) => a - b);
  const spread = (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / middle;
  return `${what.padEnd(28)} ${middle.toFixed(0).padStart(6)} ms  ${(middle / floor).toFixed(2).padStart(5)} x floor  spread ${spread.toFixed(2)}`;
}

function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function print(title: string, lines: readonly string[]): void {
  console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
