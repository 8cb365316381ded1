import { describe, expect, test } from 'vitest';
import { readArguments } from '../arguments.ts';
import { help } from '../help.ts';
import { conformHelp } from './help.ts';
import { CONFORM_FLAGS } from './flags.ts';

const NOTHING_MORE = { baseline: null, writeBaseline: null, jsonlOut: null, json: false };

function conform(...args: readonly string[]) {
  return readArguments(['conform', ...args]);
}

test('every flag of the document is taken', () => {
  const files = ['--baseline', 'b.json', '--write-baseline', 'w.json', '--jsonl-out', 'r.jsonl', '--json'];
  expect(conform('--corpus', 'c.jsonl', '--adapter', 'naive', ...files)).toEqual({
    name: 'conform',
    corpus: 'c.jsonl',
    adapter: { kind: 'built-in', as: 'naive' },
    baseline: 'b.json',
    writeBaseline: 'w.json',
    jsonlOut: 'r.jsonl',
    json: true,
  });
});

describe('an adapter is', () => {
  test.each([
    ['--adapter', 'reference', { kind: 'built-in', as: 'reference' }],
    ['--adapter', 'my.mjs:fix', { kind: 'module', as: 'my.mjs:fix', file: 'my.mjs', member: 'fix' }],
    ['--adapter', 'C:\\a\\my.ts:fix', { kind: 'module', as: 'C:\\a\\my.ts:fix', file: 'C:\\a\\my.ts', member: 'fix' }],
    ['--adapter', 'a:b/out.jsonl', { kind: 'outputs', file: 'a:b/out.jsonl' }],
    ['--outputs', 'out.txt', { kind: 'outputs', file: 'out.txt' }],
    ['--adapter-cmd', './tool --stdin', { kind: 'command', as: './tool --stdin', seconds: null }],
  ])('%s %s', (flag, value, adapter) => {
    expect(conform('--corpus', 'c', flag, value)).toEqual({ name: 'conform', corpus: 'c', adapter, ...NOTHING_MORE });
  });

  test('a command before anything that --adapter names, as in the document, and a flag without a value is not given', () => {
    expect(conform('--corpus', 'c', '--adapter', 'naive', '--adapter-cmd', 'x', '--time-limit', '0.5')).toMatchObject({
      adapter: { kind: 'command', as: 'x', seconds: 0.5 },
    });
    expect(conform('--corpus', 'c', '--adapter', 'naive', '--adapter-cmd', '')).toMatchObject({
      adapter: { kind: 'built-in' },
    });
  });
});

test('--spec and --selftest stand alone, so that nothing is dropped without a word', () => {
  expect(conform('--spec')).toEqual({ name: 'conform-spec' });
  expect(conform('--selftest')).toEqual({ name: 'conform-selftest' });
});

test.each([
  ['', 'wants --corpus FILE'],
  ['--corpus c', 'wants --adapter, --adapter-cmd or --outputs'],
  ['c.jsonl --adapter naive', 'with --corpus; c.jsonl is too much'],
  ['--corpus c --adapter my_module:normalise', 'not my_module:normalise. A normaliser in another language'],
  ['--corpus c --adapter naive --outputs o', 'not taken together'],
  ['--corpus c --adapter naive --time-limit 3', '--time-limit wants --adapter-cmd'],
  ['--corpus c --adapter-cmd x --time-limit 0', 'more than 0'],
  ['--corpus c --adapter-cmd x --time-limit 1e3', 'not 1e3'],
  ['--corpus c --adapter-cmd x --time-limit 2147484', 'at most 2147483'],
  ['--corpus c --adapter naive --scorer exact', 'takes no --scorer'],
  ['--corpus c --adapter naive --nonsense', /^Unknown option --nonsense\. See/],
  ['--corpus c --adapter naive --baselin b', /^Unknown option --baselin\. Did you mean --baseline\? See/],
  ['--corpus c --adapter naive --write b', 'Did you mean --write-baseline?'],
  ['--corpus c --adapter naive --baseline', '--baseline'],
  ['--corpus c --adapter naive --option a=b', /^conform takes no --option\. See/],
  ['--selftest --adapter naive --corpus c', '--selftest takes no other option: leave out --corpus and --adapter.'],
  ['--spec --selftest', '--spec takes no other option: leave out --selftest.'],
  ['--corpus c --adapter naive --baseline b --write-baseline ./x/../b', 'held against itself'],
  ['--corpus c --adapter naive --write-baseline c', 'the corpus and --write-baseline are both c'],
  ['--corpus c --outputs o --jsonl-out ./o', 'the outputs and --jsonl-out are both ./o'],
  ['--corpus c --adapter naive --jsonl-out b --write-baseline ./b', 'both b'],
])('"%s" is refused in one sentence that points to the help', (line, words) => {
  expect(() => conform(...line.split(' ').filter((one) => one !== ''))).toThrow(words);
  expect(() => conform(...line.split(' ').filter((one) => one !== ''))).toThrow(/--help`\.$/);
});

test('one file may be read twice, and one that is written may be called as an adapter is', () => {
  expect(conform('--corpus', 'c', '--adapter', 'naive', '--baseline', 'c', '--jsonl-out', 'naive')).toMatchObject({
    baseline: 'c',
    jsonlOut: 'naive',
  });
});

test('its help is asked for like any other, and names every flag', () => {
  for (const line of ['conform --help', 'help conform', 'conform --corpus c -h']) {
    expect(readArguments(line.split(' '))).toEqual({ name: 'conform-help' });
  }
  for (const flag of CONFORM_FLAGS) expect(conformHelp()).toContain(`--${flag}`);
  expect(help()).toContain('touchstone conform');
});
