import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUtf8 } from './utf8.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function file(...bytes: readonly (string | number)[]): string {
  const path = join(folder, 'some.txt');
  writeFileSync(path, Buffer.concat(bytes.map((one) => (typeof one === 'string' ? Buffer.from(one) : Buffer.of(one)))));
  return path;
}

test('a byte order mark stays, so that whoever reads the text can refuse it', async () => {
  expect(await readUtf8(file(0xef, 0xbb, 0xbf, 'a\u{1F600}'))).toBe('\uFEFFa\u{1F600}');
});

test.each([
  ['after LF, CR LF and CR', ['a\nb\r\nc\r', 0xff, '\n'], 4],
  ['cut off at the end', ['a\n', 0xc3], 2],
  ['half of a surrogate pair', [0xed, 0xa0, 0x80], 1],
])('bytes that are no UTF-8 are refused with their line: %s', async (_, bytes, line) => {
  await expect(readUtf8(file(...bytes))).rejects.toThrow(`some.txt, line ${line}: the bytes are no UTF-8.`);
});

test('a file that is not there is refused by its name', async () => {
  await expect(readUtf8(join(folder, 'none'))).rejects.toThrow('none: there is no such file.');
});
