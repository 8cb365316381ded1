import { expect, test } from 'vitest';
import { differentNames, nameOfAddress, rawAddress } from './addresses.ts';

test('a page about a file is told from the file, and the file’s own address is known', () => {
  // The forms that GitHub, its gists and the Hugging Face Hub document for raw files.
  expect(rawAddress('https://github.com/o/r/blob/main/data/a%20b.jsonl?plain=1#L3')).toBe(
    'https://raw.githubusercontent.com/o/r/main/data/a%20b.jsonl',
  );
  expect(rawAddress('https://gist.github.com/someone/0123456789abcdef')).toBe(
    'https://gist.githubusercontent.com/someone/0123456789abcdef/raw',
  );
  expect(rawAddress('https://huggingface.co/datasets/o/d/blob/main/test.jsonl')).toBe(
    'https://huggingface.co/datasets/o/d/resolve/main/test.jsonl',
  );
  const files = [
    'https://raw.githubusercontent.com/o/r/main/a.jsonl',
    'https://github.com/o/r',
    'https://example.org/github.com/o/r/blob/main/a.jsonl',
    'not an address',
  ];
  expect(files.map(rawAddress)).toEqual([null, null, null, null]);
});

test('a file is called by the last part of its address', () => {
  expect(nameOfAddress('https://example.org/data/a%20b.jsonl?token=x#y')).toBe('a b.jsonl');
  expect(nameOfAddress('https://example.org/')).toBe('example.org');
  expect(nameOfAddress('https://example.org/%E0%A4')).toBe('%E0%A4');
});

test('names are different, and the first keeps its own', () => {
  expect(differentNames(['a', 'b', 'a', 'a (2)', 'a'])).toEqual(['a', 'b', 'a (2)', 'a (2) (2)', 'a (3)']);
});
