import { lineFeedAt, lineFeedsIn, pastBlanks, pastSpace } from './blanks.ts';
import { containerOf, LINES, ROW_LISTS, type Container } from './container.ts';
import { BAD_JSON, BAD_UTF8, INCOMPLETE, type JsonBytes, OK, TOO_DEEP } from './jsonBytes.ts';
import { ElementSkip, endBefore, nextObjectLine } from './skipBroken.ts';

/** Bytes of a file as far as they are at hand; `PADDING` zeros follow. */
export interface ByteWindow {
  readonly bytes: Uint8Array;
  /** Offset in the file of the first byte. */
  readonly base: number;
  readonly filled: number;
  /** No byte of the file comes after these. */
  readonly final: boolean;
}

/** A stretch of bytes that gives no row. Offsets are in the window. */
export interface Broken {
  readonly why: 'not-json' | 'not-utf8' | 'too-deep' | 'too-long' | 'file-cut' | 'text-after-end' | 'other-list';
  readonly start: number;
  readonly end: number;
  /** Where the scan stopped. */
  readonly at: number;
  /** Physical line of the first byte, from 1. */
  readonly line: number;
  /** From 1; the row it would have been. */
  readonly row: number;
  /** Of a row that is too long: all of its bytes. */
  readonly bytes: number;
  readonly open: 'array' | 'object';
  /** Of another list in the wrapper: its name. */
  readonly name?: string;
}

export interface RowSink {
  /** A row that is JSON: its bytes in the window, its physical line and its place among the rows, both from 1. */
  readonly row: (window: ByteWindow, start: number, end: number, line: number, row: number) => void;
  readonly broken: (window: ByteWindow, broken: Broken) => void;
}

export interface ScanLimits {
  readonly headBytes: number;
  readonly maxRowBytes: number;
  readonly maxDepth: number;
}

type State =
  'start' | 'line' | 'dropping' | 'element' | 'first-element' | 'after-element' | 'object' | 'tail' | 'end' | 'over';

/** Given this much more than a problem's offset, an excerpt around it is whole. */
const AROUND = 256;

/**
 * Cuts a file into rows, whatever the slices it comes in: lines, elements of one array, elements of a known list
 * inside one object, or one object. `feed` is given the bytes from what it has not consumed yet on.
 */
export class RowScan {
  container: Container['kind'] | null = null;
  private state: State = 'start';
  private line = 1;
  private rows = 0;
  /** File offset at which the row that is being dropped began. */
  private dropFrom = 0;
  private dropLine = 0;
  /** Finds the end of a dropped element; null where a line feed ends the row. */
  private skip: ElementSkip | null = null;
  /** In the tail: the member that was passed last, and whether its value comes next. */
  private member = '';
  private isValue = false;
  private readonly json: JsonBytes;
  private readonly limits: ScanLimits;
  private readonly sink: RowSink;
  private readonly isLines: boolean;

  /** `isLines`: rows are lines, whatever the head looks like. */
  constructor(json: JsonBytes, limits: ScanLimits, sink: RowSink, isLines = false) {
    this.json = json;
    this.limits = limits;
    this.sink = sink;
    this.isLines = isLines;
  }

  /** True when `feed` ended because it was asked to pause, not for want of bytes. */
  paused = false;

  /** Gives the offset up to which the window is done with. `pause` is asked after every row. */
  feed(window: ByteWindow, from: number, pause: () => boolean): number {
    let at = from;
    this.paused = false;
    for (;;) {
      const before = this.rows;
      const next = this.step(window, at);
      if (next < 0) return -1 - next;
      at = next;
      if (this.rows !== before && pause()) {
        this.paused = true;
        return at;
      }
    }
  }

  /** One row, one blank stretch or one bracket further; -1 minus the offset when more bytes are needed. */
  private step(window: ByteWindow, at: number): number {
    if (this.state === 'start') return this.begin(window, at);
    if (this.state === 'dropping') return this.drop(window, at);
    if (this.state === 'over') return -1 - window.filled;
    const start = this.pastSpace(window, at);
    if (start === window.filled) return this.atEnd(window, start);
    switch (this.state) {
      case 'line':
        return this.lineRow(window, start);
      case 'object':
        return this.objectRow(window, start);
      case 'first-element':
      case 'element':
        return this.elementRow(window, start);
      case 'after-element':
        return this.afterElement(window, start);
      case 'tail':
        return this.tail(window, start);
      case 'end':
        return this.textAfterEnd(window, start);
    }
  }

