import type { Refusal } from '../../core/model/issue.ts';
import { suggestScorer } from '../../core/scorers/suggest.ts';
import type {
  DatasetId,
  DatasetSummary,
  FileSummary,
  OpenRequest,
  RefusedFile,
  ReplySetSummary,
  Source,
} from '../engine.ts';
import type { Limits } from '../limits.ts';
import type { ContentsCall } from '../containers/contents.ts';
import { Refused } from '../stop.ts';
import type { Dataset, ReplySet } from './dataset.ts';
import { readHead, type FileHead } from './fileHead.ts';
import { IssueLog } from './issueLog.ts';
import { HAS_REPLY, Items } from './items.ts';
import { KeptRows } from './keptRows.ts';
import { joinReplies, type RepliesFormat } from './joinReplies.ts';
import { newFile, readRows, type ReadFile } from './readFile.ts';
import { readOverlay } from './overlay.ts';
import { bytesDone, Readings, type OpenCall } from './readings.ts';
import { RecordedColumns } from './recordedColumns.ts';
import { readItems } from './readItems.ts';
import type { DatasetFormat } from './rowReading.ts';
import { asReplies, repliesBeside, sortOut, type SortedFiles } from './sortOut.ts';
import { ToolLibrary } from './toolLibrary.ts';

/** Reads files as one dataset, its tools and its reply sets. `onDataset` is given it before its rows are read. */
export async function openFiles(
  id: DatasetId,
  request: OpenRequest,
  call: OpenCall,
  onDataset: (dataset: Dataset) => void,
): Promise<Dataset> {
  const { heads, unread } = await readHeads(request, call);
  const [bad] = unread;
  // What cannot be read may have been the dataset.
  if (bad !== undefined && heads.every((head) => head.format.kind === 'replies')) throw new Refused(bad.refusal);
  const sorted = sortOut(heads);
  const { besides, refused } = await readBesides(unread, sorted.dataset.format.name, call);
  const issues = new IssueLog(call.limits.keptIssues);
  const items = new Items();
  const readings = new Readings(id, call, issues, items, [...heads, ...besides.map(({ head }) => head)]);
  const library = sorted.tools.length === 0 ? null : await readTools(sorted.tools, call.limits, readings);
  const { head, format } = sorted.dataset;
  const dataset: Dataset = {
    id,
    file: newFile(head, call.limits),
    kept: new KeptRows(),
    items,
    files: [],
    replySets: [],
    refused,
    issues,
    tools: library?.tools ?? null,
    recordedColumns: new RecordedColumns(),
    overlays: [],
    references: { calls: 0, texts: 0, paths: 0, none: 0, broken: 0 },
    unnamed: 0,
    rowItems: null,
  };
  onDataset(dataset);
  await readItems(dataset, format, readings.of(head));
  if (items.count === 0) throw noGoodRows(dataset);
  dataset.rowItems = items.count;
  dataset.files.push(summaryOf(head, dataset.file), ...(library?.files ?? []));
  for (const one of sorted.overlays) {
    const file = newFile(one.head, call.limits);
    dataset.overlays.push(await readOverlay(file, one.format, one.gives, dataset, readings.of(one.head)));
    dataset.files.push({ ...summaryOf(one.head, file), role: one.gives });
  }
  for (const one of [...sorted.replies, ...besides]) {
    await addReplySet(dataset, one.head, one.format, true, call.limits, readings);
  }
  const own = ownReplies(nextReplySet(dataset), dataset.file, items, dataset.rowItems);
  if (own !== null) dataset.replySets.unshift(own);
  return dataset;
}

/** A file whose head says nothing, and why. */
interface Unread {
  readonly source: Source;
  readonly refusal: Refusal;
}

/** A file that cannot be read does not keep the others closed. */
async function readHeads(
  { sources, formats, mappings }: OpenRequest,
  call: OpenCall,
): Promise<{ readonly heads: readonly FileHead[]; readonly unread: readonly Unread[] }> {
  const heads: FileHead[] = [];
  const unread: Unread[] = [];
  const totalBytes = sources.reduce((sum, { blob }) => sum + blob.size, 0);
  for (const source of sources) {
    const { name } = source;
    const override = { format: formats?.get(name), mapping: mappings?.get(name) };
    const preparing = contentsCall(source, heads, totalBytes, call);
    try {
      heads.push(await readHead(source, override, preparing));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      unread.push({ source, refusal: error.refusal });
    }
    call.pace.check();
  }
  return { heads, unread };
}

/** What no format recognises may be replies to this very dataset. */
async function readBesides(
  unread: readonly Unread[],
  dataset: string,
  call: OpenCall,
): Promise<{ readonly besides: SortedFiles['replies']; readonly refused: readonly RefusedFile[] }> {
  const besides: { head: FileHead; format: RepliesFormat }[] = [];
  const refused: RefusedFile[] = [];
  for (const { source, refusal } of unread) {
    const preparing = contentsCall(source, [], source.blob.size, call);
    const head = refusal.code === 'unknown-format' ? await headBeside(source, dataset, preparing) : null;
    if (head === null) refused.push({ file: source.name, refusal });
    else besides.push(head);
    call.pace.check();
  }
  return { besides, refused };
}

