import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// The real program in a process of its own, from a folder that is not the package's.
const program = fileURLToPath(new URL('main.ts', import.meta.url));
const tsx = import.meta.resolve('tsx');
let folder = '';

// Each test starts Node anew, perhaps on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const weather = { name: 'get_weather', arguments: { city: 'Paris' } };
  const lyon = { name: 'get_weather', arguments: { city: 'Lyon' } };
  const reference = { calls: [weather] };
  write('rows.jsonl', [
    { id: 'a', input: 'q', reference, category: '__proto__', reply: { calls: [weather] } },
    { id: 'a', attempt: 1, input: 'q', reference, category: 'easy', reply: { calls: [lyon] } },
    { id: 'b', input: 'q', reference, category: 'easy' },
    { id: 'c', input: 'q', reply: { text: 'x' } },
  ]);
  write('replies.jsonl', [
    { id: 'b', content: null, tool_calls: [{ function: { name: 'get_weather', arguments: '{}' } }] },
  ]);
  const tools = [{ name: 'f', parameters: { a: { type: 'list(str)' } } }];
  write('words.jsonl', [{ query: 'q', answers: [{ name: 'f', arguments: {} }], tools }]);
  writeFileSync(join(folder, 'page.json'), '<!doctype html><p>hello');
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, rows: readonly object[]): void {
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

function touchstone(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, program, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

const scorer = ['--scorer', 'xlam-tool-call'];

describe('score', () => {
  test('--json prints one object with the totals, whatever the categories are called', () => {
    const { status, stdout, stderr } = touchstone('score', 'rows.jsonl', ...scorer, '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(Object.keys(JSON.parse(stdout) as object)).toEqual(
      (
        'scorer version options format items attempts judged correct wrong not_judged faults rate pass_hat issues reasons ' +
        'by_category causes recorded selftest'
      ).split(' '),
    );
    expect(JSON.parse(stdout)).toMatchObject({
      scorer: 'xlam-tool-call',
      version: 2,
      options: { ordering: 'any', schemas: 'send' },
      format: 'touchstone',
      items: 3,
      attempts: 4,
      judged: 2,
      correct: 1,
      wrong: 1,
      not_judged: 2,
      faults: 0,
      issues: 0,
      reasons: { match: 1, arguments: 1 },
      causes: { 'not-run': 1, 'no-reference': 1 },
      // Of `a` one attempt of two is right; nothing else is judged.
      pass_hat: { 1: { value: 0.5, items: 1 }, 2: { value: 0, items: 1 } },
    });
    // 1 of 2 by Wilson: 1/2 ± z/2 / sqrt(2 + z²) with z = 1.959964.
    const { rate } = JSON.parse(stdout) as { rate: Record<string, number> };
    expect(rate).toMatchObject({ value: 0.5, of: 2 });
    expect([rate['low'], rate['high']].map((one) => one?.toFixed(4))).toEqual(['0.0945', '0.9055']);
    const categories = (JSON.parse(stdout) as { by_category: object }).by_category;
    expect(Object.entries(categories)).toEqual([
      ['__proto__', { judged: 1, correct: 1, wrong: 0, not_judged: 0, faults: 0 }],
      ['easy', { judged: 1, correct: 0, wrong: 1, not_judged: 1, faults: 0 }],
    ]);
  });

  test('--jsonl-out writes one line an item, in the order of the file', () => {
    expect(touchstone('score', 'rows.jsonl', ...scorer, '--jsonl-out', 'out.jsonl').status).toBe(0);
    const lines = readFileSync(join(folder, 'out.jsonl'), 'utf8').trimEnd().split('\n');
    const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(read.map((line) => [line['id'], line['attempt'], line['correct'], line['reason']])).toEqual([
      ['a', 0, true, 'match'],
      ['a', 1, false, 'arguments'],
      ['b', 0, null, 'not-run'],
      ['c', 0, null, 'no-reference'],
    ]);
    for (const name of ['detail', 'outcome', 'failure_kind', 'score']) expect(read[1]).toHaveProperty(name);
    expect(read[1]?.['detail']).toContain('arguments.city');
  });

  test('replies of a second file are judged in place of those in the rows, and the words name denominator, self-test and join', () => {
    const { stdout } = touchstone('score', 'rows.jsonl', '--replies', 'replies.jsonl', ...scorer);
    expect(stdout).toContain('0 of 1 right');
    expect(stdout).toContain('self-test passed');
    expect(stdout).toContain('1 reply joined by id, 3 only in the dataset');
    expect(stdout).toContain('3 replies in the rows of rows.jsonl are not used.');
  });

  test('type words that cannot be sent refuse the file, naming row, tool and parameter, until schemas are skipped', () => {
    const { status, stdout, stderr } = touchstone('score', 'words.jsonl', ...scorer);
    expect([status, stdout]).toEqual([1, '']);
    for (const part of ['words.jsonl', 'line 1', 'list(str)', 'schemas']) expect(stderr).toContain(part);
    const skipped = touchstone('score', 'words.jsonl', ...scorer, '--option', 'schemas=skip');
    expect([skipped.status, skipped.stderr]).toEqual([0, '']);
    expect(skipped.stdout).toContain('Schemas skipped');
  });
});

test('issues beyond the first ten are counted', () => {
  write(
    'odd.jsonl',
    Array.from({ length: 1012 }, (_, id) => ({ id, input: 'q', category: [] })),
  );
  for (const args of [
    ['formats', 'odd.jsonl'],
    ['score', 'odd.jsonl', ...scorer],
  ]) {
    expect(touchstone(...args).stdout).toMatch(/line 10: [^\n]*\n {2}… and 1,002 more\n$/);
  }
});

test('outputs of a normaliser that did nothing but fail are told by the corpus beside them, and by nothing else', () => {
  const tools = [{ name: 'f', parameters: { type: 'object', properties: {} } }];
  const row = { category: 'p', tools, input: 'x', expected_kind: 'unrecoverable' };
  write(
    'corpus.jsonl',
    ['a', 'b'].map((id) => ({ id, ...row })),
  );
  write(
    'failed.jsonl',
    ['a', 'b'].map((id) => ({ id, error: 'ValueError: nope' })),
  );
  const replies = ['--replies', 'failed.jsonl', '--json'];
  const { status, stdout, stderr } = touchstone('score', 'corpus.jsonl', ...replies, '--scorer', 'toolcall-300');
  expect([status, stderr]).toEqual([0, '']);
  const reasons = { 'refused-right-by-exception': 2 };
  expect(JSON.parse(stdout)).toMatchObject({ options: { adapter: 'recorded' }, correct: 2, judged: 2, reasons });
  const other = touchstone('score', 'rows.jsonl', ...replies, ...scorer);
  expect([other.status, other.stderr]).toEqual([1, expect.stringContaining('failed.jsonl fits no known format')]);
});

test('a file of replies is read as the format that is asked for, also beside a dataset of its name', () => {
  mkdirSync(join(folder, 'other'));
  write('other/rows.jsonl', [{ id: 'b', label: 'x', predict: '[]', answer: 'Paris' }]);
  const replies = ['--replies', 'other/rows.jsonl', '--replies-format'];
  const ours = touchstone('score', 'rows.jsonl', ...replies, 'touchstone-replies', ...scorer);
  expect([ours.status, ours.stdout]).toEqual([0, expect.stringContaining('1 reply joined by id')]);
  expect(touchstone('score', 'rows.jsonl', ...replies, 'nonsense', ...scorer).stderr).toContain('no format nonsense');
});

test('a file of tools alone says so', () => {
  write('tools.jsonl', [{ api_name: 'f', api_description: 'd', parameters: {}, required: [] }]);
  expect(touchstone('score', 'tools.jsonl', ...scorer).stdout).toContain('holds tool definitions only');
});

describe('a file that fits no format', () => {
  beforeAll(() => {
    writeFileSync(
      join(folder, 'bells.csv'),
      'bell,question,expected,answer,ring_correct\n' +
        'b1,"Which bell\nrings first?",north,north,True\n' +
        'b2,Which bell rings last?,south,"so, east",False\n',
    );
    writeFileSync(join(folder, 'bells.tsv'), 'nr\tword\n1\tclang\n2\tdong\n');
    write('systems.jsonl', [
      { bell: 'b2', said: 'south' },
      { bell: 'b1', said: 'north' },
    ]);
  });

  test('is judged by the guess of its columns, which is said in one line beside the output', () => {
    const { status, stdout, stderr } = touchstone(
      'score',
      'bells.csv',
      '--scorer',
      'exact',
      '--map',
      'id=bell',
      '--json',
    );
    expect([status, stderr]).toEqual([
      0,
      'touchstone: bells.csv is read by its columns: id = bell, input = question, reference = expected (texts), ' +
        'reply = answer, verdict = ring_correct (True is right). Change that with --map KEY=COLUMN and --right VALUE.\n',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      format: 'mapping',
      judged: 2,
      correct: 1,
      recorded: [{ name: 'ring_correct', kind: 'verdict', right: 1, wrong: 1, not_judged: 0, fault: 0 }],
    });
  });

  test('has another value for right where that is said', () => {
    const args = ['--scorer', 'exact', '--map', 'id=bell', '--json', '--right', 'Perhaps'];
    expect(JSON.parse(touchstone('score', 'bells.csv', ...args).stdout)).toMatchObject({
      recorded: [{ name: 'ring_correct', right: 0, wrong: 2 }],
    });
    const words = touchstone('score', 'bells.csv', '--scorer', 'exact').stdout;
    expect(words).toContain('ring_correct: 1 of 2 right');
  });

  test('is judged by what it records where that is asked for, also packed with gzip, and lines carry what it records', () => {
    writeFileSync(join(folder, 'packed.csv.gz'), gzipSync(readFileSync(join(folder, 'bells.csv'))));
    const args =
      'score packed.csv.gz --scorer recorded --option column=ring_correct --map id=bell --jsonl-out seen.jsonl';
    const { status, stdout } = touchstone(...args.split(' '));
    expect([status, stdout]).toEqual([0, expect.stringContaining('1 of 2 right')]);
    const lines = readFileSync(join(folder, 'seen.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { id: 'b1', correct: true, recorded: { ring_correct: 'True' } },
      { id: 'b2', correct: false, recorded: { ring_correct: 'False' } },
    ]);
    const wrong = touchstone('score', 'bells.csv', '--scorer', 'recorded', '--option', 'column=bell_correct');
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('ring_correct')]);
  });

  test('can be replies, by columns of its own', () => {
    const { stdout, stderr } = touchstone(
      ...'score bells.csv --scorer exact --map id=bell --json --replies systems.jsonl'.split(' '),
      ...'--replies-map id=bell --replies-map reply=said'.split(' '),
    );
    expect(stderr).toContain('systems.jsonl is read by its columns: id = bell, reply = said.');
    expect(JSON.parse(stdout)).toMatchObject({ judged: 2, correct: 2 });
  });

  test('is refused with its columns and an example where nothing can be judged', () => {
    const { status, stdout, stderr } = touchstone('score', 'bells.tsv', '--scorer', 'exact');
    expect([status, stdout]).toEqual([1, '']);
    for (const part of ['bells.tsv', 'nr and word', '--map reply=nr']) expect(stderr).toContain(part);
  });

  test('has no column that is not there: the nearest is named', () => {
    const { status, stderr } = touchstone('score', 'bells.csv', '--scorer', 'exact', '--map', 'reply=Answer');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('no column Answer. Did you mean answer? It has bell,'),
    ]);
  });

  test('that looks like replies, for it says answer, is told the way out, and read by its columns', () => {
    write('asked.jsonl', [{ id: 'a', question: 'q', gold: 'x', answer: 'x' }]);
    const { status, stderr } = touchstone('score', 'asked.jsonl', '--scorer', 'exact');
    expect([status, stderr]).toEqual([1, expect.stringContaining('--map KEY=COLUMN')]);
    expect(touchstone('formats', 'asked.jsonl').stdout).toContain('--map KEY=COLUMN');
    const mapped = touchstone('score', 'asked.jsonl', '--scorer', 'exact', '--map', 'reply=answer', '--json');
    expect(JSON.parse(mapped.stdout)).toMatchObject({ items: 1, correct: 1 });
  });

  test('is shown by formats with what its columns hold, the reasons of the guess and the command that says the same', () => {
    const { status, stdout } = touchstone('formats', 'bells.csv');
    expect(status).toBe(0);
    expect(stdout).toMatch(/ring_correct +boolean +2 filled, 2 distinct +verdict \(named ring_correct\)/);
    expect(stdout).toContain('touchstone score bells.csv --map input=question --map reference=expected');
    expect(stdout).toContain('--right True');
    expect(stdout).toContain('container: csv');
    expect(touchstone('formats', 'rows.jsonl', '--map', 'category=id').stdout).toContain(
      'rows.jsonl: not as touchstone; by its columns (4 rows seen)',
    );
  });
});

