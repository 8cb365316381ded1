import { members } from '../../core/json/slice.ts';
import { FORMATS } from '../../core/formats/list.ts';
import { mappingFormat, mayBeReplies, recordsAlone, refersAlone } from '../../core/mapping/mappingFormat.ts';
import { Refused } from '../stop.ts';
import type { FileHead } from './fileHead.ts';
import type { RepliesFormat } from './joinReplies.ts';
import type { Overlay } from './overlay.ts';
import type { DatasetFormat } from './rowReading.ts';

/** Which of the files is the dataset, which hold tools and which replies. */
export interface SortedFiles {
  readonly dataset: { readonly head: FileHead; readonly format: DatasetFormat };
  readonly tools: readonly { readonly head: FileHead; readonly format: DatasetFormat }[];
  readonly replies: readonly { readonly head: FileHead; readonly format: RepliesFormat }[];
  /** What is right of the dataset's items, or was recorded of them, in files of their own. */
  readonly overlays: readonly SortedOverlay[];
}

interface SortedOverlay {
  readonly head: FileHead;
  readonly format: DatasetFormat;
  readonly gives: Overlay['gives'];
}

/**
 * Sorts files by what they were recognised as. A second dataset file that reads as replies too is taken for
 * replies, and so are conversations that come with another kind of dataset; one of references or recorded values alone
 * for an overlay; tools alone are a dataset.
 */
export function sortOut(heads: readonly FileHead[]): SortedFiles {
  const datasets: { head: FileHead; format: DatasetFormat }[] = [];
  const tools: { head: FileHead; format: DatasetFormat }[] = [];
  const replies: { head: FileHead; format: RepliesFormat }[] = [];
  for (const head of heads) {
    const { format } = head;
    if (format.kind === 'replies') replies.push({ head, format });
    else if (format.kind === 'tools') tools.push({ head, format });
    else datasets.push({ head, format });
  }
  const overlays: SortedOverlay[] = [];
  const hasHost = datasets.some(({ head }) => givesOf(head) === null);
  for (const one of hasHost ? datasets.toReversed() : []) {
    const gives = givesOf(one.head);
    if (gives === null) continue;
    datasets.splice(datasets.indexOf(one), 1);
    overlays.unshift({ ...one, gives });
  }
  const hasItems = datasets.some(({ format }) => format.besides === undefined);
  for (const one of datasets.toReversed()) {
    const format = datasets.length === 1 ? null : (repliesIn(one.head) ?? (hasItems ? repliesBeside(one.head) : null));
    if (format === null) continue;
    datasets.splice(datasets.indexOf(one), 1);
    replies.unshift({ head: { ...one.head, format }, format });
  }
  const [dataset = datasets.length === 0 ? tools.shift() : undefined] = datasets;
  if (dataset === undefined) throw onlyReplies(heads[0]);
  if (datasets.length > 1) {
    throw new Refused({ code: 'two-datasets', files: datasets.map((one) => one.head.source.name) });
  }
  return { dataset, tools, replies, overlays };
}

/** What a file's rows give to the items of another, when that is all they are for. */
function givesOf({ format, mapping }: FileHead): Overlay['gives'] | null {
  if (format.references === true) return 'references';
  if (format.recordsAlone === true) return 'recorded';
  if (mapping === null) return null;
  return refersAlone(mapping) ? 'references' : recordsAlone(mapping) ? 'recorded' : null;
}

function repliesIn(head: FileHead): RepliesFormat | null {
  const { mapping, recognisedBy } = head;
  if (mapping === null) return recognisedBy === null ? null : asReplies(head);
  const format = mayBeReplies(mapping) ? mappingFormat(mapping, 'replies') : null;
  return format?.kind === 'replies' ? format : null;
}

function onlyReplies(head: FileHead | undefined): Refused {
  const names = new Set((head?.rows ?? []).flatMap((row) => members(row).map((one) => one.key)));
  const unknown = [...names].filter((name) => head?.format.scored.includes(name) === false);
  return new Refused({ code: 'only-replies', file: head?.source.name ?? '', unknown: unknown.slice(0, 20) });
}

/** The format that reads a file's rows as replies beside a dataset, when one of its first rows has a reply. */
export function repliesBeside(head: FileHead): RepliesFormat | null {
  const format = FORMATS.find(({ name }) => name === head.format.besides);
  if (format?.kind !== 'replies' || head.recognisedBy === null) return null;
  return head.rows.some((row) => !('refused' in format.read(row))) ? format : null;
}

/** The replies format that fits every head row, or null. */
export function asReplies(head: FileHead): RepliesFormat | null {
  for (const format of FORMATS) {
    if (format.kind === 'replies' && format.recognises(head.rows)?.fit === 1) return format;
  }
  return null;
}
