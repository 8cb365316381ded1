/** Zeros behind the last byte: they stop every loop of the scan, which reads words and tests no bounds. */
export const PADDING = 8;

/** The bytes of one file: in memory when they are few enough, else read again from the file. */
export interface ByteStore {
  readonly size: number;
  /** All bytes and `PADDING` zeros behind them, or null when they are not kept. */
  readonly resident: Uint8Array<ArrayBuffer> | null;
  /** Lets the bytes go when hardly any of them are in rows: those few are read again. */
  readonly settle: (bytesInRows: number) => void;
  readonly read: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>;
}

export function createByteStore(blob: Blob, residentBytes: number): ByteStore {
  let resident = blob.size <= residentBytes ? new Uint8Array(blob.size + PADDING) : null;
  return {
    size: blob.size,
    get resident() {
      return resident;
    },
    settle(bytesInRows) {
      if (blob.size > WORTH_LETTING_GO && bytesInRows < blob.size / 2) resident = null;
    },
    async read(from, to) {
      if (resident !== null) return resident.subarray(from, to);
      return new Uint8Array(await blob.slice(from, to).arrayBuffer());
    },
  };
}

const WORTH_LETTING_GO = 16 * 1024 * 1024;

/** The file's bytes in slices, in order, with one read ahead; the first may be shorter, so that work begins early. */
export async function* slicesOf(
  blob: Blob,
  firstBytes: number,
  sliceBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  let from = Math.min(firstBytes, sliceBytes);
  let next = blob.size > 0 ? sliceAt(blob, 0, from) : null;
  while (next !== null) {
    const bytes: Uint8Array<ArrayBuffer> = await next;
    next = from < blob.size ? sliceAt(blob, from, sliceBytes) : null;
    from += sliceBytes;
    // A read that fails while this one is worked on is told when it is waited for.
    next?.catch(() => undefined);
    yield bytes;
  }
}

async function sliceAt(blob: Blob, from: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.slice(from, Math.min(blob.size, from + length)).arrayBuffer());
}
