import { expect, test } from 'vitest';
import { sameBytes } from './sameBytes.ts';

const SIZE = 2 ** 22 + 5;

test('bytes are the same whatever the blob is called and made of', async () => {
  expect(await sameBytes(new File(['a', 'bc'], 'x'), new Blob(['abc'], { type: 'text/plain' }))).toBe(true);
  expect(await sameBytes(new Blob([]), new Blob([]))).toBe(true);
});

test.each([0, 2 ** 22 - 1, 2 ** 22, SIZE - 1])('one byte makes a difference, at %i too', async (at) => {
  const bytes = new Uint8Array(SIZE);
  const before = new Blob([bytes]);
  bytes[at] = 1;
  expect(await sameBytes(before, new Blob([bytes]))).toBe(false);
});

test('the beginning of a blob is not the blob', async () => {
  expect(await sameBytes(new Blob(['abc']), new Blob(['ab']))).toBe(false);
});

test('a blob that cannot be read any more is like no other', async () => {
  const gone = new Blob(['abc']);
  gone.slice = () => {
    throw new DOMException('The file has gone.', 'NotReadableError');
  };
  expect(await sameBytes(gone, new Blob(['abc']))).toBe(false);
});
