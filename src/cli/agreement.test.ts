import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { agreement as judgeAgainstHuman } from './agreement.ts';
import { readArguments } from './arguments.ts';
import { event, HEADER, label, linesText, verdict } from '../core/labels/builders.ts';
import { Failure } from './failure.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const samples = fileURLToPath(new URL('../../public/samples', import.meta.url));
const tsx = import.meta.resolve('tsx');
let folder = '';

vi.setConfig({ testTimeout: 60_000 });

// Document 004: what the human and the mock judge say of the eight runs.
const HUMAN = { R1: 'PASS', R2: 'FAIL', R3: 'FAIL', R4: 'PASS', R5: 'FAIL', R6: 'PASS', R7: 'PASS', R8: 'FAIL' };
const JUDGE = { ...HUMAN, R2: 'PASS', R3: 'PASS' };
const labels = Object.entries(HUMAN).map(([item, value], at) => label(`h${at}`, { item, value, item_hash: item }));
const verdicts = Object.entries(JUDGE).map(([item, value], at) => verdict(`j${at}`, { item, verdict: value }));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  write('labels.jsonl', linesText([HEADER, ...labels, ...verdicts]));
  write('labels.json', JSON.stringify([HEADER, ...labels]));
  const rows = Object.entries(HUMAN).map(([item, value]) => [item, value, JUDGE[item as keyof typeof JUDGE]]);
  write('labels.csv', table(['item', 'human', 'judge'], ...rows));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function table(...rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}

/** The command in this process, which is much faster than one of its own. */
async function agreement(...args: readonly string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  vi.stubEnv('INIT_CWD', folder);
  const said: string[] = [];
  try {
    const command = readArguments(['agreement', ...args]);
    if (command.name !== 'agreement') throw new Error(`It was read as ${command.name}`);
    const stdout = await judgeAgainstHuman(command, (line) => said.push(line));
    return { status: 0, stdout, stderr: said.join('\n') };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { status: 1, stdout: '', stderr: [...said, error.message].join('\n') };
  }
}

async function json(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { status, stdout, stderr } = await agreement(...args, '--json');
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Record<string, unknown>;
}

const OF_COLUMNS = ['--human', 'human', '--judge', 'judge'];
const OF_LABELS = ['--human', 'ayse', '--judge', 'mock'];

describe("document 004's table", () => {
  // po, pe and kappa are the document's; the others of the vectors `seed-…`, computed from exact rationals.
  const expected = {
    n: 8,
    table: { a: 4, b: 2, c: 0, d: 2 },
    po: 0.75,
    pe: 0.5,
    kappa: 0.5,
    kappa_max: 0.5,
    pabak: 0.5,
    mcnemar_exact_p: 0.5,
    judge_tpr: 1,
    judge_tnr: 0.5,
    undefined: {},
    left_out: [],
  };

  test.each([
    ['a label file', ['labels.jsonl', ...OF_LABELS]],
    ['CSV with a column a rater', ['labels.csv', ...OF_COLUMNS]],
    ['what a dataset has recorded', [join(samples, 'runs.jsonl'), ...OF_COLUMNS]],
    [
      'labels in one file and verdicts in another',
      ['labels.json', 'labels.csv', '--human', 'ayse', '--judge', 'judge'],
    ],
  ])('comes out of %s', async (_, args) => {
    const object = await json(...args);
    expect(object).toMatchObject(expected);
    expect(object['kappa_se']).toBeCloseTo(0.2651650429449553, 9);
    expect(object['gwet_ac1']).toBeCloseTo(9 / 17, 12);
    const [low, high] = object['kappa_ci'] as [number, number];
    expect([low.toFixed(9), high]).toEqual(['-0.019713934', 1]);
  });

  test('is said in words', async () => {
    const { status, stdout } = await agreement('labels.csv', ...OF_COLUMNS);
    expect(status).toBe(0);
    for (const part of [
      '8 of 8 items compared.',
      'agree on 6 of 8 (75 %); 50 % would be expected by chance alone, so kappa is 0.50 (moderate; 95 % CI -0.02 to 1.00, n=8',
      'Both disagreements are items the judge passed and the human failed: R2, R3.',
      'judge PASS           4           2      6',
      'judge FAIL           0           2      2',
      'The judge is purely lenient.',
    ]) {
      expect(stdout).toContain(part);
    }
  });
});

