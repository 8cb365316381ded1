import type { Source } from '../engine.ts';
import { slicesOf } from './byteStore.ts';
import { readFailed } from './readFailed.ts';

/** The bytes of a file from `from` on in slices, the first of `firstBytes`; refuses a file that cannot be read. */
export async function* readable(
  { name, blob }: Source,
  from: number,
  firstBytes: number,
  sliceBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  try {
    yield* slicesOf(from === 0 ? blob : blob.slice(from), firstBytes, sliceBytes);
  } catch (error) {
    throw readFailed(name, error);
  }
}
