import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// The program of document 002 and ours, side by side in one folder: what they print, write and end with.
const seeds = resolve(process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'seeds');
const document = existsSync(seeds) ? readdirSync(seeds).find((name) => name.startsWith('002')) : undefined;
const hasPython = spawnSync('python3', ['--version']).status === 0;
const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const tsx = import.meta.resolve('tsx');
let folder = '';

vi.setConfig({ testTimeout: 120_000 });

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function ended(command: string, args: readonly string[]): Ended {
  const env = { ...process.env, INIT_CWD: folder, PYTHONUTF8: '1' };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: folder, env });
  return { status, stdout, stderr };
}

function theirs(...args: readonly string[]): Ended {
  return ended('python3', [join(seeds, document ?? ''), ...args]);
}

function ours(...args: readonly string[]): Ended {
  return ended(process.execPath, ['--import', tsx, program, 'conform', ...args]);
}

const TOOL = JSON.stringify({
  name: 't',
  parameters: {
    type: 'object',
    additionalProperties: false,
    properties: { a: { type: 'integer', enum: [1, 3, true] }, b: { type: 'string' } },
    required: ['a'],
  },
});

/** A row as it stands in a file; `expected` is JSON text, null for a refusal. */
function row(id: string, category: string, input: string, expected: string | null, tools = `[${TOOL}]`): string {
  const kind = expected === null ? '"expected_kind":"unrecoverable"' : `"expected_kind":"value","expected":${expected}`;
  return `{"id":${id},"category":${category},"tools":${tools},"input":${JSON.stringify(input)},${kind}}`;
}

const ONE = '{"name":"t","arguments":{"a":1}}';

/** Rows between which Python and JavaScript go apart where nobody looks. */
const ODD = [
  row('"s1"', '"p"', '{"arguments":{"a":1},"name":"t","id":"c"}', ONE),
  row('2', '"p"', '{"name":"t","arguments":{"a":1.0}}', ONE),
  row('2', '"__proto__"', '{"name":"t","arguments":{"a":3,"a":1}}', ONE),
  row('null', '"constructor"', '{"name":"t","arguments":{"a":true}}', '{"name":"t","arguments":{"a":true}}'),
  row('"n"', '"odd numbers, wider than 22 \u{1F600}"', '{"name":"t","arguments":{"a":1e400,"b":NaN}}', null),
  row('"big"', '"\u{1F600}\u{1F600}"', '{"name":"t","arguments":{"a":9007199254740993}}', ONE),
  row('"prose"', '"\uFF5E"', 'I will call t.', null),
  row('"empty"', '"\uFF5E"', '', ONE),
  row('"null"', '"q"', 'null', null),
  row('"list"', '"q"', `[${ONE}]`, ONE),
  row(
    '"other"',
    '"q"',
    '{"name":"u","arguments":{"c":"\u007f\u2028\\n"}}',
    '{"name":"u","arguments":{"c":"\u007f\u2028\\n"}}',
  ),
  '{"id":"kind","category":"q","tools":[],"input":"{}","expected_kind":"Value","expected":{}}',
  `{"id":"no text","category":"q","tools":[],"input":[5],"expected_kind":"value","expected":{}}`,
];

/** Categories that are no texts, of which 1, 1.0 and true are one, and sixteen cases, so that shares end in a 5. */
const NUMBERS = Array.from({ length: 16 }, (_, at) =>
  row(String(at), ['1', 'true', '1.0', '2.5', '-3'][at % 5]!, at === 7 ? ONE : '{"name":"t"}', ONE),
);

/** A program that does whatever a program can do, told by the text; it keeps what it was given. */
const ANY = `
import json, sys
line = sys.stdin.buffer.read()
with open(sys.argv[1], "ab") as f:
    f.write(line + b"\\n")
text = json.loads(line.decode("utf-8"))["text"]
if text == "status": print('{"name": "t", "arguments": {"a": 1}}'); sys.exit(3)
if text == "blank": print(" \\t\\x0b ")
if text == "bytes": sys.stdout.buffer.write(b"\\xff")
if text == "cut": print('{"name": ')
if text == "null": print("null")
if text == "list": print("[1]")
if text.startswith("{"): print(text)
`;

const COMMANDED = [
  ...['status', 'blank', 'bytes', 'cut', 'null', 'list', 'é\u007f\u{1F600}'].map((text) =>
    row(`"${text}"`, '"p"', text, null),
  ),
  row('"call"', '"p"', '{"name":"t","arguments":{"a":1}, "x":1e22}', ONE, `[${TOOL},{"name":"f","n":[1.50,-0,1E5]}]`),
];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  writeFileSync(join(folder, 'odd.jsonl'), `\u0085${ODD.join('\r')}\n\u001c\n`);
  writeFileSync(join(folder, 'numbers.jsonl'), NUMBERS.join('\n'));
  writeFileSync(join(folder, 'commanded.jsonl'), COMMANDED.join('\n'));
  writeFileSync(join(folder, 'any.py'), ANY);
});

afterAll(() => rmSync(folder, { recursive: true }));

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** The time that a run took is nobody's to promise. */
function timeless(result: string): string {
  return result.replace(/"seconds": \d+\.\d+/, '"seconds": 0.0');
}

/** Without what is said of exceptions and of odd kinds, of which the document's program says nothing. */
function beside(one: Ended): Ended {
  return { ...one, stderr: one.stderr.replaceAll(/^.* (?:ended by an exception|an expected_kind).*\n/gm, '') };
}

/** Nor is the wording of an error. */
function wordless(rows: string): string {
  return rows.replaceAll(/"error": "(?:[^"\\]|\\.)*", "got"/g, '"error": "…", "got"');
}

