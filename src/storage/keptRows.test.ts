import { expect, test } from 'vitest';
import type { KeptDataset } from './keptDataset.ts';
import { type BytesRow, datasetOf, datasetRowOf, entryOf, rowsOf, withoutHandles } from './keptRows.ts';

const blobs = [new Blob(['abc']), new Blob(['de'])];
const file = { name: 'a.jsonl', bytes: 3, format: null, handle: { kind: 'file', name: 'a.jsonl' } } as const;
const replies = { name: 'b.jsonl', bytes: 2, format: 'replies', role: 'replies' } as const;
const small = { fingerprint: 'f', openedAt: 5, hash: '#/data/f' };
const dataset: KeptDataset = {
  ...small,
  files: [
    { ...file, blob: blobs[0]! },
    { ...replies, blob: blobs[1]! },
  ],
};
const places = [
  { row: 'f', place: 1 },
  { row: 'f/2', place: 0 },
];
const bytes = new Map<string, BytesRow>([
  ['f', { fingerprint: 'f', files: [{ blob: new Blob(['other']) }, { blob: blobs[0]! }] }],
  ['f/2', { fingerprint: 'f/2', files: [{ blob: blobs[1]! }] }],
]);

test('the list shows everything of a kept dataset but its bytes and where they are', () => {
  const entry = entryOf(datasetRowOf(dataset, places));
  expect(entry).toStrictEqual({ ...small, files: [file, replies] });
});

test('a dataset is put together from its row and its bytes as it was kept', () => {
  const row = datasetRowOf(dataset, places);
  const again = datasetOf(row, bytes);
  expect(again).toStrictEqual(dataset);
  expect(again?.files.map(({ blob }) => blob)).toEqual(blobs);
  expect(again?.files[0]?.blob).toBe(blobs[0]);
});

test.each([
  ['row', new Map<string, BytesRow>([...bytes].slice(1))],
  ['file of a row', new Map(bytes).set('f', { fingerprint: 'f', files: [] })],
])('without one %s of its bytes it is not kept', (_what, some) => {
  expect(datasetOf(datasetRowOf(dataset, places), some)).toBeNull();
});

test('bytes that are kept already come back with the name and the moment of the file that was kept last', async () => {
  const kept = new File(['abc'], 'old.jsonl', { lastModified: 1 });
  const row = datasetRowOf({ ...small, files: [{ ...file, changedAt: 2, blob: kept }] }, places);
  const blob = datasetOf(row, new Map([['f', { fingerprint: 'f', files: [{ blob: kept }, { blob: kept }] }]]))?.files[0]
    ?.blob;
  expect(blob).toMatchObject({ name: 'a.jsonl', lastModified: 2 });
  expect(await blob?.text()).toBe('abc');
});

test('of a row of bytes that several files are in it is said once that it is needed', () => {
  expect(rowsOf(datasetRowOf(dataset, places))).toEqual(['f', 'f/2']);
  expect(rowsOf(datasetRowOf(dataset, [places[0]!, { row: 'f', place: 0 }]))).toEqual(['f']);
});

test('handles are left out of a row, and nothing else', () => {
  const { handle: _handle, ...plain } = file;
  expect(entryOf(withoutHandles(datasetRowOf(dataset, places)))).toStrictEqual({ ...small, files: [plain, replies] });
});
