import { bytesOf } from '../bytes/readFailed.ts';
import { IssueLog } from '../dataset/issueLog.ts';
import type { Source } from '../engine.ts';
import type { ConvertCall, Converted } from './converted.ts';
import { utf8Length } from '../scan/utf8.ts';
import { RowLines } from './rowLines.ts';
import { markLength } from './tableHead.ts';
import { areTrajectories, isReference, splitLine } from './trajectoryLine.ts';

/** Lines between two looks at the clock. */
const AT_ONCE = 1000;

const encoder = new TextEncoder();
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether the head of a text holds trajectories, one a line. `whole`: nothing comes behind it. */
export function hasTrajectoryLines(head: Uint8Array, whole: boolean): boolean {
  const text = new TextDecoder().decode(head);
  return areTrajectories(whole ? text.split('\n') : text.split('\n').slice(0, -1));
}

/**
 * Lines `R1 a > b > c` as JSON Lines `{id, trajectory, reference}`. Steps on a line `reference` are right for all
 * others; on several, any of them will do. What cannot be read as steps is said of its row by whoever reads that.
 */
export async function convertTrajectoryLines(source: Source, call: ConvertCall): Promise<Converted> {
  const { name, blob } = source;
  const { limits, pace, onBytes, whole } = call;
  const bytes = await bytesOf(name, blob, 0, blob.size);
  const issues = new IssueLog(limits.keptIssues);
  const references: string[] = [];
  const lines: { readonly at: number; readonly id: string | null; readonly steps: string }[] = [];
  for (const { text, at, start, end } of linesOf(bytes, whole)) {
    if (text === null) {
      const column = firstOdd(bytes, start, end) - start + 1;
      issues.add({ code: 'row-not-utf8', place: { file: name, line: at, row: null }, column });
      continue;
    }
    const line = splitLine(text);
    if (line === null) continue;
    if (isReference(line)) references.push(line.steps);
    else lines.push({ at, ...line });
    if (at % AT_ONCE !== 0 || !pace.due()) continue;
    onBytes(end);
    await pace.rest();
  }
  const rows = new RowLines();
  const reference = references.length === 0 ? '' : `,"reference":${JSON.stringify({ trajectories: references })}`;
  for (const { at, id, steps } of lines) {
    const named = id === null ? '' : `"id":${JSON.stringify(id)},`;
    rows.sink.write(encoder.encode(`{${named}"trajectory":${JSON.stringify(steps)}${reference}}`));
    rows.end(at);
  }
  return { blob: rows.sink.blob(), container: 'trajectory-lines', lineOf: rows.values(), issues };
}

interface Line {
  /** Null: it is no UTF-8. */
  readonly text: string | null;
  /** From 1. */
  readonly at: number;
  /** Offsets of its first byte, and behind its last. */
  readonly start: number;
  readonly end: number;
}

/** The lines of a file; of a head that is not whole, without the last, which may go on. */
function* linesOf(bytes: Uint8Array, whole: boolean): Generator<Line> {
  let start = markLength(bytes);
  for (let at = 1; start < bytes.length; at += 1) {
    const feed = bytes.indexOf(0x0a, start);
    if (feed < 0 && !whole) return;
    const end = feed < 0 ? bytes.length : feed;
    yield { text: textOf(bytes.subarray(start, end)), at, start, end };
    start = end + 1;
  }
}

/** Offset of the first byte that begins no UTF-8. */
function firstOdd(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const length = bytes[at]! < 0x80 ? 1 : utf8Length(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return start;
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}
