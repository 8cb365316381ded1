import { PADDING, type ByteStore } from './byteStore.ts';

/**
 * The bytes of a file as they come in: all of them where they are kept, else what has not been consumed yet and
 * the new slice. `PADDING` zeros always follow the last byte.
 */
export class SlidingWindow {
  bytes: Uint8Array;
  base = 0;
  filled = 0;
  final = false;
  private readonly size: number;
  private readonly keepsAll: boolean;

  constructor(store: ByteStore) {
    this.size = store.size;
    this.keepsAll = store.resident !== null;
    this.bytes = store.resident ?? new Uint8Array(PADDING);
  }

  /** Takes the next slice; gives where, in the window as it is now, the byte at `consumed` before has got to. */
  append(slice: Uint8Array, consumed: number): number {
    let at = consumed;
    if (!this.keepsAll) {
      const bytes = new Uint8Array(this.filled - consumed + slice.length + PADDING);
      bytes.set(this.bytes.subarray(consumed, this.filled));
      this.bytes = bytes;
      this.base += consumed;
      this.filled -= consumed;
      at = 0;
    }
    this.bytes.set(slice, this.filled);
    this.filled += slice.length;
    this.final = this.base + this.filled >= this.size;
    return at;
  }
}
