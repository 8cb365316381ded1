import { readable } from '../bytes/readable.ts';
import { bytesOf } from '../bytes/readFailed.ts';
import type { EngineDeps } from '../deps.ts';
import type { Source } from '../engine.ts';
import type { Limits } from '../limits.ts';
import type { Pace } from '../pace.ts';

/** Bytes hashed before others may have a turn. */
const TURN = 256 * 1024;
/** Up to so many bytes are taken into memory to be hashed off this thread. */
const AT_ONCE = 64 * 1024 * 1024;

/** SHA-256 of a file's bytes, hex. */
export async function fingerprintOf(source: Source, deps: EngineDeps, limits: Limits, pace: Pace): Promise<string> {
  const { name, blob } = source;
  if (deps.sha256Of !== null && blob.size <= AT_ONCE) return deps.sha256Of(await bytesOf(name, blob, 0, blob.size));
  const hash = deps.sha256();
  for await (const slice of readable(source, 0, limits.sliceBytes, limits.sliceBytes)) {
    for (let at = 0; at < slice.length; at += TURN) {
      hash.update(slice.subarray(at, at + TURN));
      if (pace.due()) await pace.rest();
    }
  }
  return hash.hex();
}