  private begin(window: ByteWindow, at: number): number {
    const { bytes, filled, final } = window;
    if (!final && filled - at < this.limits.headBytes) return -1 - at;
    const hasMark = window.base + at === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const from = this.pastSpace(window, hasMark ? 3 : at);
    if (from === filled) return -1 - from;
    const { headBytes, maxDepth } = this.limits;
    const container = this.isLines ? LINES : containerOf(bytes, from, Math.min(filled, at + headBytes), maxDepth);
    this.container = container.kind;
    if (container.kind === 'json-lines') this.state = 'line';
    else if (container.kind === 'json-object') this.state = 'object';
    else {
      this.state = 'first-element';
      this.line += lineFeedsIn(bytes, from, container.from);
      return container.from;
    }
    return from;
  }

  private lineRow(window: ByteWindow, start: number): number {
    const { bytes, filled, final } = window;
    const status = this.json.scan(bytes, start, filled, true);
    let problem = this.json.end;
    if (status === OK) {
      const after = pastBlanks(bytes, this.json.end, filled);
      if (after < filled ? bytes[after] === 0x0a : final) return this.good(window, start, this.json.end, after);
      problem = after;
    }
    const lf = lineFeedAt(bytes, problem, filled);
    if (lf < 0 && !final) return this.wait(window, start);
    return this.bad(window, start, lf < 0 ? filled : lf, problem, status);
  }

  private objectRow(window: ByteWindow, start: number): number {
    const { bytes, filled, final } = window;
    const status = this.json.scan(bytes, start, filled, false);
    if (status === OK) {
      this.state = 'end';
      return this.good(window, start, this.json.end, this.json.end);
    }
    const problem = this.json.end;
    if (!final && filled < problem + AROUND) return this.wait(window, start);
    this.state = 'over';
    return this.bad(window, start, Math.min(filled, problem + AROUND), problem, status);
  }

  private elementRow(window: ByteWindow, start: number): number {
    const { bytes, filled, final } = window;
    if (this.state === 'first-element' && bytes[start] === 0x5d) return this.endOfArray(start);
    const status = this.json.scan(bytes, start, filled, false);
    // A number at the end of the bytes at hand may go on.
    if (status === INCOMPLETE || (status === OK && this.json.end === filled && !final)) {
      return final ? this.cut(window, start, 'object') : this.wait(window, start);
    }
    if (status === OK) {
      this.state = 'after-element';
      return this.good(window, start, this.json.end, this.json.end);
    }
    return this.brokenElement(window, start, this.json.end, status);
  }

  private brokenElement(window: ByteWindow, start: number, problem: number, status: number): number {
    const { bytes, filled, final } = window;
    const lineEnds = bytes[problem] === 0x0a;
    const next = lineEnds ? nextObjectLine(bytes, problem, filled) : new ElementSkip().feed(bytes, start, filled);
    if (next < 0 && !final) return this.wait(window, start);
    this.state = next < 0 ? 'over' : lineEnds ? 'element' : 'after-element';
    const end = next < 0 ? filled : lineEnds ? endBefore(bytes, start, next) : Math.max(next, start + 1);
    const after = this.bad(window, start, end, problem, status);
    if (next < 0) return this.cut(window, filled, 'object');
    if (!lineEnds) return after;
    this.line += lineFeedsIn(bytes, end, next);
    return next;
  }

  private afterElement(window: ByteWindow, start: number): number {
    const c = window.bytes[start];
    if (c === 0x5d) return this.endOfArray(start);
    if (c === 0x2c) {
      this.state = 'element';
      return start + 1;
    }
    return this.brokenElement(window, start, start, BAD_JSON);
  }

  private endOfArray(at: number): number {
    this.state = this.container === 'wrapper' ? 'tail' : 'end';
    return at + 1;
  }

  /** Members of the wrapper behind its list: passed over. */
  private tail(window: ByteWindow, start: number): number {
    const { bytes, filled, final } = window;
    const c = bytes[start];
    if (c === 0x7d) {
      this.state = 'end';
      return start + 1;
    }
    if (c === 0x2c || c === 0x3a) {
      this.isValue = c === 0x3a;
      return start + 1;
    }
    if (this.isValue && c === 0x5b && ROW_LISTS.has(this.member)) {
      const first = pastSpace(bytes, start + 1, filled);
      if (first === filled && !final) return -1 - start;
      if (bytes[first] === 0x7b) this.otherList(window, start);
    }
    const status = this.json.scan(bytes, start, filled, false);
    if (status === OK && (this.json.end < filled || final)) {
      if (!this.isValue) this.member = latin1(bytes.subarray(start + 1, this.json.end - 1));
      this.line += this.json.newlines;
      return this.json.end;
    }
    if (status !== OK && status !== INCOMPLETE) {
      this.state = 'end';
      return start;
    }
    return final ? this.cut(window, start, 'object') : -1 - start;
  }

