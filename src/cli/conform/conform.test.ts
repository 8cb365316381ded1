import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readArguments } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { conform as run } from './conform.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const tsx = import.meta.resolve('tsx');
let folder = '';

// Each test starts Node anew, perhaps on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

/** The tool of the document's self-test. */
const T = {
  name: 't',
  parameters: {
    type: 'object',
    additionalProperties: false,
    properties: { a: { type: 'integer' }, b: { type: 'string', enum: ['x', 'y'] } },
    required: ['a'],
  },
};

function call(args: object): object {
  return { name: 't', arguments: args };
}

function row(id: string, category: string, expected: object | null, more: object = {}): object {
  const kind = expected === null ? { expected_kind: 'unrecoverable' } : { expected_kind: 'value', expected };
  return { id, category, tools: [T], input: id.slice(1), ...kind, ...more };
}

/** The six cases of the document's self-test, and what its adapter gives for them. */
const SIX = [
  row('s1', 'p', call({ a: 1 })),
  row('s2', 'p', call({ a: 2, b: 'x' })),
  row('s3', 'p', call({ a: 3 })),
  row('s4', 'q', null),
  row('s5', 'q', null),
  row('s6', 'q', call({ a: 6 })),
];
const GIVEN = [
  { id: 's1', output: call({ a: 1 }) },
  { id: 's2', output: call({ a: 2, b: 'y' }) },
  { id: 's3', output: call({ a: '3' }) },
  { id: 's4', output: null },
  { id: 's5', output: call({}) },
  { id: 's6', error: 'ValueError: nope' },
];

