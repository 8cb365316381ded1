/** Stands for the type of a wanted member. */
const WANTED = 0;
/** Longest shape that is told apart; a row with more key bytes than that has none. */
const LONGEST = 4096;

/**
 * The shape of a row: its top-level keys in order, of what type each value is, and of a text whether it may hold a list
 * or an object. Rows of one shape whose values are all single ones differ in nothing that a format's reading of the
 * other members remarks on.
 */
export class RowShape {
  /**
   * An unwanted member holds a list or an object, or a text that begins with blanks: the shape does not tell what it
   * is.
   */
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

  /** A key's bytes, and where its value begins; -1 for a wanted member, whose value is read anyway. */
  add(bytes: Uint8Array, from: number, to: number, value: number): void {
    const type = value < 0 ? WANTED : this.typeOf(bytes[value]!, bytes[value + 1]!);
    const end = this.length + to - from + 1;
    if (end > LONGEST) {
      this.length = LONGEST + 1;
      return;
    }
    let out = this.length;
    for (let at = from; at < to; at += 1) this.bytes[out++] = bytes[at]!;
    this.bytes[out] = type;
    this.length = end;
  }

  /** A byte below every byte of a key, so that keys and types cannot be taken for each other. */
  private typeOf(first: number, second: number): number {
    if (first === 0x7b || first === 0x5b) this.deep = true;
    else if (first === 0x22) {
      if (second <= 0x20 || second === 0x5c) this.deep = true;
      return second === 0x5b ? 1 : second === 0x7b ? 2 : 3;
    }
    if (first === 0x74 || first === 0x66) return 4;
    return first === 0x6e ? 5 : 6;
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
