import { PADDING } from '../bytes/byteStore.ts';
import { bytesOf } from '../bytes/readFailed.ts';
import { brokenIssue } from '../dataset/brokenIssue.ts';
import { IssueLog } from '../dataset/issueLog.ts';
import type { Source } from '../engine.ts';
import { lineFeedsIn, pastSpace } from '../scan/blanks.ts';
import { BAD_UTF8, INCOMPLETE, JsonBytes, OK, TOO_DEEP } from '../scan/jsonBytes.ts';
import type { ConvertCall, Converted } from './converted.ts';
import { keyOf, type GroupsHead } from './groupsHead.ts';
import { RowLines } from './rowLines.ts';

/** Names listed of members that are left out. */
const LISTED = 20;

const encoder = new TextEncoder();
const OPEN = encoder.encode('{');
const COMMA = encoder.encode(',');

/**
 * The rows of all groups as JSON Lines, each with the name of its group in front. Other members of the object are left
 * out with an issue; where the JSON breaks, the rows before are kept.
 */
export async function convertGroups(source: Source, head: GroupsHead, call: ConvertCall): Promise<Converted> {
  const { name, blob } = source;
  const bytes = new Uint8Array(blob.size + PADDING);
  bytes.set(await bytesOf(name, blob, 0, blob.size));
  const walk = new GroupsWalk(name, bytes, blob.size, head, call);
  await walk.all();
  return { blob: walk.rows.sink.blob(), container: 'groups', lineOf: walk.rows.values(), issues: walk.issues };
}

class GroupsWalk {
  readonly rows = new RowLines();
  readonly issues: IssueLog;
  private readonly leftOut: string[] = [];
  private line = 1;
  /** Up to here line feeds have been counted. */
  private counted = 0;
  private readonly json: JsonBytes;
  private readonly key: string;
  private readonly file: string;
  private readonly bytes: Uint8Array;
  private readonly limit: number;
  private readonly from: number;
  private readonly call: ConvertCall;

  constructor(file: string, bytes: Uint8Array, limit: number, head: GroupsHead, call: ConvertCall) {
    this.file = file;
    this.bytes = bytes;
    this.limit = limit;
    this.from = head.from;
    this.key = JSON.stringify(head.member);
    this.call = call;
    this.json = new JsonBytes([], call.limits.maxDepth);
    this.issues = new IssueLog(call.limits.keptIssues);
  }

  async all(): Promise<void> {
    const end = await this.members();
    const { leftOut, issues, file, call } = this;
    if (leftOut.length > 0) {
      const place = { file, line: null, row: null };
      issues.add({ code: 'left-out', place, names: leftOut.slice(0, LISTED), total: leftOut.length });
    }
    if (!call.whole || end < 0) return;
    const rest = this.past(end);
    if (rest < this.limit) this.say('text-after-end', rest, rest, OK);
  }

  /** Gives the offset behind the object; -1 where it breaks off. */
  private async members(): Promise<number> {
    const { bytes, json, call } = this;
    let at = this.past(this.from + 1);
    while (bytes[at] === 0x22) {
      if (!this.scan(at)) return -1;
      const name = keyOf(bytes, at, json.end);
      const prefix = encoder.encode(`${this.key}:${JSON.stringify(name)}`);
      const colon = this.past(json.end);
      if (bytes[colon] !== 0x3a) return this.broken(colon, colon, INCOMPLETE);
      const value = this.past(colon + 1);
      let end: number;
      if (bytes[value] === 0x5b && bytes[this.past(value + 1)] === 0x7b) {
        end = await this.elements(value, prefix);
        if (end < 0) return -1;
      } else {
        if (!this.scan(value)) return -1;
        ({ end } = json);
        this.leftOut.push(name);
      }
      call.onBytes(end);
      at = this.past(end);
      if (bytes[at] === 0x7d) return at + 1;
      if (bytes[at] !== 0x2c) return this.broken(at, at, INCOMPLETE);
      at = this.past(at + 1);
    }
    return bytes[at] === 0x7d ? at + 1 : this.broken(at, at, INCOMPLETE);
  }

  /** Writes the elements of the list at `from`; gives the offset behind it, or -1. */
  private async elements(from: number, prefix: Uint8Array): Promise<number> {
    const { bytes, json, call } = this;
    for (let at = this.past(from + 1); ; at = this.past(at + 1)) {
      if (!this.scan(at)) return -1;
      const { end } = json;
      this.write(at, end, prefix);
      at = this.past(end);
      if (bytes[at] === 0x5d) return at + 1;
      if (bytes[at] !== 0x2c) return this.broken(at, at, INCOMPLETE);
      if (call.pace.due()) {
        call.onBytes(end);
        await call.pace.rest();
      }
    }
  }

  /** Between tokens a line feed is a blank like any other, and inside them there is none. */
  private write(from: number, end: number, prefix: Uint8Array): void {
    const { bytes } = this;
    const { sink } = this.rows;
    const line = this.lineAt(from);
    const row = bytes.slice(from, end);
    for (let at = row.indexOf(0x0a); at >= 0; at = row.indexOf(0x0a, at + 1)) row[at] = 0x20;
    if (row[0] === 0x7b) {
      const first = pastSpace(row, 1, row.length);
      sink.write(OPEN);
      sink.write(prefix);
      if (row[first] !== 0x7d) sink.write(COMMA);
      sink.write(row.subarray(first));
    } else sink.write(row);
    this.rows.end(line);
  }

  private scan(from: number): boolean {
    const status = this.json.scan(this.bytes, from, this.limit, false);
    if (status === OK) return true;
    this.broken(from, this.json.end, status);
    return false;
  }

  private broken(start: number, at: number, status: number): -1 {
    const isCut = at >= this.limit;
    if (isCut && !this.call.whole) return -1;
    this.say(
      isCut ? 'file-cut' : status === BAD_UTF8 ? 'not-utf8' : status === TOO_DEEP ? 'too-deep' : 'not-json',
      start,
      at,
      status,
    );
    return -1;
  }

  private say(
    why: 'file-cut' | 'not-utf8' | 'too-deep' | 'not-json' | 'text-after-end',
    start: number,
    at: number,
    status: number,
  ): void {
    const { bytes, limit, file } = this;
    const window = { bytes, base: 0, filled: limit, final: true };
    const end = Math.min(limit, at + 256);
    const row = status === OK ? 0 : this.rows.count + 1;
    const facts = { why, start, end, at, line: this.lineAt(start), row, bytes: end - start, open: 'object' } as const;
    this.issues.add(brokenIssue(file, window, facts, this.call.limits));
  }

  private past(from: number): number {
    return pastSpace(this.bytes, from, this.limit);
  }

  /** Physical line of an offset; offsets come in order. */
  private lineAt(at: number): number {
    if (at > this.counted) {
      this.line += lineFeedsIn(this.bytes, this.counted, at);
      this.counted = at;
    }
    return this.line;
  }
}
