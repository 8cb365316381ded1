import { sliceOf, type JsonSlice } from '../../core/json/slice.ts';
import type { ByteStore } from '../bytes/byteStore.ts';
import { GrowingF64, GrowingU32 } from '../bytes/growing.ts';
import type { JsonBytes } from '../scan/jsonBytes.ts';

/** In place of the spans of a row whose members cannot be told by bytes: it is always read whole. */
const ODD = 0xffffffff;
/** Bytes read at once for a file that is not in memory. */
const BLOCK = 4 * 1024 * 1024;

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
  private readonly spans = new GrowingU32();
  private readonly store: ByteStore;
  private readonly prefixes: readonly Uint8Array[];
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private scratch = new Uint8Array(4096);
  /** The stretch of the file that was read last, where the file is not in memory. */
  private block: { readonly from: number; readonly bytes: Uint8Array } = { from: 0, bytes: new Uint8Array(0) };

  constructor(store: ByteStore, members: readonly string[]) {
    this.store = store;
    this.prefixes = members.map((name) => new TextEncoder().encode(`"${name}":`));
  }

  get count(): number {
    return this.starts.length;
  }

  add(start: number, length: number, line: number, number: number, json: JsonBytes): void {
    this.starts.push(start);
    this.lengths.push(length);
    this.lines.push(line);
    this.numbers.push(number);
    if (json.odd) for (let at = 0; at < this.prefixes.length * 2; at += 1) this.spans.push(ODD);
    else for (const offset of json.spans) this.spans.push(offset);
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
  text(row: number): string {
    return this.decoder.decode(this.bytesOf(row));
  }

  whole(row: number): JsonSlice {
    return sliceOf(this.text(row));
  }

  /** An object of the members that scoring needs, each as it is written; the whole row where that cannot be cut out. */
  scored(row: number): JsonSlice {
    const width = this.prefixes.length * 2;
    const first = row * width;
    if (width === 0 || this.spans.at(first) === ODD) return this.whole(row);
    const bytes = this.bytesOf(row);
    if (this.scratch.length < bytes.length + 256 + width * 32) this.scratch = new Uint8Array(bytes.length * 2 + 4096);
    const { scratch } = this;
    let length = 0;
    for (let member = 0; member < this.prefixes.length; member += 1) {
      const start = this.spans.at(first + member * 2);
      if (start === 0) continue;
      const end = this.spans.at(first + member * 2 + 1);
      const prefix = this.prefixes[member]!;
      scratch[length] = length === 0 ? 0x7b : 0x2c;
      scratch.set(prefix, length + 1);
      length += 1 + prefix.length;
      scratch.set(bytes.subarray(start, end), length);
      length += end - start;
    }
    if (length === 0) return { text: '{}', start: 0, end: 2 };
    scratch[length] = 0x7d;
    const text = this.decoder.decode(scratch.subarray(0, length + 1));
    return { text, start: 0, end: text.length };
  }

  private bytesOf(row: number): Uint8Array {
    const start = this.starts.at(row);
    const length = this.lengths.at(row);
    const { resident } = this.store;
    if (resident !== null) return resident.subarray(start, start + length);
    return this.block.bytes.subarray(start - this.block.from, start - this.block.from + length);
  }
}