test('pairs that cannot be compared are left out with the reason; items nobody mentions are unlabelled', async () => {
  const lines = [
    label('a', { item: 'R1' }),
    label('b', { item: 'R2', value: 'UNSURE' }),
    label('c', { item: 'R3', value: 'SKIP' }),
    label('d', { item: 'R4' }),
    label('e', { item: 'R5', item_hash: 'old' }),
    verdict('v', { item: 'R1', verdict: 'PASS' }),
    verdict('x', { item: 'R4', verdict: null, status: 'invalid_yaml' }),
    verdict('y', { item: 'R5', item_hash: 'new' }),
    verdict('z', { item: 'R6' }),
  ];
  write('gaps.jsonl', linesText([{ ...HEADER, dataset: { ...HEADER.dataset, n: 9 } }, ...lines]));
  const object = await json('gaps.jsonl', ...OF_LABELS);
  expect(object).toMatchObject({ n: 1, table: { a: 1, b: 0, c: 0, d: 0 }, unmentioned: 3 });
  expect(object['left_out']).toEqual([
    { item: 'R2', attempt: 0, reason: 'unsure' },
    { item: 'R3', attempt: 0, reason: 'skipped' },
    { item: 'R4', attempt: 0, reason: 'judge-invalid' },
    { item: 'R5', attempt: 0, reason: 'stale' },
    { item: 'R6', attempt: 0, reason: 'unlabelled' },
  ]);
  expect((await agreement('gaps.jsonl', ...OF_LABELS)).stdout).toContain(
    '1 of 9 items compared; 4 unlabelled, 1 unsure, 1 skipped, 1 with an invalid output of the judge, 1 changed since.',
  );
});

test('what is undefined is null, with its cause', async () => {
  write('same.csv', table(['item', 'human', 'judge'], ['R1', 'PASS', 'PASS'], ['R2', 'PASS', 'PASS']));
  expect(await json('same.csv', ...OF_COLUMNS)).toMatchObject({
    po: 1,
    pe: 1,
    kappa: null,
    kappa_band: null,
    kappa_ci: null,
    mcnemar_exact_p: null,
    judge_tpr: 1,
    judge_tnr: null,
    undefined: { kappa: 'one-label', mcnemar_exact_p: 'no-disagreements', judge_tnr: 'human-failed-none' },
  });
  write('empty.csv', table(['item', 'human', 'judge'], ['R1', '', 'PASS'], ['R2', 'PASS', '']));
  expect(await json('empty.csv', ...OF_COLUMNS)).toMatchObject({
    n: 0,
    po: null,
    undefined: { po: 'no-pairs', kappa: 'no-pairs' },
    left_out: [
      { item: 'R1', reason: 'unlabelled' },
      { item: 'R2', reason: 'judge-missing' },
    ],
  });
});

test('more than two categories give a matrix, rows the judge, columns the human', async () => {
  const rows = ['1,1', '1,2', '2,2', '3,3', '3,1', '2,2'].map((both, at) => [`R${at}`, ...both.split(',')]);
  write('three.csv', table(['item', 'human', 'judge'], ...rows));
  // po 4/6; totals 2 2 2 and 2 3 1, so pe = (4 + 6 + 2) / 36 and kappa = (24 - 12) / (36 - 12).
  const object = await json('three.csv', ...OF_COLUMNS);
  expect(object).toMatchObject({
    n: 6,
    categories: ['1', '2', '3'],
    matrix: [
      [1, 0, 1],
      [1, 2, 0],
      [0, 0, 1],
    ],
    kappa: 0.5,
    mcnemar_exact_p: null,
    undefined: { mcnemar_exact_p: 'more-than-two-categories', judge_tpr: 'more-than-two-categories' },
  });
  expect(object).not.toHaveProperty('table');
  expect(object['po']).toBeCloseTo(2 / 3, 12);
  expect(object['pe']).toBeCloseTo(1 / 3, 12);
});