  private otherList(window: ByteWindow, start: number): void {
    const facts = { start, end: start, at: start, row: this.rows, bytes: 0, open: 'array' } as const;
    this.tell(window, { why: 'other-list', ...facts, name: this.member });
    this.member = '';
  }

  private textAfterEnd(window: ByteWindow, start: number): number {
    const { filled, final } = window;
    if (!final && filled - start < AROUND) return -1 - start;
    const end = Math.min(filled, start + AROUND);
    this.tell(window, { why: 'text-after-end', start, end, at: start, row: this.rows, bytes: 0, open: 'object' });
    this.state = 'over';
    return -1 - filled;
  }

  private atEnd(window: ByteWindow, at: number): number {
    if (!window.final || this.state === 'line' || this.state === 'end' || this.state === 'object') return -1 - at;
    return this.cut(window, at, this.state === 'tail' ? 'object' : 'array');
  }

  private cut(window: ByteWindow, start: number, open: 'array' | 'object'): number {
    const row = open === 'object' && this.state !== 'tail' ? this.rows + 1 : this.rows;
    const { filled } = window;
    this.tell(window, { why: 'file-cut', start, end: filled, at: filled, row, bytes: filled - start, open });
    this.state = 'over';
    return -1 - filled;
  }

  private good(window: ByteWindow, start: number, end: number, next: number): number {
    this.rows += 1;
    const { maxRowBytes } = this.limits;
    if (end - start > maxRowBytes) {
      const bytes = end - start;
      this.tell(window, { why: 'too-long', start, end, at: start, row: this.rows, bytes, open: 'object' });
    } else this.sink.row(window, start, end, this.line, this.rows);
    this.line += this.json.newlines;
    return next;
  }

  private bad(window: ByteWindow, start: number, end: number, at: number, status: number): number {
    this.rows += 1;
    const bytes = end - start;
    const isLong = bytes > this.limits.maxRowBytes;
    const why = isLong ? 'too-long' : status === BAD_UTF8 ? 'not-utf8' : status === TOO_DEEP ? 'too-deep' : 'not-json';
    this.tell(window, { why, start, end, at, row: this.rows, bytes, open: 'object' });
    this.line += lineFeedsIn(window.bytes, start, end);
    return end;
  }

  /** More bytes are needed for the row at `start`; one that is too long already is dropped as it comes. */
  private wait(window: ByteWindow, start: number): number {
    if (window.filled - start <= this.limits.maxRowBytes + AROUND) return -1 - start;
    this.dropFrom = window.base + start;
    this.dropLine = this.line;
    this.skip = this.container === 'json-lines' ? null : new ElementSkip();
    this.state = 'dropping';
    return start;
  }

  private drop(window: ByteWindow, at: number): number {
    const { bytes, base, filled, final } = window;
    const found = this.skip === null ? lineFeedAt(bytes, at, filled) : this.skip.feed(bytes, at, filled);
    const end = found < 0 ? filled : found;
    if (this.skip !== null) this.line += lineFeedsIn(bytes, at, end);
    if (found < 0 && !final) return -1 - filled;
    this.rows += 1;
    const length = base + end - this.dropFrom;
    const facts = { start: at, end: at, at, row: this.rows, bytes: length, open: 'object' } as const;
    this.sink.broken(window, { why: 'too-long', ...facts, line: this.dropLine });
    if (this.container === 'json-lines') this.state = 'line';
    else this.state = this.container === 'json-object' ? 'over' : 'after-element';
    return end;
  }

  private tell(window: ByteWindow, broken: Omit<Broken, 'line'>): void {
    this.sink.broken(window, { ...broken, line: this.line });
  }

  private pastSpace(window: ByteWindow, from: number): number {
    const at = pastSpace(window.bytes, from, window.filled);
    for (let lf = from; lf < at; lf += 1) if (window.bytes[lf] === 0x0a) this.line += 1;
    return at;
  }
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 20));
}
