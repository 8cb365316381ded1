import { expect, test } from 'vitest';
import { dropped, type Entry, type TransferItem } from './dropped.ts';

function fileEntry(path: string): Entry {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { name, fullPath: path, isDirectory: false, file: (found) => found(new File([path], name)) };
}

/** Gives its entries one by one, as browsers give theirs in pieces. */
function folder(path: string, entries: readonly Entry[]): Entry {
  const left = [...entries];
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    fullPath: path,
    isDirectory: true,
    createReader: () => ({ readEntries: (found) => found(left.splice(0, 1)) }),
  };
}

function item(file: File | null, entry: Entry | null, handle?: TransferItem['getAsFileSystemHandle']): TransferItem {
  const rest = handle === undefined ? {} : { getAsFileSystemHandle: handle };
  return { kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => entry, ...rest };
}

test('the files of a folder come with their paths, those of hidden folders and of programs do not', async () => {
  const entry = folder('/data', [
    fileEntry('/data/a.jsonl'),
    folder('/data/deep', [fileEntry('/data/deep/b.jsonl')]),
    folder('/data/.git', [fileEntry('/data/.git/config')]),
    folder('/data/node_modules', [fileEntry('/data/node_modules/c.json')]),
  ]);
  const files = await dropped({ files: [], items: [item(new File([], 'data'), entry)] });
  expect(files.map(({ name, path }) => [name, path])).toEqual([
    ['a.jsonl', 'data/a.jsonl'],
    ['b.jsonl', 'data/deep/b.jsonl'],
  ]);
});

test('a file comes with the handle by which it is found again, where the browser gives one', async () => {
  const one = new File(['{}'], 'a.json');
  const handle = { kind: 'file', name: 'a.json' };
  const items = [
    item(one, fileEntry('/a.json'), async () => handle),
    item(one, null, async () => Promise.reject(new Error('not allowed'))),
    item(one, null),
  ];
  const files = await dropped({ files: [one], items });
  expect(files.map((file) => file.handle)).toEqual([handle, null, null]);
  expect(files.every((file) => file.blob === one)).toBe(true);
});

test('everything is asked before anything is waited for: a browser forgets its items when the event is over', async () => {
  let over = false;
  const one = new File(['{}'], 'a.json');
  const items = [1, 2].map(() => ({
    ...item(one, fileEntry('/a.json'), async () => null),
    getAsFile: () => (over ? null : one),
  }));
  const files = dropped({ files: [], items });
  over = true;
  expect(await files).toHaveLength(2);
});

test('nothing dropped is nothing', async () => {
  expect(await dropped(null)).toEqual([]);
});
