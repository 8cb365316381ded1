import { sliceOf, type JsonSlice } from '../../core/json/slice.ts';
import type { ByteStore } from '../bytes/byteStore.ts';
import { GrowingF64, GrowingU32 } from '../bytes/growing.ts';
import type { JsonBytes } from '../scan/jsonBytes.ts';
import { RowText } from './rowText.ts';

/** In place of a shape: the row's members cannot be told by bytes, and it is always read whole. */
const ODD = 0x7fffffff;
/** The bit of a row that is not all ASCII. */
const HIGH = 0x80000000;
/** Bytes read at once for a file that is not in memory. */
const BLOCK = 4 * 1024 * 1024;

/** Bytes in which a row stands, and where. */
export interface RowPlace {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/**
 * The good rows of one file: where each stands, and where in it the members that scoring needs. Numbers alone,
 * no object a row; text is decoded when it is asked for.
 */
export class Rows {
  readonly starts = new GrowingF64();
  readonly lengths = new GrowingU32();
  /** Physical line of the first byte, from 1. */
  readonly lines = new GrowingU32();
  /** Place among all rows of the file, good or not, from 1. */
  readonly numbers = new GrowingU32();
  /** Start and end of each scored member, relative to the row; 0, 0 where it is missing. */
  readonly spans = new GrowingU32();
  /** Entries of a row among the spans. */
  readonly width: number;
  /** What the row looks like without its scored members (see `RowShape`), with the bit `HIGH`. */
  private readonly shapes = new GrowingU32();
  private readonly store: ByteStore;
  private readonly text: RowText;
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private readonly hasTools: boolean;
  /** The stretch of the file that was read last, where the file is not in memory. */
  private block: { readonly from: number; readonly bytes: Uint8Array } = { from: 0, bytes: new Uint8Array(0) };

  /**
   * `members` are cut out of the rows for scoring; without any, rows are decoded whole. `tools` is the member that
   * holds a row's tools, if one does: it is cut out by itself.
   */
  constructor(store: ByteStore, members: readonly string[], tools: string | null) {
    this.store = store;
    this.width = (members.length + (tools === null ? 0 : 1)) * 2;
    this.hasTools = tools !== null;
    this.text = new RowText(this, members, this.width);
  }

  get count(): number {
    return this.starts.length;
  }

  add(start: number, length: number, line: number, number: number, json: JsonBytes): void {
    this.starts.push(start);
    this.lengths.push(length);
    this.lines.push(line);
    this.numbers.push(number);
    const { spans, shape, odd } = json;
    for (let at = 0; at < this.width; at += 1) this.spans.push(spans[at]!);
    const code = odd ? ODD : shape.deep ? ODD - 1 : shape.code();
    this.shapes.push((json.high ? code | HIGH : code) >>> 0);
  }

  /** All bytes of the rows. */
  get bytes(): number {
    let sum = 0;
    for (let row = 0; row < this.count; row += 1) sum += this.lengths.at(row);
    return sum;
  }

  /** Makes a stretch of the file known without reading it again. */
  lend(from: number, bytes: Uint8Array): void {
    this.block = { from, bytes };
  }

  /** Whether the row's bytes are at hand; else `load` them. */
  ready(row: number): boolean {
    if (this.store.resident !== null) return true;
    const start = this.starts.at(row);
    const { from, bytes } = this.block;
    return start >= from && start + this.lengths.at(row) <= from + bytes.length;
  }

  async load(row: number): Promise<void> {
    const from = this.starts.at(row);
    const to = Math.min(this.store.size, from + Math.max(BLOCK, this.lengths.at(row)));
    this.block = { from, bytes: await this.store.read(from, to) };
  }

  /** The text of a row whose bytes are at hand. */
  textOf(row: number): string {
    const { bytes, at } = this.place(row);
    return this.decoder.decode(bytes.subarray(at, at + this.lengths.at(row)));
  }

  whole(row: number): JsonSlice {
    return sliceOf(this.textOf(row));
  }

  /** An object of the members that scoring needs, each as it is written; the whole row where they cannot be cut out. */
  scored(row: number): JsonSlice {
    return this.text.slice(row);
  }

  /** The tools as they stand in the row, null where it has none, undefined where they cannot be cut out. */
  tools(row: number): JsonSlice | null | undefined {
    if (!this.hasTools || this.isOdd(row)) return undefined;
    const span = (row + 1) * this.width - 2;
    const start = this.spans.at(span);
    if (start === 0) return null;
    const { bytes, at } = this.place(row);
    const text = this.decoder.decode(bytes.subarray(at + start, at + this.spans.at(span + 1)));
    return { text, start: 0, end: text.length };
  }

  /** A small number for rows that look alike without their scored members; null where that says nothing of the row. */
  shape(row: number): number | null {
    const shape = this.shapes.at(row) & ODD;
    return shape >= ODD - 1 ? null : shape;
  }

  isOdd(row: number): boolean {
    return (this.shapes.at(row) & ODD) === ODD;
  }

  isAscii(row: number): boolean {
    return this.shapes.at(row) < HIGH;
  }

  place(row: number): RowPlace {
    const start = this.starts.at(row);
    const { resident } = this.store;
    return resident === null
      ? { bytes: this.block.bytes, at: start - this.block.from }
      : { bytes: resident, at: start };
  }
}