async function headBeside(
  source: Source,
  dataset: string,
  call: ContentsCall,
): Promise<SortedFiles['replies'][number] | null> {
  try {
    const head = await readHead(source, {}, call, dataset);
    return head.format.kind === 'replies' ? { head, format: head.format } : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Reports the work on a packed file or a table, before there is a dataset. */
function contentsCall(
  { name, blob }: Source,
  heads: readonly FileHead[],
  totalBytes: number,
  { deps, limits, pace, reporter }: OpenCall,
): ContentsCall {
  const before = heads.reduce((sum, head) => sum + bytesDone(head), 0);
  const none = { dataset: null, format: null, items: 0, itemsPerSecond: null, secondsLeft: null };
  return {
    deps,
    limits,
    pace,
    onShare: (share) => {
      const bytes = Math.floor(before + (share * blob.size) / 2);
      reporter.tell(() => ({ ...none, file: name, bytes, totalBytes }));
    },
  };
}

/** Adds the replies of a further file to an open dataset, whose items keep their keys. */
export async function addFile(dataset: Dataset, source: Source, call: OpenCall): Promise<void> {
  const preparing = contentsCall(source, [], source.blob.size, call);
  const head = await readHead(source, {}, preparing, dataset.files[0]?.format ?? null);
  const format = head.format.kind === 'replies' ? head.format : (asReplies(head) ?? repliesBeside(head));
  if (format === null) throw new Refused({ code: 'two-datasets', files: [dataset.file.source.name, source.name] });
  const readings = new Readings(dataset.id, call, dataset.issues, dataset.items, [head]);
  await addReplySet(dataset, { ...head, format }, format, false, call.limits, readings);
}

async function addReplySet(
  dataset: Dataset,
  head: FileHead,
  format: RepliesFormat,
  mayRekey: boolean,
  limits: Limits,
  readings: Readings,
): Promise<void> {
  const file = newFile(head, limits);
  const set = await joinReplies(nextReplySet(dataset), file, format, dataset, mayRekey, readings.of(head));
  // Replies given twice are one reply set.
  if (dataset.replySets.some((one) => one.file?.fingerprint === file.fingerprint)) return;
  dataset.replySets.push(set);
  dataset.files.push(summaryOf(head, file));
}

export function summaryOfDataset(dataset: Dataset): DatasetSummary {
  const { id, items, issues } = dataset;
  return {
    dataset: id,
    files: [...dataset.files],
    fingerprint: dataset.file.fingerprint,
    items: items.count,
    distinctIds: items.distinctIds,
    byPosition: dataset.unnamed > 0 && dataset.unnamed === dataset.file.rows.count,
    issues: { total: issues.total, first: issues.kept.slice(0, 100) },
    replySets: dataset.replySets.map((set) => summaryOfReplies(set, dataset.file)),
    refused: dataset.refused,
    recordedColumns: dataset.recordedColumns.list(),
    suggestedScorer: suggestScorer(dataset.references, dataset.recordedColumns.list()),
    references: { ...dataset.references },
  };
}

function summaryOfReplies({ id, name, file, join }: ReplySet, rows: ReadFile): ReplySetSummary {
  return { replySet: id, name, fingerprint: (file ?? rows).fingerprint, join };
}

async function readTools(
  heads: readonly { readonly head: FileHead; readonly format: DatasetFormat }[],
  limits: Limits,
  readings: Readings,
): Promise<{ readonly tools: ToolLibrary; readonly files: readonly FileSummary[] }> {
  const tools = new ToolLibrary();
  const files: FileSummary[] = [];
  for (const { head, format } of heads) {
    const file = newFile(head, limits);
    await readRows(file, readings.of(head), (from, to) => {
      for (let row = from; row < to; row += 1) {
        const read = format.read(file.rows.whole(row));
        if (!('refused' in read)) tools.add(read);
      }
    });
    files.push({ ...summaryOf(head, file), role: 'tools' });
  }
  return { tools, files };
}

function summaryOf(head: FileHead, file: ReadFile): FileSummary {
  const { source, contents, format, mapping, recognisedBy, alternatives } = head;
  return {
    name: source.name,
    bytes: contents.original.blob.size,
    role: format.kind === 'replies' ? 'replies' : 'dataset',
    container: file.container,
    packed: contents.packed,
    mapping,
    format: format.name,
    recognisedBy,
    alternatives,
    rows: file.rows.count,
  };
}

function nextReplySet({ id, replySets }: Dataset): string {
  return `${id}.replies${replySets.length + 1}`;
}

/** The replies that stand in the dataset's rows are a reply set of their own. */
function ownReplies(id: string, file: ReadFile, items: Items, rowItems: number): ReplySet | null {
  let joined = 0;
  const first: { id: string; attempt: number }[] = [];
  for (let item = 0; item < rowItems; item += 1) {
    if (items.has(item, HAS_REPLY)) joined += 1;
    else if (first.length < 20) first.push({ id: items.ids[item]!, attempt: items.attempt.at(item) });
  }
  if (joined === 0) return null;
  const none = { total: 0, first: [] };
  const onlyInDataset = { total: rowItems - joined, first };
  const join = { joinedBy: 'same-row', joined, onlyInDataset, onlyInReplies: none, repeated: none } as const;
  return { id, name: file.source.name, file: null, kept: new KeptRows(), join, rowOf: new Uint32Array(0) };
}

function noGoodRows({ file, issues }: Dataset): Refused {
  const first = issues.kept.slice(0, 50);
  return new Refused({ code: 'no-good-rows', file: file.source.name, issues: first, total: issues.total });
}
