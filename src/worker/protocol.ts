import type {
  ComparedFilter,
  ComparedRows,
  ComparedRowsRequest,
  CompareRequest,
  ComparisonId,
  RunComparison,
} from '../engine/comparison.ts';
import type { ConformanceReport } from '../engine/conformance.ts';
import type {
  ColumnValue,
  Cross,
  CrossRequest,
  DatasetId,
  DatasetSummary,
  ExportKind,
  ExportProgress,
  ItemDetail,
  ItemRequest,
  Neighbours,
  OpenProgress,
  OpenRequest,
  Outcome,
  ReplySetId,
  RunId,
  RunProgress,
  RunRequest,
  RunSummary,
  Source,
  ViewId,
  ViewRequest,
  ViewSummary,
  WindowRows,
} from '../engine/engine.ts';
import type { HashRequest, Opinion, OpinionProgress, OpinionSource } from '../engine/labelling.ts';
import type { Positions } from '../engine/trajectories.ts';
import type { Preview } from '../core/mapping/mapping.ts';
import type { ItemKey } from '../core/model/item.ts';

/**
 * What each call of the engine carries over the wire and brings back. `progress` is never where a call reports nothing.
 */
export interface Calls {
  preview: { args: readonly [source: Source]; value: Preview; progress: never };
  open: { args: readonly [request: OpenRequest]; value: DatasetSummary; progress: OpenProgress };
  addReplies: { args: readonly [dataset: DatasetId, source: Source]; value: DatasetSummary; progress: OpenProgress };
  run: { args: readonly [dataset: DatasetId, request: RunRequest]; value: RunSummary; progress: RunProgress };
  view: { args: readonly [dataset: DatasetId, request: ViewRequest]; value: ViewSummary; progress: never };
  window: { args: readonly [view: ViewId, from: number, to: number]; value: WindowRows; progress: never };
  item: { args: readonly [dataset: DatasetId, key: ItemKey, request: ItemRequest]; value: ItemDetail; progress: never };
  cross: { args: readonly [view: ViewId, request: CrossRequest]; value: Cross; progress: never };
  positions: { args: readonly [view: ViewId]; value: Positions; progress: never };
  neighbours: { args: readonly [view: ViewId, key: ItemKey]; value: Neighbours; progress: never };
  values: {
    args: readonly [dataset: DatasetId, field: string, prefix: string, run: RunId | null];
    value: readonly ColumnValue[];
    progress: never;
  };
  setColumn: {
    args: readonly [
      dataset: DatasetId,
      name: string,
      values: readonly { readonly key: ItemKey; readonly text: string }[],
    ];
    value: null;
    progress: never;
  };
  keys: {
    args: readonly [dataset: DatasetId, replySet: ReplySetId | null];
    value: readonly ItemKey[];
    progress: never;
  };
  hashes: {
    args: readonly [dataset: DatasetId, request: HashRequest];
    value: readonly (string | null)[];
    progress: OpinionProgress;
  };
  opinions: {
    args: readonly [dataset: DatasetId, source: OpinionSource];
    value: readonly Opinion[];
    progress: OpinionProgress;
  };
  conformance: {
    args: readonly [dataset: DatasetId, run: RunId];
    value: ConformanceReport;
    progress: ExportProgress;
  };
  conformanceRows: { args: readonly [dataset: DatasetId, run: RunId]; value: Blob; progress: ExportProgress };
  compare: { args: readonly [request: CompareRequest]; value: RunComparison; progress: ExportProgress };
  comparedRows: {
    args: readonly [comparison: ComparisonId, request: ComparedRowsRequest];
    value: ComparedRows;
    progress: never;
  };
  exportComparison: {
    args: readonly [comparison: ComparisonId, request: ComparedFilter, kind: 'csv' | 'jsonl'];
    value: Blob;
    progress: ExportProgress;
  };
  export: { args: readonly [view: ViewId, kind: ExportKind]; value: Blob; progress: ExportProgress };
  close: { args: readonly [dataset: DatasetId]; value: null; progress: never };
}

export type CallName = keyof Calls;

/** A call with its number: unique in the life of a client, never used again. */
export type CallRequest = {
  [Name in CallName]: { readonly kind: Name; readonly call: number; readonly args: Calls[Name]['args'] };
}[CallName];

export type Request = CallRequest | { readonly kind: 'cancel'; readonly call: number } | { readonly kind: 'ping' };

export type Progress = Calls[CallName]['progress'];
export type Value = Calls[CallName]['value'];

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'progress'; readonly call: number; readonly progress: Progress }
  | { readonly kind: 'outcome'; readonly call: number; readonly outcome: Outcome<Value> };
