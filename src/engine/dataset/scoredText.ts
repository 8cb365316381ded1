import type { JsonSlice } from '../../core/json/slice.ts';
import type { Rows } from './rows.ts';

/** Rows decoded at once when they are asked for in turn. */
const BATCH = 64;
/** Bytes after which a batch takes no further row. */
const FULL = 32 * 1024;

/**
 * Text of rows with nothing but their scored members, `{"id":…,"reply":…}`, each value as it is written. Rows that are
 * asked for in turn are put together and decoded at once, as long as they are ASCII.
 */
export class ScoredText {
  private readonly rows: Rows;
  private readonly prefixes: readonly Uint8Array[];
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private out = new Uint8Array(2 * FULL);
  private length = 0;
  /** The rows that were decoded last: a text, and where in it each begins. */
  private first = 0;
  private count = 0;
  private text = '';
  private readonly begins = new Uint32Array(BATCH + 1);

  constructor(rows: Rows, members: readonly string[]) {
    this.rows = rows;
    this.prefixes = members.map((name) => new TextEncoder().encode(`"${name}":`));
  }

  /** Null where the members cannot be cut out of the row. */
  slice(row: number): JsonSlice | null {
    const at = row - this.first;
    if (at >= 0 && at < this.count) return this.kept(at);
    if (this.rows.isOdd(row)) return null;
    this.take(row, row === this.first + this.count ? BATCH : 1);
    return this.kept(0);
  }

  private kept(at: number): JsonSlice {
    return { text: this.text, start: this.begins[at]!, end: this.begins[at + 1]! };
  }

  /** Decodes up to `most` rows from `row` on. A row that is not ASCII stands alone. */
  private take(row: number, most: number): void {
    this.first = row;
    this.count = 0;
    this.length = 0;
    for (let next = row; this.count < most && this.length < FULL; next += 1) {
      if (next > row && (next >= this.rows.count || !this.rows.ready(next) || this.rows.isOdd(next))) break;
      const begin = this.length;
      const isAscii = this.append(next);
      if (!isAscii && this.count > 0) {
        this.length = begin;
        break;
      }
      this.begins[this.count] = begin;
      this.count += 1;
      if (!isAscii) break;
    }
    this.text = this.decoder.decode(this.out.subarray(0, this.length));
    // Offsets in bytes are offsets in the text, but for the end of a row that is not ASCII and so stands alone.
    this.begins[this.count] = this.count === 1 ? this.text.length : this.length;
  }

  /** Copies a row's scored members; false when a byte of them is not ASCII. */
  private append(row: number): boolean {
    const { rows, prefixes } = this;
    const { bytes, at } = rows.place(row);
    const needed = this.length + rows.lengths.at(row) + 2 + prefixes.length * 64;
    if (needed > this.out.length) this.grow(needed);
    const { out } = this;
    let length = this.length;
    let high = 0;
    for (let member = 0; member < prefixes.length; member += 1) {
      const span = (row * prefixes.length + member) * 2;
      const start = rows.spans.at(span);
      if (start === 0) continue;
      const end = at + rows.spans.at(span + 1);
      const prefix = prefixes[member]!;
      out[length] = length === this.length ? 0x7b : 0x2c;
      length += 1;
      for (let from = 0; from < prefix.length; from += 1) out[length++] = prefix[from]!;
      for (let from = at + start; from < end; from += 1) {
        const byte = bytes[from]!;
        high |= byte;
        out[length++] = byte;
      }
    }
    if (length === this.length) out[length++] = 0x7b;
    out[length++] = 0x7d;
    this.length = length;
    return high < 0x80;
  }

  private grow(needed: number): void {
    const grown = new Uint8Array(needed * 2);
    grown.set(this.out.subarray(0, this.length));
    this.out = grown;
  }
}