/** What the document says of them, by hand: "exact 2/6 = 0.3333 · correctly refused 1 · invented 1 · …". */
const SAID = {
  cases: 6,
  exact_match: 2,
  exact_match_rate: 0.3333,
  unrecoverable_cases: 2,
  correctly_refused: 1,
  invented_calls_on_unrecoverable: 1,
  false_refusals_on_recoverable: 1,
  schema_invalid_returns: 2,
  adapter_exceptions: 1,
  by_category: { p: { n: 3, ok: 1, rate: 0.3333 }, q: { n: 3, ok: 1, rate: 0.3333 } },
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  vi.stubEnv('INIT_CWD', folder);
  write('six.jsonl', SIX);
  write('given.jsonl', GIVEN);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function write(name: string, list: readonly object[]): void {
  writeFileSync(join(folder, name), list.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

function timeless(result: string): string {
  return result.replace(/"seconds": [\d.]+/, '"seconds": 0');
}

function rows(name: string): readonly Record<string, unknown>[] {
  const lines = read(name).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What the program does with these flags, in this process, which is quicker. */
async function conform(...args: readonly string[]): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  function say(line: string): void {
    stderr += `touchstone: ${line}\n`;
  }
  function print(text: string): void {
    stdout += text;
  }
  try {
    const command = readArguments(['conform', ...args]);
    if (command.name !== 'conform') throw new Error('no corpus');
    return { status: await run(command, { print, say }), stdout, stderr };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    return { status: 1, stdout, stderr };
  }
}

/** The real program in a process of its own, from a folder that is not the package's. */
function touchstone(...args: readonly string[]): Ended {
  const env = { ...process.env, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, program, 'conform', ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

/** What is said of the sixth case, which the printed report does not have. */
const RAISED = 'touchstone: 1 of 6 cases ended by an exception, for instance s6 by ValueError: nope.\n';

const six = ['--corpus', 'six.jsonl', '--outputs', 'given.jsonl'];

test('the six cases of the document give its numbers, as one object with the names of adapter and corpus', async () => {
  const { status, stdout, stderr } = await conform(...six, '--json');
  expect([status, stderr]).toEqual([0, RAISED]);
  const object = JSON.parse(stdout) as Record<string, unknown>;
  const { seconds, ...result } = object;
  expect(result).toEqual({ ...SAID, adapter: 'given.jsonl', corpus: 'six.jsonl' });
  expect(seconds).toBeGreaterThanOrEqual(0);
  expect(Object.keys(object)).toEqual(Object.keys(object).toSorted());
});

test('the report is printed as the document prints it', async () => {
  const { status, stdout, stderr } = await conform(...six);
  expect([status, stderr]).toEqual([0, RAISED]);
  expect(stdout).toBe(
    `
TOOLCALL-300  adapter: given.jsonl
cases                  6
exact match            2 / 6  (33.3%)
refused correctly      1 / 2
invented calls         1   <- calls returned where there was none to make
false refusals         1   <- gave up on a call that was repairable
schema-invalid returns 2   <- returned a call the declared schema still rejects

  category                   n    ok    rate
  p                          3     1   33.3%
  q                          3     1   33.3%

`,
  );
});

test('--jsonl-out writes a row a case, which can be given back as recorded outputs', async () => {
  expect((await conform(...six, '--jsonl-out', 'rows.jsonl')).status).toBe(0);
  expect(rows('rows.jsonl')[5]).toEqual({
    id: 's6',
    category: 'q',
    ok: false,
    refused: true,
    error: 'ValueError: nope',
    got: null,
    expected: '{"arguments":{"a":6},"name":"t"}',
  });
  expect(rows('rows.jsonl').map((one) => [one['ok'], one['refused']])).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [true, true],
    [false, false],
    [false, true],
  ]);
  const { stdout } = await conform('--corpus', 'six.jsonl', '--adapter', 'rows.jsonl', '--json');
  expect(JSON.parse(stdout)).toMatchObject(SAID);
});

describe('held against a baseline', () => {
  beforeAll(async () => {
    await conform(...six, '--write-baseline', 'base.json');
    write('worse.jsonl', [
      { id: 's1', output: call({}) },
      { id: 's2', output: call({ a: 2, b: 'y' }) },
      { id: 's3', output: call({ a: '3' }) },
      { id: 's4', output: call({ a: 4 }) },
      { id: 's5', output: call({}) },
      { id: 's6', error: 'ValueError: nope' },
    ]);
  });

  test('that was written is the result as --json prints it, but for the time, and that is said', async () => {
    const { status, stdout } = await conform(...six, '--write-baseline', 'again.json');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/\n\nbaseline written to again\.json\n$/)]);
    const json = await conform(...six, '--json');
    expect(timeless(`${read('again.json')}\n`)).toBe(timeless(json.stdout));
  });

  test('that is the same there is no regression, and 0', async () => {
    const { status, stdout, stderr } = await conform(...six, '--baseline', 'base.json');
    expect([status, stderr]).toEqual([0, RAISED]);
    expect(stdout).toMatch(/\n\nno regression against base\.json\n$/);
  });

  test('each regression is said as the document says it, what else differs beside it, and 2', async () => {
    const worse = ['--corpus', 'six.jsonl', '--outputs', 'worse.jsonl', '--baseline', 'base.json'];
    const { status, stdout, stderr } = await conform(...worse);
    expect(status).toBe(2);
    const said =
      'REGRESSION against base.json:\n' +
      '  - exact match fell from 2 to 0\n' +
      '  - invented calls rose from 1 to 2\n' +
      '  - schema-invalid returns rose from 2 to 3\n' +
      '  - p fell from 1 to 0\n' +
      '  - q fell from 1 to 0\n';
    expect(stdout.slice(stdout.indexOf('REGRESSION'))).toBe(said);
    expect(stderr).toBe(`${RAISED}touchstone: The baseline is of the adapter given.jsonl, this run of worse.jsonl.\n`);

    const json = touchstone(...worse, '--json', '--write-baseline', 'new.json');
    expect([json.status, JSON.parse(json.stdout)]).toMatchObject([2, { exact_match: 0 }]);
    for (const line of said.trimEnd().split('\n')) expect(json.stderr).toContain(line);
    expect(JSON.parse(read('new.json'))).toMatchObject({ exact_match: 0, adapter: 'worse.jsonl' });
  });

  test.each([
    ['text', 'nothing', 'is no baseline: it is not JSON'],
    ['a list', '[]', 'it holds no JSON object'],
    ['rows', `${JSON.stringify({ ok: true, got: null })}\n{"ok":`, 'is no baseline: it is not JSON'],
    ['rows', '{"ok":true,"got":null}\n\n{"ok":false}\n', 'it is JSON Lines (rows of --jsonl-out, a case each)'],
    ['a corpus', '{"id":1}\n{"id":2}', 'it is JSON Lines, and a baseline is one result object'],
    ['no result', '{"exact_match": 1}', 'invented_calls_on_unrecoverable is missing'],
  ])('that is none (%s) is refused by a sentence before anything is run', async (_, text, words) => {
    writeFileSync(join(folder, 'none.json'), text);
    const { status, stdout, stderr } = await conform(...six, '--baseline', 'none.json');
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(words)]);
  });
});