test('a column of rows that is called like a rater is one, and what names the items is said', async () => {
  const rows = Object.entries(HUMAN).map(([idx, human]) => ({ idx, input: 'q', ayse: human, gpt: JUDGE[idx as 'R1'] }));
  write('rows.jsonl', linesText(rows));
  const { status, stdout, stderr } = await agreement('rows.jsonl', '--human', 'ayse', '--judge', 'gpt', '--json');
  expect([status, stderr]).toEqual([0, 'rows.jsonl is read by its columns: items are named by idx.']);
  expect(JSON.parse(stdout)).toMatchObject({ table: { a: 4, b: 2, c: 0, d: 2 } });
});

test("choices of people and of a judge are compared in people's words; what the format holds to be broken is no verdict", async () => {
  const chosen = { instruction: 'Which?', input: '', response1: 'a', response2: 'b' };
  const said = [
    [1, '1'],
    [2, '1'],
    [0, 'Tie'],
    [2, '2'],
    [1, 'garbage'],
  ] as const;
  const rows = said.map(([annotator1, gpt_result], idx) => ({
    idx,
    ...chosen,
    annotator1,
    gpt_result,
    gpt_reason: '',
  }));
  write('chosen.json', JSON.stringify(rows));
  write('people.json', JSON.stringify(rows.map(({ idx, annotator1 }) => ({ idx, ...chosen, annotator1 }))));
  write('judge.json', JSON.stringify(rows.map(({ idx, gpt_result }) => ({ idx, gpt_result, gpt_reason: '' }))));
  for (const files of [['chosen.json'], ['people.json', 'judge.json']]) {
    const object = await json(...files, '--human', 'annotator1', '--judge', 'gpt_result');
    expect(object).toMatchObject({
      n: 4,
      categories: ['0', '1', '2'],
      matrix: [
        [1, 0, 0],
        [0, 1, 1],
        [0, 0, 1],
      ],
    });
    expect(object['left_out']).toMatchObject([{ item: '4', reason: 'judge-invalid' }]);
  }
});

test('--positive says which of two values counts as passed; without it nothing is guessed', async () => {
  write('digits.csv', table(['item', 'human', 'judge'], ['R1', '1', '1'], ['R2', '0', '1'], ['R3', '0', '0']));
  const { status, stderr } = await agreement('digits.csv', ...OF_COLUMNS);
  expect([status, stderr]).toEqual([1, expect.stringContaining('No value is PASS')]);
  expect(stderr).toContain('there are 0 and 1. Say which with --positive VALUE.');
  expect((await json('digits.csv', ...OF_COLUMNS, '--positive', '1'))['table']).toEqual({ a: 1, b: 1, c: 0, d: 1 });
  expect((await json('digits.csv', ...OF_COLUMNS, '--positive', '0'))['table']).toEqual({ a: 1, b: 0, c: 1, d: 1 });
});

test('labels given in sight of the judge are counted, and disputed items are left out in a second reckoning', async () => {
  const seen = event('seen', 's', { item: 'R1', seq: 0 });
  const disputed = event('disputed', 'd', { item: 'R2' });
  write('more.jsonl', linesText([HEADER, seen, disputed]));
  const object = await json('labels.jsonl', 'more.jsonl', ...OF_LABELS);
  expect(object).toMatchObject({ n: 8, not_blind: 1, without_disputed: { n: 7, table: { a: 4, b: 1, c: 0, d: 2 } } });
});

