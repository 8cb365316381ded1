import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { NO_COLUMNS } from './columnFlags.ts';
import { help } from './help.ts';

test('flags may stand anywhere, options are repeated, and an option value may have an equals sign', () => {
  const line = 'score --scorer exact --option a=1 rows.jsonl --option b=x=y --json --replies more.jsonl';
  expect(readArguments(line.split(' '))).toEqual({
    name: 'score',
    file: 'rows.jsonl',
    scorer: 'exact',
    options: new Map([
      ['a', '1'],
      ['b', 'x=y'],
    ]),
    format: null,
    columns: NO_COLUMNS,
    json: true,
    replies: { file: 'more.jsonl', format: null, columns: NO_COLUMNS },
    jsonlOut: null,
  });
});

test('columns are named by key, several for the keys that may have several; a name may have an equals sign', () => {
  const line = ['--map', 'id=a', '--map', 'id=b=c', '--map', 'reply=', '--right', 'Yes', '--right', '1'];
  expect(readArguments(['formats', 'rows.csv', ...line, '--reference-as', 'calls'])).toEqual({
    name: 'formats',
    file: 'rows.csv',
    columns: {
      roles: new Map([
        ['id', ['a', 'b=c']],
        ['reply', []],
      ]),
      right: ['Yes', '1'],
      referenceAs: 'calls',
    },
  });
});

test.each([
  ['--map verdit=a', 'knows no key verdit. Did you mean verdict? Keys are id, attempt'],
  ['--map a', 'wants KEY=COLUMN, not a. Keys are id'],
  ['--map reply=a --map reply=b', 'takes one column for reply'],
  ['--reference-as words', 'wants calls or texts, not words'],
])('"%s" is refused in one sentence that says what is wanted', (line, words) => {
  expect(() => readArguments(['formats', 'rows.csv', ...line.split(' ')])).toThrow(words);
});

test('help is asked for by flag or by name, whatever stands beside it', () => {
  for (const line of ['--help', '-h', 'help', 'score --help']) {
    expect(readArguments(line.split(' '))).toEqual({ name: 'help' });
  }
});

test('help names every command, scorer and format', () => {
  for (const part of ['score FILE', 'selftest FILE', 'formats FILE', 'xlam-tool-call', 'exact', 'label-predict']) {
    expect(help()).toContain(part);
  }
});

test.each([
  ['', 'command is missing'],
  ['judge rows.jsonl', 'no command judge'],
  ['score --scorer exact', 'wants a FILE'],
  ['score a b --scorer exact', 'b is too much'],
  ['score rows.jsonl', 'wants --scorer'],
  ['score rows.jsonl --nonsense', '--nonsense'],
  ['score rows.jsonl --scorer', '--scorer'],
  ['formats rows.jsonl --json', 'takes no --json'],
  ['score rows.jsonl --scorer exact --replies-format xlam', 'wants --replies FILE'],
  ['score rows.jsonl --scorer exact --replies-map reply=x', 'wants --replies FILE'],
  ['score rows.jsonl --scorer exact --format xlam --map id=x', 'not taken together with --map'],
  ['score a --scorer exact --replies b --replies-format xlam --replies-map id=x', 'together with --replies-map'],
  ['selftest rows.jsonl --scorer exact --replies x', 'takes no --replies'],
  ['score rows.jsonl --scorer exact --option normalise', 'NAME=VALUE'],
  ['score rows.jsonl --scorer exact --option =on', 'NAME=VALUE'],
])('"%s" is refused in one sentence that points to the help', (line, words) => {
  const args = line === '' ? [] : line.split(' ');
  expect(() => readArguments(args)).toThrow(words);
  expect(() => readArguments(args)).toThrow(/touchstone --help/);
});
