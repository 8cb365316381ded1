/** Longest shape that is told apart; a row with more key bytes than that has none. */
const LONGEST = 4096;

/**
 * The shape of a row: its top-level keys in order, and of what type each value is. Rows of one shape whose values are
 * all single ones differ in nothing that a format's reading of the other members could remark on.
 */
export class RowShape {
  /** An unwanted member holds a list or an object: what is in it is no part of the shape. */
  deep = false;
  private bytes = new Uint8Array(LONGEST);
  private last = new Uint8Array(LONGEST);
  private length = 0;
  private lastLength = -1;
  private lastCode = -1;
  private readonly codes = new Map<string, number>();

  begin(): void {
    this.length = 0;
    this.deep = false;
  }

  /** A key's bytes, and the first byte of its value; 0 for a wanted member, whose value is read anyway. */
  add(bytes: Uint8Array, from: number, to: number, first: number): void {
    if (first === 0x7b || first === 0x5b) this.deep = true;
    const end = this.length + to - from + 1;
    if (end > LONGEST) {
      this.length = LONGEST + 1;
      return;
    }
    let out = this.length;
    for (let at = from; at < to; at += 1) this.bytes[out++] = bytes[at]!;
    // Digits and the minus are one type; no key holds a quote, so what follows the first byte cannot be mistaken.
    this.bytes[out] = first === 0x2d || (first >= 0x30 && first <= 0x39) ? 0x30 : first === 0 ? 0x77 : first;
    this.length = end;
  }

  /** A small number for each shape that was seen; -1 where the row has none. */
  code(): number {
    const { length, bytes, last } = this;
    if (length > LONGEST) return -1;
    let same = length === this.lastLength;
    for (let at = 0; same && at < length; at += 1) same = bytes[at] === last[at];
    if (same) return this.lastCode;
    const name = String.fromCharCode(...bytes.subarray(0, length));
    const known = this.codes.get(name);
    this.lastCode = known ?? this.codes.size;
    if (known === undefined) this.codes.set(name, this.lastCode);
    this.bytes = last;
    this.last = bytes;
    this.lastLength = length;
    return this.lastCode;
  }
}
