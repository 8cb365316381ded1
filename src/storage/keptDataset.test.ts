import { expect, test } from 'vitest';
import { entryOf } from './keptDataset.ts';

test('the list shows everything of a kept dataset but its bytes', () => {
  const file = { name: 'a.jsonl', bytes: 3, format: null };
  const dataset = { fingerprint: 'f', openedAt: 5, hash: '#/data/f' };
  const entry = entryOf({ ...dataset, files: [{ ...file, blob: new Blob(['abc']) }] });
  expect(entry).toEqual({ ...dataset, files: [file] });
  expect(entry.files[0]).not.toHaveProperty('blob');
});