test('selftest says what each check covered', () => {
  const { status, stdout } = touchstone('selftest', 'rows.jsonl', ...scorer);
  expect(status).toBe(0);
  expect(stdout).toContain('3 answer keys, 3 null controls');
});

test('formats names the format, what decided it and the alternatives', () => {
  const rows = touchstone('formats', 'rows.jsonl');
  expect([rows.status, rows.stdout.split('\n')[0]]).toEqual([0, expect.stringContaining('rows.jsonl: touchstone')]);
  expect(rows.stdout).toContain('4 items');
});

test.each([
  ['a wrong use', ['score', ...scorer], 'wants a FILE'],
  ['a refusal', ['formats', 'page.json'], 'page.json'],
  ['a file that is not there', ['score', 'nowhere.jsonl', ...scorer], 'no such file'],
  [
    'an output that cannot be written',
    ['score', 'rows.jsonl', ...scorer, '--jsonl-out', 'none/out.jsonl'],
    'Cannot write none/out.jsonl: there is no such folder',
  ],
])('%s ends with 1 and a sentence, without a stack trace', (_, args, words) => {
  const { status, stdout, stderr } = touchstone(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(words);
  expect(stderr).toMatch(/^touchstone: .+\.\n/);
  expect(stderr).not.toMatch(/\n\s+at /);
});
