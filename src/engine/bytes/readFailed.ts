import { Refused } from '../stop.ts';

export function readFailed(file: string, error: unknown): Refused {
  return new Refused({ code: 'read-failed', file, message: error instanceof Error ? error.message : String(error) });
}

/** Bytes `from` to `to` of a file; refuses a file that cannot be read. */
export async function bytesOf(file: string, blob: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.slice(from, to).arrayBuffer());
  } catch (error) {
    throw readFailed(file, error);
  }
}
