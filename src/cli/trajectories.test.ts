import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// The real program in a process of its own, as a person starts it.
const program = fileURLToPath(new URL('main.ts', import.meta.url));
const sample = fileURLToPath(new URL('../../public/samples/runs.jsonl', import.meta.url));
const tsx = import.meta.resolve('tsx');
let folder = '';

vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  writeFileSync(join(folder, 'runs.txt'), `reference search > open > convert > answer\n${RUNS.join('\n')}\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** As document 004 lists them. */
const RUNS = [
  'R1 search>open>convert>answer',
  'R2 open>search>convert>answer',
  'R3 search>open>search>answer',
  'R4 search>open>convert>convert>answer',
  'R5 search>answer',
  'R6 search>open>convert>answer>answer',
  'R7 search>search>open>convert>answer',
  'R8 answer',
];

/** The table of document 004, its digits as they stand there: exact, order, set, credit. */
const TABLE = [
  'R1 1.00 1.00 1.00 1.00',
  'R2 0.00 0.75 1.00 0.60',
  'R3 0.00 0.75 0.75 0.60',
  'R4 0.00 1.00 1.00 0.80',
  'R5 0.00 0.50 0.50 0.50',
  'R6 0.00 1.00 1.00 0.80',
  'R7 0.00 1.00 1.00 0.80',
  'R8 0.00 0.25 0.25 0.25',
];

/** Labels of the steps and what is missing, by the reference read forward and then the earliest step. */
const LABELS = [
  'MATCH MATCH MATCH MATCH / ',
  'EXTRA MATCH MATCH MATCH / open',
  'MATCH MATCH EXTRA MATCH / convert',
  'MATCH MATCH MATCH EXTRA MATCH / ',
  'MATCH MATCH / open convert',
  'MATCH MATCH MATCH MATCH EXTRA / ',
  'MATCH EXTRA MATCH MATCH MATCH / ',
  'MATCH / search open convert',
];

interface Line {
  readonly id: string;
  readonly correct: boolean | null;
  readonly score: number | null;
  readonly parts: Readonly<Record<'exact' | 'order_aware' | 'set_overlap' | 'step_credit', number>> & {
    readonly schools?: Readonly<Record<string, unknown>>;
  };
  readonly labels: readonly string[];
  readonly missing: readonly string[];
}

function touchstone(...args: readonly string[]): string {
  const env = { ...process.env, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, program, ...args], {
    encoding: 'utf8',
    env,
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

function lines(file: string, scorer: string, ...more: readonly string[]): readonly Line[] {
  touchstone('score', file, '--scorer', scorer, '--jsonl-out', 'out.jsonl', ...more);
  const text = readFileSync(join(folder, 'out.jsonl'), 'utf8').trimEnd();
  return text.split('\n').map((line) => JSON.parse(line) as Line);
}

describe.each([
  ['as rows of JSON', sample],
  ['as lines of plain text', 'runs.txt'],
])('the eight runs of document 004, %s', (_, file) => {
  test('have the scores of its table digit by digit, the labels of their steps and what is missing', () => {
    const read = lines(file, 'trajectory');
    const scores = read.map(({ id, parts }) => {
      const { exact, order_aware: order, set_overlap: set, step_credit: credit } = parts;
      return [id, ...[exact, order, set, credit].map((one) => one.toFixed(2))].join(' ');
    });
    expect(scores).toEqual(TABLE);
    expect(read.map(({ labels, missing }) => `${labels.join(' ')} / ${missing.join(' ')}`)).toEqual(LABELS);
    expect(read.map(({ score }) => score)).toEqual(read.map(({ parts }) => parts.step_credit));
    expect(read.filter(({ correct }) => correct === true).map(({ id }) => id)).toEqual(['R1']);
  });

  test('pass the mock judge but for R5 and R8', () => {
    const passed = lines(file, 'mock-judge').filter(({ correct }) => correct === true);
    expect(passed.map(({ id }) => id).join(' ')).toBe('R1 R2 R3 R4 R6 R7');
  });
});

test('what other systems would say is in the lines where it is asked for, and never else', () => {
  const [, r2, r3] = lines('runs.txt', 'trajectory', '--option', 'schools=true');
  // R2 makes all calls of the reference in another order: any order will do, the same order does not.
  expect(r2?.parts.schools).toMatchObject({
    'trajectory_match/strict': false,
    'trajectory_match/unordered': true,
    'tool_trajectory_avg_score/EXACT': 0,
    'tool_trajectory_avg_score/ANY_ORDER': 1,
    'vertex/exact_match': 0,
    'vertex/in_order_match': 0,
    'vertex/any_order_match': 1,
    'vertex/precision': 1,
    'vertex/recall': 1,
  });
  // R3 searches twice and does not convert: three of its four calls, and three of the reference's, have a partner.
  expect(r3?.parts.schools).toMatchObject({
    'vertex/any_order_match': 0,
    'vertex/precision': 0.75,
    'vertex/recall': 0.75,
  });
  expect(lines('runs.txt', 'trajectory')[0]?.parts.schools).toBeUndefined();
});

test('an error of another system is told from a value that is undefined', () => {
  writeFileSync(
    join(folder, 'empty.jsonl'),
    '{"id": "a", "trajectory": ["x"], "reference": {"trajectory": []}}\n' +
      '{"id": "b", "trajectory": [], "reference": {"trajectory": []}}\n',
  );
  const said = lines('empty.jsonl', 'trajectory', '--option', 'schools=true').map(({ parts }) => parts.schools ?? {});
  for (const one of said) {
    const values = Object.values(one);
    expect(
      values.every((value) => value === null || value === 'error' || ['number', 'boolean'].includes(typeof value)),
    ).toBe(true);
    expect(values).toContain('error');
  }
  expect(lines('empty.jsonl', 'trajectory').map(({ parts }) => parts)).toEqual([
    { exact: 0, order_aware: 0, set_overlap: 0, step_credit: 0 },
    { exact: 1, order_aware: 1, set_overlap: 1, step_credit: 1 },
  ]);
});

test('steps may be calls, with errors and in groups, and any of several references will do', () => {
  writeFileSync(
    join(folder, 'calls.jsonl'),
    [
      {
        id: 'retry',
        trajectory: [{ name: 'a', args: {}, error: 'timed out' }, { name: 'a', arguments: {} }, 'b'],
        reference: { trajectory: ['a', 'b'] },
      },
      { id: 'group', trajectory: ['a', 'c', 'b', 'd'], reference: { trajectory: ['a', ['b', 'c'], 'd'] } },
      { id: 'second', trajectory: ['a', 'c'], reference: { trajectories: ['a > b', ['a', 'c']] } },
      { id: 'none', reference: { trajectory: ['a'] }, reply: { text: 'done' } },
      { id: 'broken', trajectory: ['a', 5], reference: { trajectory: ['a'] }, input: 'q' },
    ]
      .map((row) => `${JSON.stringify({ input: 'q', ...row })}\n`)
      .join(''),
  );
  const read = lines('calls.jsonl', 'trajectory', '--json');
  // Of two calls of the same tool the one that did not fail is the match.
  expect(read.map(({ id, correct, labels }) => [id, correct, labels?.join(' ')])).toEqual([
    ['retry', false, 'EXTRA MATCH MATCH'],
    ['group', true, 'MATCH MATCH MATCH MATCH'],
    ['second', true, 'MATCH MATCH'],
    ['none', null, undefined],
    ['broken', null, undefined],
  ]);
  expect(JSON.parse(touchstone('score', 'calls.jsonl', '--scorer', 'trajectory', '--json'))).toMatchObject({
    judged: 3,
    correct: 2,
    faults: 1,
    causes: { 'no-trace': 1, 'reply-unreadable': 1 },
    means: { exact: { n: 3 }, step_credit: { n: 3 } },
  });
});

test('lines without a reference are replies to the items of another file', () => {
  const reference = { trajectory: 'search > open > convert > answer' };
  const items = ['R1', 'R2', 'R9'].map((id) => `${JSON.stringify({ id, input: 'q', reference })}\n`);
  writeFileSync(join(folder, 'items.jsonl'), items.join(''));
  writeFileSync(join(folder, 'replies.txt'), `${RUNS.join('\n')}\n`);
  const words = touchstone('score', 'items.jsonl', '--replies', 'replies.txt', '--scorer', 'trajectory');
  expect(words).toContain('2 replies joined by id, 1 only in the dataset, 6 only in the replies');
  expect(words).toContain('1 of 2 right (50 %, 9–91), 1 not judged');
});

test('the words print each mean with the number of items that it is over', () => {
  // (1 + .6 + .6 + .8 + .5 + .8 + .8 + .25) / 8, and (1 + .75 + .75 + 1 + .5 + 1 + 1 + .25) / 8.
  const words = touchstone('score', 'runs.txt', '--scorer', 'trajectory');
  expect(words).toContain('1 of 8 right');
  expect(words).toContain('mean step credit 0.669 over 8 judged items');
  expect(words).toContain('mean order-aware 0.781 over 8 judged items');
});
