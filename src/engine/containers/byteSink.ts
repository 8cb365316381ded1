/** Bytes gathered before they become part of a Blob, which a browser need not keep in memory. */
const PART = 4 * 1024 * 1024;
/** Bytes escaped before room is made for more. */
const AT_ONCE = 64 * 1024;

/** Bytes written one after the other, and in the end one Blob. */
export class ByteSink {
  /** Bytes written so far. */
  size = 0;
  private part = new Uint8Array(64 * 1024);
  private filled = 0;
  private readonly parts: Blob[] = [];

  write(bytes: Uint8Array): void {
    this.room(bytes.length);
    this.part.set(bytes, this.filled);
    this.filled += bytes.length;
    this.size += bytes.length;
  }

  /**
   * Writes JSON's form of the text between `from` and `to`, without its quotes (RFC 8259, section 7). Bytes that are
   * no UTF-8 pass through as they are, so that who reads them finds them.
   */
  writeEscaped(bytes: Uint8Array, from: number, to: number): void {
    for (let at = from; at < to; at += AT_ONCE) this.escape(bytes, at, Math.min(to, at + AT_ONCE));
  }

  blob(): Blob {
    this.flush();
    return new Blob(this.parts);
  }

  private escape(bytes: Uint8Array, from: number, to: number): void {
    // A control character takes six bytes.
    this.room((to - from) * 6);
    const { part } = this;
    let out = this.filled;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at]!;
      if (byte >= 0x20) {
        if (byte === 0x22 || byte === 0x5c) part[out++] = 0x5c;
        part[out++] = byte;
        continue;
      }
      part[out++] = 0x5c;
      const short = SHORT[byte]!;
      if (short > 0) {
        part[out++] = short;
        continue;
      }
      for (const c of [0x75, 0x30, 0x30, HEX[byte >> 4]!, HEX[byte & 15]!]) part[out++] = c;
    }
    this.size += out - this.filled;
    this.filled = out;
  }

  private room(needed: number): void {
    if (this.filled + needed <= this.part.length) return;
    if (this.filled + needed > PART) this.flush();
    if (this.filled + needed <= this.part.length) return;
    const grown = new Uint8Array(Math.max(this.filled + needed, Math.min(PART, this.part.length * 2)));
    grown.set(this.part.subarray(0, this.filled));
    this.part = grown;
  }

  private flush(): void {
    if (this.filled > 0) this.parts.push(new Blob([this.part.subarray(0, this.filled)]));
    this.filled = 0;
    if (this.part.length > PART) this.part = new Uint8Array(PART);
  }
}

const HEX = new TextEncoder().encode('0123456789abcdef');
/** The letter of a short escape by control character; 0 for none. */
const SHORT = new Uint8Array(0x20);
for (const [byte, letter] of [
  [0x08, 'b'],
  [0x09, 't'],
  [0x0a, 'n'],
  [0x0c, 'f'],
  [0x0d, 'r'],
] as const) {
  SHORT[byte] = letter.charCodeAt(0);
}
