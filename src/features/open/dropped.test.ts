import { expect, test } from 'vitest';
import { dropped } from './dropped.ts';

test('a folder is named and is no file', () => {
  const one = new File(['{}'], 'a.json');
  const folder = new File([], 'results');
  const items = [one, folder].map((file) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ name: file.name, isDirectory: file === folder }),
  }));
  expect(dropped({ files: [one, folder], items })).toEqual({ files: [one], folders: ['results'] });
});

test('nothing dropped is nothing', () => {
  expect(dropped(null)).toEqual({ files: [], folders: [] });
});
