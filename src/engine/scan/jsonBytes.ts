import { isCutString, scanString } from './jsonString.ts';
import { RowShape } from './rowShape.ts';
import { scanNumber, scanWord } from './scalars.ts';

/** How the scan of one value ended. */
export const OK = 0;
/** The bytes at hand end inside the value. */
export const INCOMPLETE = 1;
export const BAD_JSON = 2;
export const BAD_UTF8 = 3;
export const TOO_DEEP = 4;

const LF = 0x0a;
const QUOTE = 0x22;
const ARRAY = 0;
const OBJECT = 1;

/**
 * Checks one JSON value in bytes (RFC 8259, with NaN and Infinity as the policy `ROW` has them) and its UTF-8,
 * and notes where the wanted members of a top-level object stand. Reads every byte once and makes no object.
 *
 * `PADDING` zeros must follow `limit`: no loop tests bounds, zeros stop them all.
 */
export class JsonBytes {
  /** Behind the value, or where the scan stopped. */
  end = 0;
  /** Line feeds inside the value. */
  newlines = 0;
  /** A byte of it is not ASCII. */
  high = false;
  /** Members cannot be told by their bytes: not an object, an escaped key, or a wanted member twice. */
  odd = false;
  /** Start and end of each wanted member's value, relative to the value's start; 0, 0 where it is missing. */
  readonly spans: Uint32Array;
  /** Of the row that was scanned, when it is an object. */
  readonly shape = new RowShape();

  /** The bytes of the last scan, and the same to be read four at a time. */
  private bytes: Uint8Array = new Uint8Array(0);
  private view: DataView = new DataView(new ArrayBuffer(0));
  private readonly wanted: readonly Uint8Array[];
  private readonly stack: Uint8Array;
  private readonly maxDepth: number;
  private readonly scored: number;

  /** Of the wanted members the first `scored` are no part of a row's shape: they are read anyway. */
  constructor(wanted: readonly string[], maxDepth: number, scored = wanted.length) {
    this.scored = scored;
    this.wanted = wanted.map((name) => new TextEncoder().encode(name));
    this.spans = new Uint32Array(wanted.length * 2);
    this.stack = new Uint8Array(maxDepth + 1);
    this.maxDepth = maxDepth;
  }

  /** Scans the value that starts at `from`. `oneLine`: a line feed ends the row, so none may stand between tokens. */
  scan(bytes: Uint8Array, from: number, limit: number, oneLine: boolean): number {
    const { stack, spans, shape } = this;
    if (bytes !== this.bytes) this.take(bytes);
    const { view } = this;
    const lf = oneLine ? -1 : LF;
    let newlines = 0;
    let depth = 0;
    let member = -1;
    let at = from;
    spans.fill(0);
    shape.begin();
    this.odd = bytes[from] !== 0x7b;
    this.high = false;
    this.newlines = 0;
    for (;;) {
      // A value starts here.
      const first = bytes[at];
      let opened = false;
      if (first === QUOTE) {
        at = scanString(bytes, view, at + 1, this);
        if (at < 0) return this.stop(-at - 1, limit, bytes);
      } else if (first === 0x7b || first === 0x5b) {
        if (depth === this.maxDepth) return this.fail(at, limit, TOO_DEEP);
        stack[depth] = first === 0x7b ? OBJECT : ARRAY;
        depth += 1;
        at += 1;
        for (let c = bytes[at]; c === 0x20 || c === lf || c === 0x0d || c === 0x09; c = bytes[at]) {
          if (c === LF) newlines += 1;
          at += 1;
        }
        if (bytes[at] === (first === 0x7b ? 0x7d : 0x5d)) {
          at += 1;
          depth -= 1;
        } else opened = true;
      } else {
        const end = first === 0x2d || (first! >= 0x30 && first! <= 0x39) ? scanNumber(bytes, at) : scanWord(bytes, at);
        if (end < 0) return this.fail(-end - 1, limit, BAD_JSON);
        at = end;
      }
      // A value ended here, or a container was opened: on to the next value.
      while (!opened) {
        if (depth === 0) {
          this.end = at;
          this.newlines = newlines;
          return OK;
        }
        if (depth === 1 && member >= 0) spans[member * 2 + 1] = at - from;
        for (let c = bytes[at]; c === 0x20 || c === lf || c === 0x0d || c === 0x09; c = bytes[at]) {
          if (c === LF) newlines += 1;
          at += 1;
        }
        const c = bytes[at];
        if (c === 0x2c) {
          at += 1;
          for (let b = bytes[at]; b === 0x20 || b === lf || b === 0x0d || b === 0x09; b = bytes[at]) {
            if (b === LF) newlines += 1;
            at += 1;
          }
          opened = true;
        } else if (c === (stack[depth - 1] === OBJECT ? 0x7d : 0x5d)) {
          at += 1;
          depth -= 1;
        } else return this.fail(at, limit, BAD_JSON);
      }
      if (stack[depth - 1] !== OBJECT) continue;
      // A key and its colon.
      if (bytes[at] !== QUOTE) return this.fail(at, limit, BAD_JSON);
      const keyStart = at + 1;
      at = scanString(bytes, view, keyStart, this);
      if (at < 0) return this.stop(-at - 1, limit, bytes);
      const keyEnd = at - 1;
      for (let c = bytes[at]; c === 0x20 || c === lf || c === 0x0d || c === 0x09; c = bytes[at]) {
        if (c === LF) newlines += 1;
        at += 1;
      }
      if (bytes[at] !== 0x3a) return this.fail(at, limit, BAD_JSON);
      at += 1;
      for (let c = bytes[at]; c === 0x20 || c === lf || c === 0x0d || c === 0x09; c = bytes[at]) {
        if (c === LF) newlines += 1;
        at += 1;
      }
      if (depth === 1) {
        member = this.wantedAt(bytes, keyStart, keyEnd);
        if (member >= 0) {
          if (spans[member * 2] !== 0) this.odd = true;
          spans[member * 2] = at - from;
        }
        shape.add(bytes, keyStart, keyEnd, member >= 0 && member < this.scored ? -1 : at);
      }
    }
  }

  private take(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  private wantedAt(bytes: Uint8Array, from: number, to: number): number {
    const { wanted } = this;
    const length = to - from;
    for (let one = 0; one < wanted.length; one += 1) {
      const name = wanted[one]!;
      if (name.length !== length) continue;
      let at = 0;
      while (at < length && name[at] === bytes[from + at]) at += 1;
      if (at === length) return one;
    }
    for (let at = from; at < to; at += 1) if (bytes[at] === 0x5c) this.odd = true;
    return -1;
  }

  /** A string stopped at `at`: for want of bytes, by bad UTF-8, or by its grammar. */
  private stop(at: number, limit: number, bytes: Uint8Array): number {
    const status = bytes[at]! >= 0x80 ? BAD_UTF8 : BAD_JSON;
    return this.fail(isCutString(bytes, at, limit) ? limit : at, limit, status);
  }

  private fail(at: number, limit: number, status: number): number {
    this.end = Math.min(at, limit);
    return at >= limit ? INCOMPLETE : status;
  }
}
