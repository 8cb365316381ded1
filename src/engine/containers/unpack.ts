import type { Gunzip } from 'fflate';
import type { Issue } from '../../core/model/issue.ts';
import { readable } from '../bytes/readable.ts';
import { bytesOf } from '../bytes/readFailed.ts';
import type { Source } from '../engine.ts';
import type { Limits } from '../limits.ts';
import type { Pace } from '../pace.ts';
import { Refused } from '../stop.ts';
import { ByteSink } from './byteSink.ts';
import { GzipMembers } from './gzipMembers.ts';

/** Packed bytes given to the inflater at once: what they can become at most is 1,032 times as much. */
const FED = 32 * 1024;
/** More unpacked bytes to one packed byte, and it is a bomb: texts of rows pack to a hundredth at best. */
const RATIO = 500;
/** So few bytes may be packed as tightly as they like. */
const FREE = 64 * 1024 * 1024;
/** Numbers that the inflater's errors carry: the bytes end too early; no gzip header stands where one must. */
const ENDS_EARLY = 0;
const NO_HEADER = 6;
/** Bytes of the smallest gzip file: header, an empty block, trailer. */
const SHORTEST = 20;
/** Gzip inside gzip that is still unpacked. */
const MOST_LEVELS = 3;

export interface UnpackCall {
  readonly limits: Limits;
  readonly pace: Pace;
  /** Told the packed bytes that are done. */
  readonly onBytes: (bytes: number) => void;
  /** It ends when that many bytes are there, for only the head is wanted. */
  readonly most: number;
}

export interface Unpacked {
  readonly source: Source;
  readonly packed: 'gzip' | null;
  readonly issues: readonly Issue[];
  /** Nothing of it was left packed. */
  readonly whole: boolean;
}

/**
 * What is inside a gzip file (RFC 1952) of one member or several, told by its first bytes; anything else as it is.
 * A file that breaks off keeps what came before. Refuses what is broken, what fails its checksum, and more bytes than
 * `limits.unpackedBytes`.
 */
export async function unpack(source: Source, call: UnpackCall): Promise<Unpacked> {
  let inside: Unpacked = { source, packed: null, issues: [], whole: true };
  for (let level = 0; await isGzip(inside.source); level += 1) {
    if (level === MOST_LEVELS) throw failed(source, 'too-many-levels');
    inside = await gunzip(inside, call);
  }
  return inside;
}

async function isGzip({ name, blob }: Source): Promise<boolean> {
  const [first, second] = await bytesOf(name, blob, 0, 2);
  return first === 0x1f && second === 0x8b;
}

async function gunzip({ source, issues, whole }: Unpacked, call: UnpackCall): Promise<Unpacked> {
  const { name, blob } = source;
  const { limits, pace, onBytes, most } = call;
  const { Gunzip: Inflater } = await import('fflate');
  const sink = new ByteSink();
  const members = new GzipMembers();
  const inflater = new Inflater((chunk) => {
    sink.write(chunk);
    members.add(chunk);
  });
  inflater.onmember = (offset) => {
    members.end(offset);
  };
  let fed = 0;
  let error: number | null = null;
  for await (const slice of readable(source, 0, limits.headBytes, limits.sliceBytes)) {
    for (let at = 0; at < slice.length && error === null; at += FED) {
      const part = slice.subarray(at, at + FED);
      fed += part.length;
      error = push(inflater, part, whole && fed === blob.size);
      guard(source, sink.size, fed, limits);
      if (sink.size >= most) return done(sink.blob().slice(0, most), [], false);
      if (pace.due()) await pace.rest();
    }
    await checkEnded();
    onBytes(fed);
    if (error !== null) break;
  }
  // Of a head nobody knows what comes behind it.
  if (!whole) return done(sink.blob(), [], false);
  return done(sink.blob(), await issuesOfEnd(), true);

  function done(unpacked: Blob, more: readonly Issue[], isWhole: boolean): Unpacked {
    return { source: { name, blob: unpacked }, packed: 'gzip', issues: [...issues, ...more], whole: isWhole };
  }

  /** The trailer of a member behind which another one came stands right before that. */
  async function checkEnded(): Promise<void> {
    for (const { trailer, end } of members.takeEnded()) {
      if (!trailer.matches(await bytesOf(name, blob, end - 8, end), 0)) throw failed(source, 'checksum');
    }
  }

  async function issuesOfEnd(): Promise<readonly Issue[]> {
    const place = { file: name, line: null, row: null };
    const trailer = members.last();
    const from = Math.max(0, fed - 2 * FED);
    const at = trailer.find(await bytesOf(name, blob, from, fed));
    const isText = error === null || error === NO_HEADER;
    if (at >= 0 && isText) {
      const rest = blob.size - (from + at + 8);
      return rest === 0 || (await isZero(source, blob.size - rest))
        ? []
        : [{ code: 'packed-tail', place, bytes: rest }];
    }
    if (error !== null && error !== ENDS_EARLY) throw failed(source, 'broken');
    if (blob.size < SHORTEST) throw failed(source, 'cut');
    if (trailer.halfMatches(await bytesOf(name, blob, blob.size - 8, blob.size))) throw failed(source, 'checksum');
    if (sink.size === 0) throw failed(source, 'cut');
    return [{ code: 'packed-cut', place, bytes: sink.size }];
  }
}

/** The inflater's error, or null. */
function push(inflater: Gunzip, part: Uint8Array, final: boolean): number | null {
  try {
    inflater.push(part, final);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') return error.code;
    throw error;
  }
}

function guard({ name, blob }: Source, unpacked: number, fed: number, { unpackedBytes }: Limits): void {
  const limit = Math.min(unpackedBytes, Math.max(FREE, fed * RATIO));
  if (unpacked > limit) throw new Refused({ code: 'unpacked-too-large', file: name, packed: blob.size, limit });
}

/** Tapes and some tools fill the last block with zeros. */
async function isZero({ name, blob }: Source, from: number): Promise<boolean> {
  if (blob.size - from > FED) return false;
  return (await bytesOf(name, blob, from, blob.size)).every((byte) => byte === 0);
}

function failed({ name }: Source, why: 'broken' | 'checksum' | 'cut' | 'too-many-levels'): Refused {
  return new Refused({ code: 'unpack-failed', file: name, why });
}
