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

/** Read calls that report their bytes over all files of one open call. */
export class Readings {
  private readonly start: number;
  private before = 0;
  private readonly id: DatasetId;
  private readonly call: OpenCall;
  private readonly issues: IssueLog;
  private readonly items: Items;
  private readonly totalBytes: number;

  constructor(id: DatasetId, call: OpenCall, issues: IssueLog, items: Items, totalBytes: number) {
    this.start = call.deps.now();
    this.id = id;
    this.call = call;
    this.issues = issues;
    this.items = items;
    this.totalBytes = totalBytes;
  }

  of(head: FileHead): ReadCall {
    const { deps, limits, pace, reporter } = this.call;
    const done = this.before;
    const { size } = head.source.blob;
    this.before += size;
    return {
      deps,
      limits,
      pace,
      issues: this.issues,
      onBytes: (bytes) => {
        const tell = done + bytes === this.totalBytes ? reporter.last : reporter.tell;
        tell(() => this.progress(head, done + bytes));
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
