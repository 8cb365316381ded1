import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

test('the check value of CRC-32 is that of its catalogue, in one stretch or in two', () => {
  const bytes = new TextEncoder().encode('123456789');
  expect(crc32(0, bytes)).toBe(0xcbf43926);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(crc32(crc32(0, bytes.subarray(0, cut)), bytes.subarray(cut))).toBe(0xcbf43926);
  }
});
