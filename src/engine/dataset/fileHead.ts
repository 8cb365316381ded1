import { ROW } from '../../core/json/policy.ts';
import { readJson } from '../../core/json/reader.ts';
import { members, sliceOf, sliceType, type JsonSlice } from '../../core/json/slice.ts';
import type { JsonType } from '../../core/json/value.ts';
import {
  FORMATS,
  alternativesOf,
  findFormat,
  recognise,
  recogniseBeside,
  type Recognised,
} from '../../core/formats/list.ts';
import type { Format } from '../../core/formats/format.ts';
import type { Mapping, Preview } from '../../core/mapping/mapping.ts';
import { mappingFormat } from '../../core/mapping/mappingFormat.ts';
import { previewOf } from '../../core/mapping/preview.ts';
import type { Issue } from '../../core/model/issue.ts';
import { PADDING } from '../bytes/byteStore.ts';
import { lookAt } from '../bytes/look.ts';
import { bytesOf } from '../bytes/readFailed.ts';
import { contentsOf, headContents, lineIn, type Contents, type ContentsCall } from '../containers/contents.ts';
import type { ContainerName, Source } from '../engine.ts';
import type { Limits } from '../limits.ts';
import { pastSpace } from '../scan/blanks.ts';
import { JsonBytes } from '../scan/jsonBytes.ts';
import { RowScan, type ByteWindow, type RowSink } from '../scan/rowScan.ts';
import { Refused } from '../stop.ts';
import { brokenIssue } from './brokenIssue.ts';
import { containerWord } from './readFile.ts';

/** Rows that recognition looks at. */
const HEAD_ROWS = 50;
/** Rows and bytes that a preview looks at. */
const PREVIEW_ROWS = 1000;
const PREVIEW_BYTES = 8 * 1024 * 1024;

/** A file as its first rows show it. */
export interface FileHead {
  /** Its rows as JSON. */
  readonly source: Source;
  /** What it was before. */
  readonly contents: Contents;
  readonly format: Format;
  /** What its columns mean, where that was said. */
  readonly mapping: Mapping | null;
  /** Members that decided the recognition; null when it was overridden. */
  readonly recognisedBy: readonly string[] | null;
  readonly alternatives: readonly string[];
  readonly rows: readonly JsonSlice[];
}

/** How a file is to be read, where that is not left to recognition. */
export interface Override {
  readonly format?: string | undefined;
  readonly mapping?: Mapping | undefined;
}

/**
 * Reads a file's head and tells its format; refuses what is neither JSON nor a table, has no good row, or is of no
 * known format. `beside`: the format of the dataset that it comes with, where that is known.
 */
export async function readHead(
  file: Source,
  { format, mapping }: Override,
  call: ContentsCall,
  beside: string | null = null,
): Promise<FileHead> {
  const forced = format === undefined ? null : findFormat(format);
  if (format !== undefined && forced === null) {
    throw new Refused({ code: 'unknown-format-name', format, known: FORMATS.map((one) => one.name) });
  }
  const contents = await contentsOf(file, call);
  const { source } = contents;
  const { rows } = await headRows(contents, call.limits, HEAD_ROWS);
  const head = { source, contents, rows, mapping: mapping ?? null };
  if (mapping !== undefined) return { ...head, format: mappingFormat(mapping), recognisedBy: null, alternatives: [] };
  if (forced !== null) return { ...head, format: forced, recognisedBy: null, alternatives: alternativesOf(forced) };
  const found = recogniseIn(contents.container, rows) ?? besideIn(contents.container, rows, beside);
  if (found === null) {
    const odd = rows.map(sliceType).filter((type) => type !== 'object');
    if (odd[0] !== undefined && odd.length === rows.length) {
      throw new Refused({ code: 'no-objects', file: file.name, found: odd[0], whole: false });
    }
    const keys = [...new Set(rows.flatMap((row) => members(row).map((one) => one.key)))];
    throw new Refused({ code: 'unknown-format', file: file.name, keys: keys.slice(0, 20) });
  }
  const { recognition, alternatives } = found;
  return { ...head, format: found.format, recognisedBy: recognition.members, alternatives };
}

/** The first rows of a file as a table, and a guess of what its columns mean. */
export async function previewFile(file: Source, call: ContentsCall): Promise<Preview> {
  const contents = await headContents(file, call, PREVIEW_BYTES);
  const { container } = contents;
  const { rows, container: scanned } = await headRows(
    contents,
    { ...call.limits, headBytes: PREVIEW_BYTES },
    PREVIEW_ROWS,
  );
  const found = recogniseIn(container, rows);
  return previewOf(file.name, container ?? scanned, rows, found?.format.name ?? null);
}

/**
 * The cells of a table are texts, whatever stands in them: what they are is for a mapping to say. So it is with groups
 * of rows that have no more of our own format than an input.
 */
function recogniseIn(container: ContainerName | null, rows: readonly JsonSlice[]): Recognised | null {
  if (isTable(container)) return null;
  const found = recognise(rows);
  if (container !== 'groups' || found?.format.name !== 'touchstone') return found;
  return found.recognition.members.some((name) => name === 'reference' || name === 'reply') ? found : null;
}

function besideIn(
  container: ContainerName | null,
  rows: readonly JsonSlice[],
  dataset: string | null,
): Recognised | null {
  return dataset === null || isTable(container) ? null : recogniseBeside(dataset, rows);
}

function isTable(container: ContainerName | null): boolean {
  return container !== null && container !== 'groups' && container !== 'trajectory-lines';
}

interface HeadRows {
  readonly rows: readonly JsonSlice[];
  readonly container: ContainerName;
}

/** The first good rows, at most `most`; more of the file is taken until there is one. */
async function headRows(contents: Contents, limits: Limits, most: number): Promise<HeadRows> {
  const { blob, name } = contents.source;
  if (blob.size === 0) throw new Refused({ code: 'empty-file', file: name });
  for (let length = limits.headBytes; ; length *= 4) {
    const filled = Math.min(blob.size, length);
    const bytes = new Uint8Array(filled + PADDING);
    bytes.set(await bytesOf(name, blob, 0, filled));
    const final = filled === blob.size;
    const looksLike = lookAt(bytes.subarray(0, filled));
    const single = final && looksLike === 'text' ? oneValue(bytes.subarray(0, filled)) : null;
    if (single !== null) throw new Refused({ code: 'no-objects', file: name, found: single, whole: true });
    if (looksLike !== null) throw new Refused({ code: 'not-text', file: name, looksLike });
    const isBlank = pastSpace(bytes, 0, filled) === filled;
    const { rows, container, issues } = scanHead(contents, { bytes, base: 0, filled, final }, limits, most);
    if (rows.length > 0) return { rows, container };
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
  contents: Contents,
  window: ByteWindow,
  limits: Limits,
  most: number,
): HeadRows & { readonly issues: readonly Issue[] } {
  const rows: JsonSlice[] = [];
  const issues: Issue[] = [];
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const sink: RowSink = {
    row: ({ bytes }, start, end) => {
      rows.push(sliceOf(decoder.decode(bytes.subarray(start, end))));
    },
    broken: (at, broken) => {
      const line = lineIn(contents, broken.line);
      issues.push(brokenIssue(contents.source.name, at, { ...broken, line }, limits));
    },
  };
  const scan = new RowScan(new JsonBytes([], limits.maxDepth), limits, sink, contents.container !== null);
  scan.feed(window, 0, () => rows.length >= most);
  return { rows, container: containerWord(scan.container), issues };
}
