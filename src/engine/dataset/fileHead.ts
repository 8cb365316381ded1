import { ROW } from '../../core/json/policy.ts';
import { readJson } from '../../core/json/reader.ts';
import { members, sliceOf, sliceType, type JsonSlice } from '../../core/json/slice.ts';
import type { JsonType } from '../../core/json/value.ts';
import { FORMATS, alternativesOf, findFormat, recognise } from '../../core/formats/list.ts';
import type { Format } from '../../core/formats/format.ts';
import type { Issue } from '../../core/model/issue.ts';
import { PADDING } from '../bytes/byteStore.ts';
import { lookAt } from '../bytes/look.ts';
import type { Source } from '../engine.ts';
import type { Limits } from '../limits.ts';
import { pastSpace } from '../scan/blanks.ts';
import { JsonBytes } from '../scan/jsonBytes.ts';
import { RowScan } from '../scan/rowScan.ts';
import { Refused } from '../stop.ts';
import { brokenIssue } from './brokenIssue.ts';

/** Rows that recognition looks at. */
const HEAD_ROWS = 50;

/** A file as its first rows show it. */
export interface FileHead {
  readonly source: Source;
  readonly format: Format;
  /** Members that decided the recognition; null when it was overridden. */
  readonly recognisedBy: readonly string[] | null;
  readonly alternatives: readonly string[];
  readonly rows: readonly JsonSlice[];
}

/** Reads a file's head and tells its format; refuses what is no JSON, has no good row, or is of no known format. */
export async function readHead(source: Source, override: string | undefined, limits: Limits): Promise<FileHead> {
  const forced = override === undefined ? null : findFormat(override);
  if (override !== undefined && forced === null) {
    throw new Refused({ code: 'unknown-format-name', format: override, known: FORMATS.map((format) => format.name) });
  }
  const rows = await headRows(source, limits);
  if (forced !== null) {
    return { source, format: forced, recognisedBy: null, alternatives: alternativesOf(forced), rows };
  }
  const found = recognise(rows);
  if (found === null) {
    const odd = rows.map(sliceType).filter((type) => type !== 'object');
    if (odd[0] !== undefined && odd.length === rows.length) {
      throw new Refused({ code: 'no-objects', file: source.name, found: odd[0], whole: false });
    }
    const keys = [...new Set(rows.flatMap((row) => members(row).map((one) => one.key)))];
    throw new Refused({ code: 'unknown-format', file: source.name, keys: keys.slice(0, 20) });
  }
  return {
    source,
    format: found.format,
    recognisedBy: found.recognition.members,
    alternatives: found.alternatives,
    rows,
  };
}

/** The first good rows; more of the file is taken until there is one. */
async function headRows(source: Source, limits: Limits): Promise<readonly JsonSlice[]> {
  const { blob, name } = source;
  if (blob.size === 0) throw new Refused({ code: 'empty-file', file: name });
  for (let length = limits.headBytes; ; length *= 4) {
    const bytes = await firstBytes(source, Math.min(blob.size, length));
    const filled = bytes.length - PADDING;
    const final = filled === blob.size;
    const looksLike = lookAt(bytes.subarray(0, filled));
    const mayBeOne = final && (looksLike === 'text' || looksLike === 'csv');
    const single = mayBeOne ? oneValue(bytes.subarray(0, filled)) : null;
    if (single !== null) throw new Refused({ code: 'no-objects', file: name, found: single, whole: true });
    if (looksLike !== null) throw new Refused({ code: 'not-text', file: name, looksLike });
    const isBlank = pastSpace(bytes, 0, filled) === filled;
    const { rows, issues } = scanHead(name, { bytes, base: 0, filled, final }, limits);
    if (rows.length > 0) return rows;
    if (!final) continue;
    if (issues.length === 0) throw new Refused({ code: 'empty-file', file: name, ...(isBlank ? {} : EMPTY_LIST) });
    throw new Refused({ code: 'no-good-rows', file: name, issues: issues.slice(0, 50), total: issues.length });
  }
}

const EMPTY_LIST = { holds: 'empty-list' } as const;

/** The type of a text that is one JSON value and no row; null of any other text. */
function oneValue(bytes: Uint8Array): JsonType | null {
  const text = new TextDecoder().decode(bytes).trim();
  return readJson(text, ROW).ok ? sliceType(sliceOf(text)) : null;
}

function scanHead(
  file: string,
  window: { readonly bytes: Uint8Array; readonly base: number; readonly filled: number; readonly final: boolean },
  limits: Limits,
): { readonly rows: readonly JsonSlice[]; readonly issues: readonly Issue[] } {
  const rows: JsonSlice[] = [];
  const issues: Issue[] = [];
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const scan = new RowScan(new JsonBytes([], limits.maxDepth), limits, {
    row: ({ bytes }, start, end) => {
      rows.push(sliceOf(decoder.decode(bytes.subarray(start, end))));
    },
    broken: (at, broken) => {
      issues.push(brokenIssue(file, at, broken, limits));
    },
  });
  scan.feed(window, 0, () => rows.length >= HEAD_ROWS);
  return { rows, issues };
}

/** With the zeros behind them that the scan wants. */
async function firstBytes(source: Source, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length + PADDING);
  try {
    bytes.set(new Uint8Array(await source.blob.slice(0, length).arrayBuffer()));
  } catch (error) {
    throw readFailed(source.name, error);
  }
  return bytes;
}

export function readFailed(file: string, error: unknown): Refused {
  return new Refused({ code: 'read-failed', file, message: error instanceof Error ? error.message : String(error) });
}
