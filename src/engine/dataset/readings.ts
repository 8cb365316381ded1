import type { DatasetId, OpenProgress } from '../engine.ts';
import type { EngineDeps } from '../deps.ts';
import type { Limits } from '../limits.ts';
import { speedOf, type Pace, type Reporter } from '../pace.ts';
import type { FileHead } from './fileHead.ts';
import type { IssueLog } from './issueLog.ts';
import type { Items } from './items.ts';
import type { ReadCall } from './readFile.ts';

export interface OpenCall {
  readonly deps: EngineDeps;
  readonly limits: Limits;
  readonly pace: Pace;
  readonly reporter: Reporter<OpenProgress>;
}

/** Read calls that report their bytes over all files of one open call: those of the files as they were opened. */
export class Readings {
  private readonly start: number;
  private before = 0;
  private readonly totalBytes: number;
  private readonly id: DatasetId;
  private readonly call: OpenCall;
  private readonly issues: IssueLog;
  private readonly items: Items;

  constructor(id: DatasetId, call: OpenCall, issues: IssueLog, items: Items, heads: readonly FileHead[]) {
    this.start = call.deps.now();
    this.id = id;
    this.call = call;
    this.issues = issues;
    this.items = items;
    for (const head of heads) this.before += bytesDone(head);
    this.totalBytes = heads.reduce((sum, { contents }) => sum + contents.original.blob.size, 0);
  }

  of(head: FileHead): ReadCall {
    const { deps, limits, pace, reporter } = this.call;
    const before = this.before;
    const left = head.contents.original.blob.size - bytesDone(head);
    const { size } = head.source.blob;
    this.before += left;
    return {
      deps,
      limits,
      pace,
      issues: this.issues,
      onBytes: (bytes) => {
        const done = bytes === size ? before + left : Math.round(before + (bytes / size) * left);
        const tell = done === this.totalBytes ? reporter.last : reporter.tell;
        tell(() => this.progress(head, done));
      },
    };
  }

  private progress({ source, format }: FileHead, bytes: number): OpenProgress {
    const { id, items, totalBytes } = this;
    return {
      dataset: items.count === 0 ? null : id,
      file: source.name,
      format: format.name,
      bytes,
      totalBytes,
      items: items.count,
      ...speedOf(this.call.deps.now() - this.start, items.count, bytes, totalBytes),
    };
  }
}

/**
 * Bytes of a file that count as done before its rows are read: to make JSON of a packed file or a table is taken for
 * half the work.
 */
export function bytesDone({ contents }: FileHead): number {
  const { size } = contents.original.blob;
  return contents.source === contents.original ? 0 : Math.ceil(size / 2);
}
