import { expect, test } from 'vitest';
import { sift, toldApart } from './givenFiles.ts';
import { groupFiles } from './groupFiles.ts';

function files(...names: readonly string[]) {
  return names.map((name) => ({ name, blob: new Blob() }));
}

test('of a folder, what is no data by its name is left out, with the reason', () => {
  const { data, left } = sift(
    files(
      'items.jsonl',
      'README.md',
      'LICENSE',
      'MANIFEST.json',
      'run.py',
      '.DS_Store',
      '.git/config',
      'a.csv.gz',
      'replies',
    ),
  );
  expect(data.map(({ name }) => name)).toEqual(['items.jsonl', 'a.csv.gz', 'replies']);
  expect(left.map(({ source, why }) => [source.name, why])).toEqual([
    ['README.md', 'document'],
    ['LICENSE', 'document'],
    ['MANIFEST.json', 'settings'],
    ['run.py', 'program'],
    ['.DS_Store', 'hidden'],
    ['.git/config', 'hidden'],
  ]);
});

test('a file by itself is tried whatever it is called, and so are files of which none looks like data', () => {
  expect(sift(files('README.md')).data).toHaveLength(1);
  expect(sift(files('README.md', 'run.py'))).toMatchObject({ data: { length: 2 }, left: [] });
});

test('of very many files some are opened, and the others are named', () => {
  const { data, left } = sift(files(...Array.from({ length: 130 }, (_, at) => `${at}.json`)));
  expect([data.length, left.length]).toEqual([100, 30]);
});

test('a file is called by its path only where its name is not enough', () => {
  expect(toldApart(['d/a.json', 'd/answers/a.json', 'd/b.json'])).toEqual(['a.json', 'answers/a.json', 'b.json']);
  expect(toldApart(['x/a', 'y/a'])).toEqual(['x/a', 'y/a']);
  expect(toldApart(['d/x/a', 'd/x/y/a'])).toEqual(['a', 'y/a']);
  expect(toldApart(['a', 'a'])).toEqual(['a', 'a (2)']);
});

test('what is no dataset goes to the dataset of the same name, else of the likest', () => {
  const names = [
    'simple.json',
    'parallel.json',
    'answers/parallel.json',
    'answers/simple.json',
    'replies-parallel-b.jsonl',
    'tools.json',
  ];
  expect(groupFiles(names, ['simple.json', 'parallel.json'])).toEqual([
    ['simple.json', 'answers/simple.json', 'tools.json'],
    ['parallel.json', 'answers/parallel.json', 'replies-parallel-b.jsonl'],
  ]);
});

test('with equal names to choose from, a file stays in its folder', () => {
  expect(groupFiles(['x/items.jsonl', 'y/items.jsonl', 'y/replies.jsonl'], ['x/items.jsonl', 'y/items.jsonl'])).toEqual(
    [['x/items.jsonl'], ['y/items.jsonl', 'y/replies.jsonl']],
  );
});
