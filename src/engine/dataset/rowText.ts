import type { JsonSlice } from '../../core/json/slice.ts';
import type { Rows } from './rows.ts';

/** Rows decoded at once when they are asked for in turn. */
const BATCH = 64;
/** Bytes after which a batch takes no further row. */
const FULL = 32 * 1024;
/** So few bytes are sooner copied one by one. */
const FEW = 24;
/** More bytes than that between two rows, and they are not decoded together. */
const GAP = 4;

/**
 * Texts of rows. With members, a row is an object of these alone, `{"id":…,"reply":…}`, each value as it is written;
 * without, it is the whole row. Rows that are asked for in turn are decoded together as long as they are ASCII, so
 * that an offset in bytes is one in the text.
 */
export class RowText {
  private readonly rows: Rows;
  private readonly width: number;
  private readonly prefixes: readonly Uint8Array[];
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private out = new Uint8Array(2 * FULL);
  private length = 0;
  /** The rows that were decoded last: a text, and where in it each stands. */
  private first = 0;
  private count = 0;
  private text = '';
  private readonly begins = new Uint32Array(BATCH);
  private readonly ends = new Uint32Array(BATCH);

  /** `width`: entries that a row has among the spans; those of the members come first. */
  constructor(rows: Rows, members: readonly string[], width: number) {
    this.rows = rows;
    this.width = width;
    this.prefixes = members.map((name) => new TextEncoder().encode(`"${name}":`));
  }

  slice(row: number): JsonSlice {
    let at = row - this.first;
    if (at < 0 || at >= this.count) {
      const { rows } = this;
      const alone = !rows.isAscii(row) || rows.isOdd(row);
      const inTurn = row === this.first + this.count;
      this.first = row;
      this.count = 0;
      if (alone) this.takeAlone(row);
      else if (this.prefixes.length === 0) this.takeWhole(row, inTurn ? BATCH : 1);
      else this.takeMembers(row, inTurn ? BATCH : 1);
      at = 0;
    }
    return { text: this.text, start: this.begins[at]!, end: this.ends[at]! };
  }

  /** A row whose text has other offsets than its bytes, or whose members cannot be cut out. */
  private takeAlone(row: number): void {
    this.length = 0;
    if (this.rows.isOdd(row) || this.prefixes.length === 0) this.text = this.rows.textOf(row);
    else {
      this.append(row);
      this.text = this.decoder.decode(this.out.subarray(0, this.length));
    }
    this.put(0, this.text.length);
  }

  private takeMembers(row: number, most: number): void {
    this.length = 0;
    for (let next = row; this.count < most && this.length < FULL && this.fits(next, row); next += 1) {
      const begin = this.length;
      this.append(next);
      this.put(begin, this.length);
    }
    this.text = this.decoder.decode(this.out.subarray(0, this.length));
  }

  /** Rows that follow each other in the file are one stretch of it. */
  private takeWhole(row: number, most: number): void {
    const { rows } = this;
    const { bytes, at } = rows.place(row);
    const start = rows.starts.at(row);
    let length = 0;
    for (let next = row; this.count < most && length < FULL && this.fits(next, row); next += 1) {
      const begin = rows.starts.at(next) - start;
      if (begin > length + GAP) break;
      length = begin + rows.lengths.at(next);
      this.put(begin, length);
    }
    this.text = this.decoder.decode(bytes.subarray(at, at + length));
  }

  private fits(next: number, row: number): boolean {
    const { rows } = this;
    return next === row || (next < rows.count && rows.isAscii(next) && !rows.isOdd(next) && rows.ready(next));
  }

  private put(begin: number, end: number): void {
    this.begins[this.count] = begin;
    this.ends[this.count] = end;
    this.count += 1;
  }

  /** Copies a row's scored members. */
  private append(row: number): void {
    const { rows, prefixes } = this;
    const { bytes, at } = rows.place(row);
    const begin = this.length;
    const needed = begin + rows.lengths.at(row) + 2 + prefixes.length * 64;
    if (needed > this.out.length) this.grow(needed);
    const { out } = this;
    let length = begin;
    for (let member = 0; member < prefixes.length; member += 1) {
      const span = row * this.width + member * 2;
      const start = rows.spans.at(span);
      if (start === 0) continue;
      const end = rows.spans.at(span + 1);
      const prefix = prefixes[member]!;
      out[length] = length === begin ? 0x7b : 0x2c;
      length += 1;
      for (let from = 0; from < prefix.length; from += 1) out[length + from] = prefix[from]!;
      length += prefix.length;
      if (end - start < FEW) {
        for (let from = start; from < end; from += 1) out[length + from - start] = bytes[at + from]!;
      } else out.set(bytes.subarray(at + start, at + end), length);
      length += end - start;
    }
    if (length === begin) {
      out[length] = 0x7b;
      length += 1;
    }
    out[length] = 0x7d;
    this.length = length + 1;
  }

  private grow(needed: number): void {
    const grown = new Uint8Array(needed * 2);
    grown.set(this.out.subarray(0, this.length));
    this.out = grown;
  }
}