describe('an adapter', () => {
  test('naive passes on what it parses, and reference repairs it', async () => {
    write('three.jsonl', [
      row('s3', 'p', call({ a: 3 }), { input: JSON.stringify(call({ a: '3' })) }),
      row('s4', 'q', null, { input: 'I will call t.' }),
    ]);
    const naive = await conform('--corpus', 'three.jsonl', '--adapter', 'naive', '--json');
    expect(JSON.parse(naive.stdout)).toMatchObject({ adapter: 'naive', exact_match: 1, adapter_exceptions: 1 });
    const reference = await conform('--corpus', 'three.jsonl', '--adapter', 'reference', '--json');
    expect(JSON.parse(reference.stdout)).toMatchObject({ adapter: 'reference', exact_match: 2, correctly_refused: 1 });
  });

  test('may be a module or a command, which are told the same', async () => {
    const body = 'JSON.stringify({ name: tools[0].name, arguments: { a: Number(text) } })';
    writeFileSync(join(folder, 'mine.mjs'), `export const fix = (text, tools) => (text === '4' ? null : ${body});`);
    writeFileSync(
      join(folder, 'mine.js'),
      `const { text, tools } = JSON.parse(require('fs').readFileSync(0, 'utf8'));
       if (text === '4') process.exit(1);
       console.log(${body});`,
    );
    const said = { exact_match: 4, invented_calls_on_unrecoverable: 1, correctly_refused: 1, adapter_exceptions: 0 };
    const module = await conform('--corpus', 'six.jsonl', '--adapter', 'mine.mjs:fix', '--json');
    expect(JSON.parse(module.stdout)).toMatchObject({ ...said, adapter: 'mine.mjs:fix' });
    const command = `"${process.execPath}" mine.js`;
    const ran = await conform('--corpus', 'six.jsonl', '--adapter-cmd', command, '--time-limit', '60', '--json');
    expect(JSON.parse(ran.stdout)).toMatchObject({ ...said, adapter: command });
  });

  describe('that cannot be started is no normaliser that refuses', () => {
    const corpus = ['--corpus', 'six.jsonl'];

    test('at every case: 1, no result, no baseline, whatever the baseline says', async () => {
      const files = ['--baseline', 'all.json', '--write-baseline', 'never.json', '--jsonl-out', 'never.jsonl'];
      writeFileSync(join(folder, 'refuses.mjs'), 'export const fix = () => null;');
      await conform(...corpus, '--adapter', 'refuses.mjs:fix', '--write-baseline', 'all.json');
      const { status, stdout, stderr } = await conform(...corpus, '--adapter-cmd', './no-such-program', ...files);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^touchstone: The command could not be started in any of 6 cases, because the shell ended with status 127 and said [^\n]*no-such-program[^\n]*\. There is no result\.\n$/,
      );
      for (const name of ['never.json', 'never.jsonl']) expect(existsSync(join(folder, name))).toBe(false);
    });

    test('at some: they are named, the result is printed, 1, and no baseline', async () => {
      const command = 'grep -q \'"text": "3"\' && exit 126; exit 1';
      const args = ['--adapter-cmd', command, '--write-baseline', 'some.json', '--json'];
      const { status, stdout, stderr } = await conform(...corpus, ...args);
      expect([status, JSON.parse(stdout)]).toMatchObject([1, { cases: 6, correctly_refused: 2 }]);
      expect(stderr).toBe(
        'touchstone: case s3: the command could not be started, because the shell ended with status 126.\n' +
          'touchstone: 1 of 6 cases count as refusals without being any.\n' +
          'touchstone: No baseline is written to some.json: what could not be started is no normaliser that refuses.\n',
      );
      expect(existsSync(join(folder, 'some.json'))).toBe(false);
    });

    test('what fails at every case is a refusal as the document has it, and what it said is passed on', async () => {
      const { status, stdout, stderr } = await conform(...corpus, '--adapter-cmd', 'echo "no such file." >&2; exit 2');
      expect([status, stdout]).toEqual([0, expect.stringContaining('\nrefused correctly      2 / 2\n')]);
      expect(stderr).toBe(
        'touchstone: The command failed in 6 cases of 6, which count as refusals: it ended with status 2 and said no such file.\n',
      );
    });
  });

  test('that takes too long is said beside the report, which does not count exceptions', async () => {
    const command = `read -r line; case "$line" in *'"text": "1"'*) echo x;; *'"text": "2"'*) exit 1;; *) sleep 30;; esac`;
    const args = ['--adapter-cmd', command, '--time-limit', '0.5'];
    const { status, stderr } = await conform('--corpus', 'six.jsonl', ...args);
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(
        /^touchstone: 5 of 6 cases ended by an exception \(4 of them by the time limit\), for instance s1 by JSONDecodeError: /,
      ),
    ]);
  });

  test('of a module that never answers is through all the same: that is an exception', () => {
    writeFileSync(join(folder, 'never.mjs'), 'export const fix = () => new Promise(() => {});');
    const { status, stdout } = touchstone('--corpus', 'six.jsonl', '--adapter', 'never.mjs:fix', '--json');
    expect([status, JSON.parse(stdout)]).toMatchObject([0, { cases: 6, adapter_exceptions: 6, correctly_refused: 2 }]);
  });

  test('that is recorded leaves out what it has no output of, and says which outputs are left', async () => {
    write('some.jsonl', [GIVEN[1]!, GIVEN[1]!, { id: 9, output: null }, GIVEN[0]!]);
    const { status, stdout, stderr } = await conform('--corpus', 'six.jsonl', '--outputs', 'some.jsonl', '--json');
    expect([status, JSON.parse(stdout)]).toMatchObject([0, { cases: 2, exact_match: 1 }]);
    expect(stderr).toBe(
      'touchstone: 4 of 6 cases not run: no output is recorded.\n' +
        'touchstone: The numbers are of the other 2.\n' +
        'touchstone: 2 outputs of some.jsonl belong to no case of the corpus.\n',
    );
    write('one-more.jsonl', [...GIVEN.slice(0, 5), { id: 's6', output: null }, { id: 9, output: null }]);
    const one = await conform('--corpus', 'six.jsonl', '--outputs', 'one-more.jsonl');
    expect(one.stderr).toBe('touchstone: 1 output of one-more.jsonl belongs to no case of the corpus.\n');
  });

  test('that is recorded gives those of an id that repeats in order', async () => {
    write('twice.jsonl', [SIX[0]!, SIX[3]!, SIX[0]!]);
    write('in-order.jsonl', [{ id: 's1', refused: true }, GIVEN[0]!, GIVEN[3]!]);
    const args = ['--corpus', 'twice.jsonl', '--outputs', 'in-order.jsonl', '--jsonl-out', 'order.jsonl'];
    expect((await conform(...args)).status).toBe(0);
    expect(rows('order.jsonl').map((one) => one['ok'])).toEqual([false, true, true]);
  });
});

