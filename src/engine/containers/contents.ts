import { PADDING } from '../bytes/byteStore.ts';
import { lookAt } from '../bytes/look.ts';
import { bytesOf } from '../bytes/readFailed.ts';
import { IssueLog } from '../dataset/issueLog.ts';
import type { EngineDeps } from '../deps.ts';
import type { ContainerName, Source } from '../engine.ts';
import type { Limits } from '../limits.ts';
import type { Pace } from '../pace.ts';
import { pastSpace } from '../scan/blanks.ts';
import { BAD_JSON, JsonBytes } from '../scan/jsonBytes.ts';
import { Refused } from '../stop.ts';
import type { ConvertCall, Converted } from './converted.ts';
import { fingerprintOf } from './fingerprint.ts';
import { convertGroups } from './groups.ts';
import { groupsHead } from './groupsHead.ts';
import { convertTable } from './table.ts';
import { markLength, tableHead, type TableHead } from './tableHead.ts';
import { convertTrajectoryLines, hasTrajectoryLines } from './trajectoryLines.ts';
import { unpack } from './unpack.ts';

/** Bytes that tell a table, groups or lines of trajectories. */
const LOOKED_AT = 1024 * 1024;
/** An object of groups, or a list of trajectories, is taken into memory as a whole, so there is a bound. */
const MOST_GROUPED = 512 * 1024 * 1024;

/** A file's rows as JSON text, whatever it came in. */
export interface Contents {
  /** JSON or JSON Lines; the file itself where it is. */
  readonly source: Source;
  readonly original: Source;
  readonly packed: 'gzip' | null;
  /** Null: JSON, whose rows stand as they stand. */
  readonly container: ContainerName | null;
  /** Physical line by row in the file that was opened; null where rows have their own lines. */
  readonly lineOf: Uint32Array | null;
  /** What was wrong with the packing and the table. */
  readonly issues: IssueLog | null;
  /** SHA-256 of the original's bytes, hex; null where they are read anyway. */
  readonly fingerprint: string | null;
}

/** Physical line, in the file that was opened, of a line of what its rows were made into. */
export function lineIn({ lineOf }: Contents, line: number): number {
  return lineOf?.[line - 1] ?? line;
}

export interface ContentsCall {
  readonly deps: EngineDeps;
  readonly limits: Limits;
  readonly pace: Pace;
  /** Told the share of the work that is done, 0 to 1. */
  readonly onShare: (share: number) => void;
}

/** Unpacks a file and turns tables, groups and lines of trajectories into JSON Lines. */
export async function contentsOf(original: Source, call: ContentsCall): Promise<Contents> {
  const { deps, limits, pace, onShare } = call;
  const { size } = original.blob;
  const { source, packed, issues } = await unpack(original, {
    limits,
    pace,
    most: Infinity,
    onBytes: (bytes) => {
      onShare(bytes / size / 2);
    },
  });
  const converted = await convert(source, {
    limits,
    pace,
    whole: true,
    onBytes: (bytes) => {
      onShare((1 + bytes / source.blob.size) / 2);
    },
  });
  if (converted === null && packed === null) {
    return { ...rowsOf(original, source, null), packed, issues: null, fingerprint: null };
  }
  const log = new IssueLog(limits.keptIssues);
  for (const issue of issues) log.add(issue);
  if (converted !== null) log.take(converted.issues);
  const fingerprint = await fingerprintOf(original, deps, limits, pace);
  return { ...rowsOf(original, source, converted), packed, issues: log, fingerprint };
}

/** The same of about the first `most` bytes; nothing is said of what is wrong with them. */
export async function headContents(original: Source, call: ContentsCall, most: number): Promise<Contents> {
  const { limits, pace } = call;
  const { source: inside, packed, whole } = await unpack(original, { limits, pace, most, onBytes: nothing });
  const isWhole = whole && inside.blob.size <= most;
  const source = isWhole ? inside : { name: inside.name, blob: inside.blob.slice(0, most) };
  const converted = await convert(source, { limits, pace, whole: isWhole, onBytes: nothing });
  return { ...rowsOf(original, source, converted), packed, issues: null, fingerprint: null };
}

function rowsOf(original: Source, unpacked: Source, converted: Converted | null) {
  if (converted === null) return { source: unpacked, original, container: null, lineOf: null };
  const { blob, container, lineOf } = converted;
  return { source: { name: original.name, blob }, original, container, lineOf };
}

/** Null: it is JSON already, or nothing that can be read. */
async function convert(source: Source, call: ConvertCall): Promise<Converted | null> {
  const { name, blob } = source;
  const { limits } = call;
  const length = Math.min(blob.size, LOOKED_AT);
  const head = new Uint8Array(length + PADDING);
  head.set(await bytesOf(name, blob, 0, length));
  const looksLike = lookAt(head.subarray(0, length));
  if (looksLike !== null && looksLike !== 'text') return null;
  if (!startsAsJson(head, length, limits.maxDepth)) {
    const isWhole = call.whole && length === blob.size;
    const isSmall = blob.size <= MOST_GROUPED;
    if (isSmall && hasTrajectoryLines(head.subarray(0, length), isWhole)) return convertTrajectoryLines(source, call);
    const table = await findTable(source, call);
    return table === null ? null : convertTable(source, table, call);
  }
  const groups = blob.size > MOST_GROUPED ? null : groupsHead(head, length, limits.maxDepth);
  return groups === null ? null : convertGroups(source, groups, call);
}

/** A brace, or a bracket whose list is no nonsense: a name may stand in brackets, too. */
function startsAsJson(head: Uint8Array, limit: number, maxDepth: number): boolean {
  const from = pastSpace(head, markLength(head), limit);
  if (head[from] === 0x7b) return true;
  return head[from] === 0x5b && new JsonBytes([], maxDepth).scan(head, from, limit, false) !== BAD_JSON;
}

/** More of the file is looked at until a header and a row are there. */
async function findTable({ name, blob }: Source, { limits }: ConvertCall): Promise<TableHead | null> {
  const most = Math.min(blob.size, Math.max(LOOKED_AT, limits.maxRowBytes));
  for (let length = LOOKED_AT; ; length *= 4) {
    const final = length >= most;
    const found = tableHead(await bytesOf(name, blob, 0, Math.min(length, most)), final);
    if (found === 'more' && !final) continue;
    if (found === 'more' || found === null) return null;
    const columns = found.columns.names.length;
    if (columns > limits.maxColumns) {
      throw new Refused({ code: 'too-many-columns', file: name, columns, limit: limits.maxColumns });
    }
    return found;
  }
}

function nothing(): undefined {
  return undefined;
}
