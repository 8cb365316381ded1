import { crc32 } from './crc32.ts';

/**
 * What must stand behind a member (RFC 1952, 2.3.1): CRC-32 and size of what is in it, four bytes each, lowest first.
 */
export class Trailer {
  private readonly bytes = new Uint8Array(8);

  constructor(crc: number, size: number) {
    const view = new DataView(this.bytes.buffer);
    view.setUint32(0, crc, true);
    view.setUint32(4, size % 2 ** 32, true);
  }

  matches(found: Uint8Array, at: number): boolean {
    return this.bytes.every((byte, offset) => found[at + offset] === byte);
  }

  /** Where it stands last, or -1. */
  find(found: Uint8Array): number {
    for (let at = found.length - 8; at >= 0; at -= 1) if (this.matches(found, at)) return at;
    return -1;
  }

  /** Of the eight bytes one half is right: something stands there, and it is not what it must be. */
  halfMatches(found: Uint8Array): boolean {
    if (found.length < 8) return false;
    const crc = this.bytes.subarray(0, 4).every((byte, at) => found[at] === byte);
    return crc || this.bytes.subarray(4).every((byte, at) => found[at + 4] === byte);
  }
}

/** Sums over the members of a gzip file as they are unpacked. */
export class GzipMembers {
  private crc = 0;
  private size = 0;
  private ended: { readonly trailer: Trailer; readonly end: number }[] = [];

  add(unpacked: Uint8Array): void {
    this.crc = crc32(this.crc, unpacked);
    this.size += unpacked.length;
  }

  /** The member that was added to has ended before the packed byte `end`. */
  end(end: number): void {
    this.ended.push({ trailer: this.last(), end });
    this.crc = 0;
    this.size = 0;
  }

  /** Those that ended since it was asked last. */
  takeEnded(): readonly { readonly trailer: Trailer; readonly end: number }[] {
    const { ended } = this;
    this.ended = [];
    return ended;
  }

  last(): Trailer {
    return new Trailer(this.crc, this.size);
  }
}
