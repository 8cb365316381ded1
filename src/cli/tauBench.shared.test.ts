import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../engine/createEngine.ts';
import type { DatasetSummary, RunSummary } from '../engine/engine.ts';
import { valueOf } from './failure.ts';

// Real public runs that lie beside the repository. Expected values were worked out with Python from the same files.
const data = join(process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'data', 'tau-bench');

interface Judged {
  readonly opened: DatasetSummary;
  readonly run: RunSummary;
}

async function judged(file: string, scorer: string, options: Readonly<Record<string, string>> = {}): Promise<Judged> {
  const engine = createEngine();
  const source = { name: file, blob: await openAsBlob(join(data, file)) };
  const opened = valueOf(await engine.open({ sources: [source] }));
  const replySet = opened.replySets[0]!.replySet;
  const request = { scorer, options: new Map(Object.entries(options)), replySet };
  return { opened, run: valueOf(await engine.run(opened.dataset, request)) };
}

function passHat({ run }: Judged): readonly string[] {
  return run.totals.attempts?.passHat.map(({ k, value, items }) => `${k}: ${value.toFixed(4)} of ${items}`) ?? [];
}

interface Expected {
  readonly file: string;
  /** Items, attempts. */
  readonly size: readonly [number, number];
  readonly judged: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** exact, order_aware, set_overlap, step_credit. */
  readonly means: readonly number[];
  /** Rewards of 1. */
  readonly rewarded: number;
}

const FILES: readonly Expected[] = [
  {
    file: 'gpt-4o-airline.tasks0-32.4trials.json',
    size: [33, 132],
    judged: 132,
    reasons: { 'no-steps': 14, match: 7, 'missing-and-extra': 38, missing: 5, extra: 68 },
    means: [0.05303030303030303, 0.5666059950150859, 0.32702020202020204, 0.2788448428188217],
    rewarded: 40,
  },
  {
    file: 'retail.assertions-agent.tasks0-49.json',
    size: [50, 50],
    judged: 34,
    reasons: { match: 4, order: 2, 'missing-and-extra': 16, missing: 2, extra: 10 },
    means: [0.11764705882352941, 0.7770254255548373, 0.7849439775910364, 0.640522189267864],
    rewarded: 16,
  },
  {
    file: 'retail.tool-calling.tasks0-66.json',
    size: [67, 67],
    judged: 67,
    reasons: { match: 11, order: 1, 'missing-and-extra': 23, missing: 9, extra: 23 },
    means: [0.16417910447761194, 0.8554329170000812, 0.7953269367448472, 0.7110622989648913],
    rewarded: 50,
  },
  {
    file: 'retail.with-preconditions.tasks0-66.json',
    size: [67, 67],
    judged: 67,
    reasons: { match: 8, 'missing-and-extra': 28, missing: 5, extra: 26 },
    means: [0.11940298507462686, 0.8494930856871156, 0.7622956645344705, 0.6429225826825291],
    rewarded: 49,
  },
];

describe.each(FILES)('$file', (wanted) => {
  test('opens with its attempts and is judged by the calls of its runs against the actions of its tasks', async () => {
    const { opened, run } = await judged(wanted.file, 'trajectory');
    const { totals, selfTest } = run;
    expect([opened.files[0]?.format, opened.distinctIds, opened.items]).toEqual(['tau-bench', ...wanted.size]);
    expect(totals.rate).toMatchObject({ count: wanted.reasons['match'], of: wanted.judged });
    expect(Object.fromEntries(totals.reasons.map(({ reason, count }) => [reason, count]))).toEqual(wanted.reasons);
    expect(totals.means?.map(({ n }) => n)).toEqual(Array(4).fill(wanted.judged));
    for (const [at, mean] of wanted.means.entries()) expect(totals.means?.[at]?.mean).toBeCloseTo(mean, 12);
    expect([selfTest.passed, selfTest.answerKey.covered]).toEqual([true, wanted.judged]);
  });

  test('has its rewards beside, as a recorded verdict that no score of ours knows of', async () => {
    const { opened, run } = await judged(wanted.file, 'recorded', { column: 'reward' });
    const { rewarded, size } = wanted;
    const reward = opened.recordedColumns.find(({ name }) => name === 'reward');
    const states = { right: rewarded, wrong: size[1] - rewarded, notJudged: 0, fault: 0 };
    expect(reward).toEqual({ name: 'reward', kind: 'verdict', states });
    expect(run.totals.rate).toMatchObject({ count: rewarded, of: size[1] });
  });
});

test('pass^k of the four trials of each task is that of the trajectories, or of the rewards, whichever is asked', async () => {
  const [{ file }] = FILES as [Expected];
  expect(passHat(await judged(file, 'trajectory'))).toEqual([
    '1: 0.0530 of 33',
    '2: 0.0101 of 33',
    '3: 0.0000 of 33',
    '4: 0.0000 of 33',
  ]);
  expect(passHat(await judged(file, 'recorded', { column: 'reward' }))).toEqual([
    '1: 0.3030 of 33',
    '2: 0.1667 of 33',
    '3: 0.1288 of 33',
    '4: 0.1212 of 33',
  ]);
});

test('runs that broke off before anything was said are faults: 16 requests failed', async () => {
  const { run } = await judged('retail.assertions-agent.tasks0-49.json', 'trajectory');
  expect(run.totals.causes).toEqual([{ cause: 'reply-unreadable', count: 16, state: 'fault' }]);
});