describe('refused with a sentence is', () => {
  async function failure(...args: readonly string[]): Promise<string> {
    const { status, stdout, stderr } = await agreement(...args);
    expect([status, stdout]).toEqual([1, '']);
    return stderr;
  }

  test('an item that stands twice in a table', async () => {
    write(
      'twice.csv',
      table(['item', 'human', 'judge'], ['R1', 'PASS', 'PASS'], ['R2', '', ''], ['R1', 'FAIL', 'PASS']),
    );
    expect(await failure('twice.csv', ...OF_COLUMNS)).toContain('has the item R1 twice, in line 2 and in line 4');
  });

  test('a name that nobody has, with those there are', async () => {
    expect(await failure('labels.jsonl', '--human', 'aysa', '--judge', 'mock')).toContain(
      'nothing of aysa. Did you mean ayse? They have ayse and mock.',
    );
    expect(await failure('labels.csv', '--human', 'human', '--judge', 'mock')).toContain('They have human and judge.');
  });

  test('a contradiction between two files, naming both places', async () => {
    write('other.jsonl', linesText([HEADER, label('h0', { item: 'R1', value: 'FAIL' })]));
    expect(await failure('labels.jsonl', 'other.jsonl', ...OF_LABELS)).toContain(
      'The event h0 says one thing in labels.jsonl, line 2 and another in other.jsonl, line 2',
    );
  });

  test('a judge of two versions, until one is named, and labels by two rubrics', async () => {
    write('versions.jsonl', linesText([HEADER, verdict('n', { judge_version: '2' })]));
    expect(await failure('labels.jsonl', 'versions.jsonl', ...OF_LABELS)).toContain(
      'Name one of them: mock@1 and mock@2.',
    );
    const named = await json('labels.jsonl', 'versions.jsonl', '--human', 'ayse', '--judge', 'mock@1');
    expect(named['table']).toEqual({ a: 4, b: 2, c: 0, d: 2 });
    write('rubric.jsonl', linesText([{ ...HEADER, rubric: { id: 'path-ok', version: 3 } }, label('o')]));
    expect(await failure('labels.jsonl', 'rubric.jsonl', ...OF_LABELS)).toContain('"path-ok 2" and "path-ok 3"');
  });

  test('wrong usage', async () => {
    expect(await failure('labels.csv', '--human', 'human')).toContain('agreement wants --human NAME and --judge NAME');
    expect(await failure('labels.csv', '--human', 'human', '--judge', 'human')).toContain('both human');
    expect(await failure('labels.csv', ...OF_COLUMNS, '--scorer', 'exact')).toContain('agreement takes no --scorer');
    expect(await failure('none.csv', ...OF_COLUMNS)).toContain('there is no such file');
    write('id.csv', table(['id', 'human', 'judge'], ['R1', 'PASS', 'PASS']));
    expect(await failure('id.csv', ...OF_COLUMNS)).toContain('no column item');
  });
});

test('the program prints the object alone, and ends with 0; a refusal is one line on standard error, and ends with 1', () => {
  function run(...args: readonly string[]) {
    const all = ['--import', tsx, program, 'agreement', ...args];
    return spawnSync(process.execPath, all, { encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } });
  }
  const good = run('labels.jsonl', ...OF_LABELS, '--json');
  expect([good.status, good.stderr]).toEqual([0, '']);
  expect(JSON.parse(good.stdout)).toMatchObject({ table: { a: 4, b: 2, c: 0, d: 2 }, po: 0.75, pe: 0.5, kappa: 0.5 });
  const bad = run('none.csv', ...OF_COLUMNS);
  expect([bad.status, bad.stdout, bad.stderr]).toEqual([
    1,
    '',
    'touchstone: Cannot read none.csv: there is no such file.\n',
  ]);
});

test('a bad line is said beside the output, and the good ones are compared', async () => {
  write('bad.jsonl', `${linesText([HEADER, ...labels, ...verdicts])}{"type":"label"\n`);
  const { status, stdout, stderr } = await agreement('bad.jsonl', ...OF_LABELS, '--json');
  expect([status, stderr]).toEqual([0, expect.stringContaining('bad.jsonl, line 18: not JSON')]);
  expect(JSON.parse(stdout)).toMatchObject({ n: 8 });
});