describe('where the reference program would stop', () => {
  test('at a case, it is left out and named, no baseline is written, and 1', async () => {
    write('stops.jsonl', [SIX[0]!, { ...row('b b', 'p', call({ a: 1 })), tools: [{ name: 't' }] }]);
    write('both.jsonl', [GIVEN[0]!, { id: 'b b', output: call({ a: 1 }) }]);
    const args = ['--corpus', 'stops.jsonl', '--outputs', 'both.jsonl', '--write-baseline', 'stopped.json', '--json'];
    const { status, stdout, stderr } = await conform(...args);
    expect([status, JSON.parse(stdout)]).toMatchObject([1, { cases: 1, exact_match: 1 }]);
    expect(stderr).toMatch(
      /^touchstone: case "b b": the reference program would stop here, because [^\n]*no parameters/,
    );
    expect(stderr).toContain('The numbers are of the other 1.');
    expect(stderr).toContain('No baseline is written to stopped.json');
    expect(existsSync(join(folder, 'stopped.json'))).toBe(false);
  });

  test('at categories that cannot be sorted, they stand in the order of the corpus, and 1', async () => {
    write('mixed.jsonl', [row('s4', 'q', null, { category: 'z' }), row('s5', 'q', null, { category: 1 })]);
    const { status, stdout, stderr } = await conform('--corpus', 'mixed.jsonl', '--outputs', 'given.jsonl', '--json');
    expect([status, JSON.parse(stdout)]).toMatchObject([1, { cases: 2, by_category: { z: { ok: 1 }, 1: { ok: 0 } } }]);
    expect(stderr).toContain('cannot be sorted');
  });

  test('at half of a surrogate pair in a row, it is written as JSON can write it', async () => {
    write('half.jsonl', [row('s1', 'p', call({ a: 1 }))]);
    writeFileSync(join(folder, 'half-given.jsonl'), '{"id":"s1","output":{"name":"\\ud800","arguments":{"a":1}}}\n');
    const args = ['--corpus', 'half.jsonl', '--outputs', 'half-given.jsonl', '--jsonl-out', 'half-rows.jsonl'];
    expect((await conform(...args)).status).toBe(0);
    expect(rows('half-rows.jsonl')[0]?.['got']).toBe('{"arguments":{"a":1},"name":"\ud800"}');
  });
});

