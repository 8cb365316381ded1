import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { issueSentence } from '../../core/words/issue.ts';
import { platformDeps } from '../deps.ts';
import { LIMITS, type Limits } from '../limits.ts';
import { createPace } from '../pace.ts';
import { settle } from '../stop.ts';
import { unpack } from './unpack.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const MB = 1024 * 1024;
const encoder = new TextEncoder();
const one = 'one, and caf\u00e9 \u{1f600} '.repeat(40);
const two = 'two'.repeat(500);

function gzip(content: string | Uint8Array): Bytes {
  return new Uint8Array(gzipSync(content));
}

function joined(...parts: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** What comes out, and what is said of it; of a refusal why. */
async function unpacked(bytes: Bytes, limits: Partial<Limits> = {}, most = Infinity): Promise<unknown> {
  const pace = createPace(platformDeps(), undefined);
  const call = { limits: { ...LIMITS, ...limits }, pace, onBytes: () => undefined, most };
  const outcome = await settle(() => unpack({ name: 'a.gz', blob: new Blob([bytes]) }, call));
  if (outcome.kind === 'refusal') {
    return outcome.refusal.code === 'unpack-failed' ? outcome.refusal.why : outcome.refusal.code;
  }
  if (outcome.kind !== 'value') return outcome;
  const { source, packed, issues } = outcome.value;
  return [await source.blob.text(), packed, ...issues.map(issueSentence)];
}

test('one member, several and none inside another unpack to what went in', async () => {
  expect(await unpacked(gzip(one))).toEqual([one, 'gzip']);
  expect(await unpacked(joined(gzip(one), gzip(two), gzip(''), gzip('end')))).toEqual([`${one}${two}end`, 'gzip']);
  expect(await unpacked(gzip(''))).toEqual(['', 'gzip']);
  expect(await unpacked(encoder.encode(one))).toEqual([one, null]);
  expect(await unpacked(new Uint8Array(0))).toEqual(['', null]);
});

test('a header with a name, a comment and further fields is passed over', async () => {
  const plain = gzip(two);
  // RFC 1952: FEXTRA, FNAME and FCOMMENT in that order.
  const header = new Uint8Array([0x1f, 0x8b, 8, 4 | 8 | 16, 0, 0, 0, 0, 0, 3, 2, 0, 7, 7, 0x61, 0, 0x62, 0x63, 0]);
  expect(await unpacked(joined(header, plain.subarray(10)))).toEqual([two, 'gzip']);
});

test('gzip inside gzip is unpacked three times and no more', async () => {
  const thrice = gzip(gzip(gzip(one)));
  expect(await unpacked(thrice)).toEqual([one, 'gzip']);
  expect(await unpacked(gzip(thrice))).toBe('too-many-levels');
});

test('the slices that a packed file comes in change nothing', async () => {
  const bytes = joined(gzip('{"a": 1}\n'.repeat(20)), gzip('x'), gzip(''));
  for (let sliceBytes = 1; sliceBytes <= bytes.length; sliceBytes += 1) {
    const limits = { sliceBytes, headBytes: sliceBytes };
    expect(await unpacked(bytes, limits)).toEqual([`${'{"a": 1}\n'.repeat(20)}x`, 'gzip']);
  }
});

test('wherever a packed file breaks off, what came before is read and it is said, or nothing came', async () => {
  const text = '{"id": 1, "text": "a rather long one"}\n'.repeat(30);
  const bytes = gzip(text);
  for (let length = 2; length < bytes.length; length += 1) {
    const found = await unpacked(bytes.slice(0, length));
    if (found === 'cut') continue;
    expect([length, found]).toEqual([length, [expect.any(String), 'gzip', expect.stringContaining('breaks off')]]);
    expect(text.startsWith(Array.isArray(found) ? String(found[0]) : '-')).toBe(true);
  }
  // All but the trailer is there.
  const said = 'a.gz: the packed file breaks off; the 1,170 bytes unpacked before that are read.';
  expect(await unpacked(bytes.slice(0, -5))).toEqual([text, 'gzip', said]);
});

test('a byte that was changed is refused, wherever it stands behind the header', async () => {
  const bytes = gzip(`${one}${two}`);
  for (let at = 10; at < bytes.length; at += 1) {
    const damaged = bytes.slice();
    damaged[at]! ^= 0x55;
    const found = await unpacked(damaged);
    expect([at, ['broken', 'checksum', 'cut'].includes(String(found)) || String(found).includes('breaks off')]).toEqual(
      [at, true],
    );
  }
  const damaged = bytes.slice();
  damaged[bytes.length - 6]! ^= 1;
  expect(await unpacked(damaged)).toBe('checksum');
  const inside = joined(gzip(one), gzip(two));
  inside[gzip(one).length - 7]! ^= 1;
  expect(await unpacked(inside)).toBe('checksum');
});

test('what stands behind the end is left out with a word; zeros need none', async () => {
  for (const tail of ['x', 'xyz', 'rubbish', 'r'.repeat(100_000)]) {
    const said = `a.gz: ${tail.length.toLocaleString('en')} byte${tail.length === 1 ? '' : 's'} behind the end of what is packed ${tail.length === 1 ? 'is' : 'are'} left out.`;
    expect(await unpacked(joined(gzip(one), encoder.encode(tail)))).toEqual([one, 'gzip', said]);
  }
  expect(await unpacked(joined(gzip(one), new Uint8Array(1000)))).toEqual([one, 'gzip']);
});

test('a bomb of 256 MiB is refused within two seconds, and hardly any of it is unpacked', async () => {
  const bomb = gzip(new Uint8Array(256 * MB));
  // Of this process, so that others on the machine do not count.
  const start = process.cpuUsage();
  expect(await unpacked(bomb, { unpackedBytes: 16 * MB })).toBe('unpacked-too-large');
  // Also one inside another, which is small twice.
  const twice = gzip(bomb);
  expect(twice.length).toBeLessThan(2000);
  expect(await unpacked(twice, { unpackedBytes: 16 * MB })).toBe('unpacked-too-large');
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
}, 30_000);

test('what packs tighter than texts of rows do is a bomb even below the limit', async () => {
  const bomb = gzip(new Uint8Array(80 * MB));
  expect(await unpacked(bomb)).toBe('unpacked-too-large');
}, 30_000);

test('of a head, as much is unpacked as is wanted and nothing is said', async () => {
  const found = await unpacked(joined(gzip(one), gzip(two)), {}, 100);
  expect(found).toEqual([new TextDecoder().decode(encoder.encode(one).subarray(0, 100)), 'gzip']);
});
