import { members, type JsonSlice } from '../../core/json/slice.ts';
import type { Format } from '../../core/formats/format.ts';
import { createByteStore, type ByteStore } from '../bytes/byteStore.ts';
import { readable } from '../bytes/readable.ts';
import { SlidingWindow } from '../bytes/slidingWindow.ts';
import { lineIn, type Contents } from '../containers/contents.ts';
import type { EngineDeps } from '../deps.ts';
import type { FileSummary, Source } from '../engine.ts';
import type { Limits } from '../limits.ts';
import type { Pace } from '../pace.ts';
import { JsonBytes } from '../scan/jsonBytes.ts';
import { RowScan, type RowSink } from '../scan/rowScan.ts';
import { brokenIssue } from './brokenIssue.ts';
import type { FileHead } from './fileHead.ts';
import type { IssueLog } from './issueLog.ts';
import { Rows } from './rows.ts';

/** Rows cut before they are read and others have a turn. */
const ROWS_A_TURN = 256;

/** A file and its rows, as far as they have been read. */
export interface ReadFile {
  readonly source: Source;
  readonly format: Format;
  /** Members that are cut out of its rows for scoring; none where they are nearly all of it. */
  readonly members: readonly string[];
  readonly store: ByteStore;
  readonly rows: Rows;
  /** What the file itself was, and where its rows stood in it. */
  readonly contents: Contents;
  container: FileSummary['container'];
  /** SHA-256 of the bytes, hex; empty until all are read. */
  fingerprint: string;
}

export interface ReadCall {
  readonly deps: EngineDeps;
  readonly limits: Limits;
  readonly pace: Pace;
  readonly issues: IssueLog;
  /** Called now and then with the bytes done. */
  readonly onBytes: (bytes: number) => void;
}

/** Share of the rows' bytes in scored members from which on rows are not worth cutting. */
const DENSE = 0.6;

export function newFile({ source, contents, format, rows: head }: FileHead, limits: Limits): ReadFile {
  const store = createByteStore(source.blob, limits.residentBytes);
  const cut = scoredShare(head, format) > DENSE ? [] : format.scored;
  const rows = new Rows(store, cut, format.tools ?? null);
  const container = contents.container ?? 'json-lines';
  return { source, contents, format, members: cut, store, rows, container, fingerprint: contents.fingerprint ?? '' };
}

function scoredShare(head: readonly JsonSlice[], format: Format): number {
  let scored = 0;
  let all = 0;
  for (const row of head) {
    all += row.end - row.start;
    for (const { key, start, end } of members(row)) if (format.scored.includes(key)) scored += end - start;
  }
  return all === 0 ? 1 : scored / all;
}

/**
 * One pass over a file: rows cut and checked in bytes, in slices, with one read ahead. `onRows` is given the good
 * rows as they come, `from` to `to` (exclusive), while their bytes are at hand.
 */
export async function readRows(
  file: ReadFile,
  call: ReadCall,
  onRows: (from: number, to: number) => void,
): Promise<void> {
  const { source, store, rows, contents } = file;
  const { deps, limits, pace } = call;
  let given = 0;
  const { members: cut, format } = file;
  const wanted = format.tools === undefined ? cut : [...cut, format.tools];
  const json = new JsonBytes(wanted, limits.maxDepth, cut.length);
  const sink: RowSink = {
    row: ({ base }, start, end, line, number) => {
      rows.add(base + start, end - start, lineIn(contents, line), number, json);
    },
    broken: (found, broken) => {
      // Issues stand in the order of the file, so the rows before are read first.
      giveRows();
      call.issues.add(brokenIssue(source.name, found, { ...broken, line: lineIn(contents, broken.line) }, limits));
    },
  };
  const scan = new RowScan(json, limits, sink, contents.container !== null);
  if (contents.issues !== null) call.issues.take(contents.issues);
  const hash = contents.fingerprint === null ? startHash(deps, store) : null;
  const window = new SlidingWindow(store);
  let at = 0;
  function giveRows(): void {
    const from = given;
    given = rows.count;
    // Between two turns a view may have had other bytes of the file read.
    rows.lend(window.base, window.bytes);
    if (given > from) onRows(from, given);
  }
  // Small turns: what is read of the rows is work, too.
  function isTurnOver(): boolean {
    return rows.count - given >= ROWS_A_TURN;
  }
  for await (const slice of readable(source, 0, limits.headBytes, limits.sliceBytes)) {
    at = window.append(slice, at);
    hash?.add(slice, window.final);
    do {
      at = scan.feed(window, at, isTurnOver);
      giveRows();
      call.onBytes(window.base + at);
      if (pace.due()) await pace.rest();
    } while (scan.paused);
    pace.check();
  }
  rows.lend(0, new Uint8Array(0));
  store.settle(rows.bytes);
  file.container = contents.container ?? containerWord(scan.container);
  if (hash !== null) file.fingerprint = await hash.hex();
}

export function containerWord(kind: RowScan['container']): FileSummary['container'] {
  return kind === 'json-array' || kind === 'json-lines' ? kind : 'json-object';
}

/** All bytes at once off this thread where that can be, else slice by slice. */
function startHash(
  deps: EngineDeps,
  store: ByteStore,
): { readonly add: (slice: Uint8Array, final: boolean) => void; readonly hex: () => Promise<string> } {
  const { resident } = store;
  const { sha256Of } = deps;
  if (resident === null || sha256Of === null) {
    const hash = deps.sha256();
    return { add: hash.update, hex: () => Promise.resolve(hash.hex()) };
  }
  let whole: Promise<string> | null = null;
  return {
    add: (_, final) => {
      if (!final) return;
      whole = sha256Of(resident.subarray(0, store.size));
      whole.catch(() => undefined);
    },
    hex: () => whole ?? sha256Of(new Uint8Array(0)),
  };
}