test('--selftest prints the checks of the document by name, and 0 as all pass', () => {
  const { status, stdout, stderr } = touchstone('--selftest');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^canon ignores key order {26}PASS\n/);
  expect(stdout).toMatch(/\nthe schema subset rejects an undeclared tool {5}PASS\n\n22\/22 selftest checks passed\n$/);
});

test('--spec prints the rules in our words', () => {
  const { status, stdout, stderr } = touchstone('--spec');
  expect([status, stderr]).toEqual([0, '']);
  for (const word of ['Rule 11: ', 'additionalProperties', 'default', '`" 3 "`']) expect(stdout).toContain(word);
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

describe('a corpus', () => {
  const broken: readonly (readonly [string, string, string])[] = [
    [
      'that lacks a member',
      '{"id":"a","category":"p","input":"","expected_kind":"value"}',
      "corpus line 2 is missing 'tools'",
    ],
    [
      'that claims a value',
      '{"id":"a","category":"p","tools":[],"input":"","expected_kind":"value"}',
      'corpus line 2 claims a value and has none',
    ],
    ['that is no JSON', '{"id":', 'corpus line 2 '],
  ];
  test.each(broken)('with a row %s is refused, naming file, line and what is wanted', async (_, line, words) => {
    writeFileSync(join(folder, 'broken.jsonl'), `${JSON.stringify(SIX[0])}\r\n${line}\n${line}\n`);
    const { status, stdout, stderr } = await conform('--corpus', 'broken.jsonl', '--adapter', 'naive');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`touchstone: broken.jsonl: ${words}`);
    expect(stderr).toContain('A corpus is JSON Lines');
  });

  test('with another word for a value is taken as the reference program takes it, which is said', async () => {
    const kinds = ['value', 'valuex', 7].map((kind, at) => ({ ...SIX[at], expected_kind: kind }));
    write('kinds.jsonl', [...kinds, SIX[3]!]);
    const { status, stderr } = await conform('--corpus', 'kinds.jsonl', '--outputs', 'given.jsonl', '--json');
    expect(status).toBe(0);
    expect(stderr).toContain(
      'touchstone: 2 cases have an expected_kind that is neither value nor unrecoverable, for instance s2 with valuex: it is taken as value, as the reference program takes it.\n',
    );
  });

  const odd: readonly (readonly [string, string | Buffer, string])[] = [
    ['empty', '\n \n', 'corpus odd.jsonl is empty'],
    ['with a byte order mark', `\uFEFF${JSON.stringify(SIX[0])}`, 'corpus line 1 '],
    ['that is no UTF-8', Buffer.from([0x7b, 0x0a, 0xe9]), 'odd.jsonl, line 2: the bytes are no UTF-8'],
  ];
  test.each(odd)('%s is refused by a sentence', async (_, text, words) => {
    writeFileSync(join(folder, 'odd.jsonl'), text);
    const { status, stdout, stderr } = await conform('--corpus', 'odd.jsonl', '--adapter', 'naive');
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(words)]);
  });
});

test.each([
  ['a wrong flag', ['--corpus', 'six.jsonl', '--adaptor', 'naive'], '--adaptor'],
  ['a corpus that is not there', ['--corpus', 'away.jsonl', '--adapter', 'naive'], 'Cannot read away.jsonl'],
  ['a baseline that is not there', [...six, '--baseline', 'away.json'], 'Cannot read away.json'],
  [
    'a module that is not there',
    ['--corpus', 'six.jsonl', '--adapter', 'away.mjs:fix'],
    'Cannot load away.mjs: there is no such file.\n',
  ],
  [
    'outputs that are none',
    ['--corpus', 'six.jsonl', '--outputs', 'six.jsonl'],
    'six.jsonl, line 1 does not say what came of s1',
  ],
  ['outputs of nothing', ['--corpus', 'six.jsonl', '--outputs', 'nothing.jsonl'], 'No case was graded'],
])('%s ends with 1, never 2, and a sentence without a stack trace', async (_, args, words) => {
  write('nothing.jsonl', []);
  const { status, stdout, stderr } = await conform(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('a wrong flag ends the program with 1, which the document gives no wrong use', () => {
  const { status, stdout, stderr } = touchstone('--corpus', 'six.jsonl', '--adaptor', 'naive');
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('--adaptor')]);
});

test('what cannot be written is said when the result has been printed', async () => {
  const { status, stdout, stderr } = await conform(...six, '--jsonl-out', 'none/rows.jsonl');
  expect([status, stdout]).toEqual([1, expect.stringContaining('33.3%')]);
  expect(stderr).toBe(`${RAISED}touchstone: Cannot write none/rows.jsonl: there is no such folder.\n`);
});