describe.skipIf(document === undefined || !hasPython)('as the program of the document', () => {
  test.each(['odd', 'numbers'])('the report, the object, the rows and the baseline of %s are printed', (name) => {
    const args = ['--corpus', `${name}.jsonl`, '--adapter', 'naive'];
    const report = theirs(...args, '--jsonl-out', 'a.jsonl', '--write-baseline', 'a.json');
    expect(report.status).toBe(0);
    const written = ours(...args, '--jsonl-out', 'b.jsonl', '--write-baseline', 'b.json');
    expect(beside(written)).toEqual({ ...report, stdout: report.stdout.replace('to a.json', 'to b.json') });
    expect(wordless(read('b.jsonl'))).toBe(wordless(read('a.jsonl')));
    expect(timeless(read('b.json'))).toBe(timeless(read('a.json')));
    const object = ours(...args, '--json');
    expect({ ...beside(object), stdout: timeless(object.stdout) }).toEqual({
      status: 0,
      stdout: timeless(theirs(...args, '--json').stdout),
      stderr: '',
    });
  });

  test('a command is given the same bytes, and what it does counts the same', () => {
    const args = ['--corpus', 'commanded.jsonl', '--adapter-cmd'];
    const one = theirs(...args, 'python3 any.py a.log', '--jsonl-out', 'a.jsonl');
    const other = ours(...args, 'python3 any.py b.log', '--jsonl-out', 'b.jsonl', '--time-limit', '100');
    expect(beside(other)).toEqual({ ...one, stdout: one.stdout.replace('a.log', 'b.log') });
    expect(wordless(read('b.jsonl'))).toBe(wordless(read('a.jsonl')));
    expect(read('b.log')).toBe(read('a.log'));
  });

  test('its rows are recorded outputs here, with the same result', () => {
    const args = ['--corpus', 'odd.jsonl', '--json'];
    const one = theirs(...args, '--adapter', 'naive', '--jsonl-out', 'recorded.jsonl');
    const other = ours(...args, '--adapter', 'recorded.jsonl');
    expect(other.status).toBe(0);
    expect(timeless(other.stdout)).toBe(timeless(one.stdout).replace('"naive"', '"recorded.jsonl"'));
  });

  test('a baseline of either is held by both, with the same verdict and status', () => {
    const args = ['--corpus', 'odd.jsonl', '--adapter', 'naive'];
    theirs(...args, '--write-baseline', 'theirs.json');
    ours(...args, '--write-baseline', 'ours.json');
    for (const name of ['theirs.json', 'ours.json']) {
      const one = theirs(...args, '--baseline', name);
      expect(one.stdout).toContain(`\nno regression against ${name}\n`);
      expect(beside(ours(...args, '--baseline', name))).toEqual(one);
      const better = read(name)
        .replace(/"(exact_match)": \d+/, '"$1": 100')
        .replaceAll(/"(invented_calls_on_unrecoverable|schema_invalid_returns)": \d+/g, '"$1": 0')
        .replaceAll(/"ok": \d+/g, '"ok": 50');
      writeFileSync(join(folder, 'better.json'), better);
      const fell = theirs(...args, '--baseline', 'better.json');
      expect([fell.status, fell.stdout.match(/\n {2}- /g)?.length]).toEqual([2, 3 + 7]);
      expect(ours(...args, '--baseline', 'better.json')).toMatchObject({ status: 2, stdout: fell.stdout });
    }
  });

  test('the self-test is printed', () => {
    expect(ours('--selftest')).toEqual(theirs('--selftest'));
  });

  const refused: readonly (readonly [string, string | null, readonly string[]])[] = [
    ['a corpus that is not there', null, []],
    ['an empty corpus', '\n \u001c\n', []],
    ['a row that is no JSON', `${ODD[0]}\nx`, []],
    ['a row that lacks a member', '{"id":1,"category":"p","tools":[],"input":""}', []],
    ['a value without an expected call', '{"id":1,"category":"p","tools":[],"input":"","expected_kind":"value"}', []],
    ['a byte order mark', `\uFEFF${ODD[0]}`, []],
    ['a tool without parameters', row('1', '"p"', ONE, ONE, '[{"name":"t"}]'), []],
    ['categories that cannot be sorted', `${row('1', '"p"', ONE, ONE)}\n${row('2', '2', ONE, ONE)}`, []],
    ['a baseline that is none', ODD[0]!, ['--baseline', 'odd.jsonl']],
    ['a baseline that is not there', ODD[0]!, ['--baseline', 'away.json']],
    ['rows that cannot be written', ODD[0]!, ['--jsonl-out', 'away/rows.jsonl']],
  ];
  test.each(refused)('%s ends with 1', (_, corpus, more) => {
    if (corpus !== null) writeFileSync(join(folder, 'refused.jsonl'), corpus);
    const args = ['--corpus', corpus === null ? 'away.jsonl' : 'refused.jsonl', '--adapter', 'naive', ...more];
    expect([theirs(...args).status, ours(...args).status]).toEqual([1, 1]);
  });

  test('a refusal of a row has its words', () => {
    for (const line of ['{"id":1,"category":"p","tools":[],"input":""}', '["id"]']) {
      writeFileSync(join(folder, 'words.jsonl'), `\r\n${line}`);
      const args = ['--corpus', 'words.jsonl', '--adapter', 'naive'];
      expect(ours(...args).stderr).toContain(theirs(...args).stderr.trimEnd());
    }
  });

  test('but a wrong flag is never 2, which is a regression', () => {
    const args = ['--corpus', 'odd.jsonl', '--adaptor', 'naive'];
    expect([theirs(...args).status, ours(...args).status]).toEqual([2, 1]);
  });
});
