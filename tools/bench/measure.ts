// The engine against the floor, on Node: decode and JSON.parse of the same bytes, line by line. Every step is taken in turn,
// so that a slow moment of the machine falls on all of them; ratios are what counts.
import { readFileSync } from 'node:fs';
import { createEngine } from '../../src/engine/createEngine.ts';
import type { JoinBy } from '../../src/engine/comparison.ts';
import type { DatasetSummary, Engine, Outcome, RunSummary } from '../../src/engine/engine.ts';
import { corpus } from './corpus.mjs';

const ROWS = 60_000;
const ROUNDS = 7;
const STEPS = [
  'floor',
  'open',
  'run, schemas sent',
  'run, schemas skipped',
  'compare by key',
  'compare by input',
] as const;
type Step = (typeof STEPS)[number];

const paths = await corpus(ROWS);
const files = [paths.dataset, paths.replies].map((path) => new Uint8Array(readFileSync(path)));
const blobs = files.map((bytes) => new Blob([bytes]));
const want = readFileSync(paths.want, 'utf8').trimEnd().split('\n');

const times = new Map<Step, number[]>(STEPS.map((step) => [step, []]));
for (let round = -1; round < ROUNDS; round += 1) {
  await timed('floor', round, () => Promise.resolve(floorOf(files)));
  const engine = createEngine();
  const opened = await timed('open', round, async () => valueOf(await engine.open({ sources: sources() })));
  const sent = await timed('run, schemas sent', round, async () => valueOf(await run(engine, opened, 'send')));
  const skipped = await timed('run, schemas skipped', round, async () => valueOf(await run(engine, opened, 'skip')));
  await timed('compare by key', round, () => compare(engine, sent, skipped, 'key'));
  await timed('compare by input', round, () => compare(engine, sent, skipped, 'input'));
  if (round < 0) await check(engine, opened.dataset, sent.run);
  await engine.close(opened.dataset);
}
print();

function sources(): { name: string; blob: Blob }[] {
  return blobs.map((blob, at) => ({ name: at === 0 ? 'rows.jsonl' : 'replies.jsonl', blob }));
}

async function timed<T>(step: Step, round: number, work: () => Promise<T>): Promise<T> {
  globalThis.gc?.();
  const from = performance.now();
  const value = await work();
  if (round >= 0) times.get(step)?.push(performance.now() - from);
  return value;
}

function run(engine: Engine, { dataset, replySets }: DatasetSummary, schemas: string): ReturnType<Engine['run']> {
  const replySet = replySets[0]?.replySet ?? null;
  return engine.run(dataset, { scorer: 'xlam-tool-call', options: new Map([['schemas', schemas]]), replySet });
}

/** Two runs that say the same: every item is joined, and none has changed. */
async function compare(engine: Engine, a: RunSummary, b: RunSummary, joinBy: JoinBy): Promise<void> {
  const { join, changes } = valueOf(await engine.compare({ a, b, joinBy }));
  const same = changes.every(({ change, count }) => count === 0 || change.startsWith('same-'));
  if (join.joined === ROWS && same) return;
  console.error(`${join.joined} of ${ROWS} items are joined; ${JSON.stringify(changes)}`);
  process.exit(1);
}

function floorOf(list: readonly Uint8Array[]): void {
  for (const bytes of list) floor(bytes);
}

function floor(bytes: Uint8Array): void {
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length;) {
    const lf = bytes.indexOf(10, from);
    const to = lf < 0 ? bytes.length : lf;
    if (to > from) JSON.parse(decoder.decode(bytes.subarray(from, to)));
    from = to + 1;
  }
}

/** A fast wrong answer is worth nothing: every reason must be the wanted one. */
async function check(engine: Engine, dataset: string, judged: string): Promise<void> {
  const view = valueOf(await engine.view(dataset, { filter: '', sort: null, run: judged, beside: null }));
  const { rows } = valueOf(await engine.window(view.view, 0, ROWS));
  const wrong = rows.filter((row, at) => row.reason !== want[at]);
  if (rows.length !== ROWS || wrong.length > 0) {
    console.error(
      `${wrong.length} of ${rows.length} reasons are not the wanted ones; first: ${JSON.stringify(wrong[0])}`,
    );
    process.exit(1);
  }
  console.log(`all ${ROWS} reasons are the wanted ones`);
}

function print(): void {
  const base = median(times.get('floor') ?? []);
  const lines: [string, number[]][] = [...times];
  lines.push(['open + run, schemas sent', sum('open', 'run, schemas sent')]);
  lines.push(['open + run, schemas skipped', sum('open', 'run, schemas skipped')]);
  console.log(
    `Node ${process.version}, ${ROWS} rows, ${files.reduce((bytes, file) => bytes + file.length, 0)} bytes, median of ${ROUNDS}`,
  );
  for (const [name, ms] of lines) {
    const spread = (quantile(ms, 0.75) - quantile(ms, 0.25)) / median(ms);
    console.log(
      `${name.padEnd(28)} ${median(ms).toFixed(0).padStart(6)} ms  ${(median(ms) / base).toFixed(2).padStart(5)} x floor  spread ${spread.toFixed(2)}`,
    );
  }
}

function sum(a: Step, b: Step): number[] {
  return (times.get(a) ?? []).map((ms, at) => ms + (times.get(b)?.[at] ?? 0));
}

function median(list: readonly number[]): number {
  return quantile(list, 0.5);
}

function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}
