import type { Issue, Refusal } from '../core/model/issue.ts';
import type { Mapping, Preview } from '../core/mapping/mapping.ts';
import type { CalculatorReference, ItemKey, Message, Recorded, RecordedColumn, Reply } from '../core/model/item.ts';
import type { RunNote, SelfTestReport, Totals } from '../core/model/report.ts';
import type { Result, State } from '../core/model/verdict.ts';
import type { CallComparison } from '../core/scorers/compareCalls.ts';
import type { ToolSchema } from '../core/scorers/toolSchema.ts';
import type { ComparisonCalls } from './comparison.ts';
import type { ConformanceCalls, ItemConformance } from './conformance.ts';
import type { LabellingCalls } from './labelling.ts';
import type { ReferenceCounts } from './referenceCounts.ts';
import type { ScoreColumn } from './scoreColumns.ts';
import type { ItemTrajectory, Positions, RowTrajectory, StepFacetField } from './trajectories.ts';

/**
 * Datasets in lean form, runs over them, views of them. One interface, two makers: in a worker (src/worker) and inline
 * (Node, tests). Several datasets may be open, each with reply sets and runs. Calls end in one `Outcome`; none rejects.
 */
export interface Engine extends LabellingCalls, ConformanceCalls, ComparisonCalls {
  /** Looks at the first rows of a file as a table, and guesses what its columns are. */
  preview(source: Source): Promise<Outcome<Preview>>;
  /** Reads files as one dataset and its reply sets. Usable from its first rows: see `OpenProgress`. */
  open(request: OpenRequest, call?: CallOptions<OpenProgress>): Promise<Outcome<DatasetSummary>>;
  /** Adds the replies of a further file to an open dataset. */
  addReplies(dataset: DatasetId, source: Source, call?: CallOptions<OpenProgress>): Promise<Outcome<DatasetSummary>>;
  run(dataset: DatasetId, request: RunRequest, call?: CallOptions<RunProgress>): Promise<Outcome<RunSummary>>;
  /** A filtered, sorted order of the items. A later view of the same dataset makes older ones void. */
  view(dataset: DatasetId, request: ViewRequest, call?: CallOptions<never>): Promise<Outcome<ViewSummary>>;
  /** Rows `from` to `to` (exclusive) of a view. */
  window(view: ViewId, from: number, to: number): Promise<Outcome<WindowRows>>;
  item(dataset: DatasetId, key: ItemKey, request: ItemRequest): Promise<Outcome<ItemDetail>>;
  /**
   * Counts of a view's items by two fields; of the values of each, the `most` most frequent ones stand alone. As in a
   * facet, conditions of the filter on the two fields themselves leave nothing out (of `verdict` by `beside.verdict`,
   * nor does `differs`): a count says what a click on it would show.
   */
  cross(view: ViewId, request: CrossRequest): Promise<Outcome<Cross>>;
  /** What the view's items make of each step of their reference; of no item where the run compares no trajectories. */
  positions(view: ViewId, call?: CallOptions<never>): Promise<Outcome<Positions>>;
  /** Position of the item in the view and its neighbours, also the nearest wrong ones; nulls at the ends. */
  neighbours(view: ViewId, key: ItemKey): Promise<Outcome<Neighbours>>;
  /** Values of a column that start with, then contain, `prefix`: for completing a filter. At most 50. */
  values(
    dataset: DatasetId,
    field: string,
    prefix: string,
    run: RunId | null,
  ): Promise<Outcome<readonly ColumnValue[]>>;
  /** Outside facts (labels) become a filterable column. */
  setColumn(
    dataset: DatasetId,
    name: string,
    values: readonly { readonly key: ItemKey; readonly text: string }[],
  ): Promise<Outcome<null>>;
  /** Every item of the view, in its order, as text in a Blob. */
  export(view: ViewId, kind: ExportKind, call?: CallOptions<ExportProgress>): Promise<Outcome<Blob>>;
  close(dataset: DatasetId): Promise<Outcome<null>>;
}

export type Outcome<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'cancelled' }
  /** The thread that worked on it is gone. `kept` says what can still be asked. */
  | { readonly kind: 'crashed'; readonly message: string };

/** How a call reports and is stopped. */
export interface CallOptions<P> {
  readonly onProgress?: (progress: P) => void;
  readonly signal?: AbortSignal;
}

export type DatasetId = string & { readonly brand?: 'dataset' };
export type RunId = string & { readonly brand?: 'run' };
export type ReplySetId = string & { readonly brand?: 'reply-set' };
/** Carries its dataset and version: an answer of an older view is recognised by it. */
export type ViewId = string & { readonly brand?: 'view' };

export interface Source {
  readonly name: string;
  readonly blob: Blob;
}

export interface OpenRequest {
  /** One dataset file, and files of replies, tools, references or recorded values: sorted by what they are. */
  readonly sources: readonly Source[];
  /** Format names by source name, where recognition is overridden. */
  readonly formats?: ReadonlyMap<string, string>;
  /** What the columns of a table mean, by source name: read so, whatever it is recognised as. */
  readonly mappings?: ReadonlyMap<string, Mapping>;
}

export interface OpenProgress {
  /** Set from the first rows on: the dataset can be viewed while the rest is read. */
  readonly dataset: DatasetId | null;
  readonly file: string;
  readonly format: string | null;
  readonly bytes: number;
  readonly totalBytes: number;
  readonly items: number;
  /** Null until it can be told. */
  readonly itemsPerSecond: number | null;
  readonly secondsLeft: number | null;
}

export interface DatasetSummary {
  readonly dataset: DatasetId;
  readonly files: readonly FileSummary[];
  /** SHA-256 over the raw bytes of the dataset file, hex; names the dataset in routes and storage. */
  readonly fingerprint: string;
  readonly items: number;
  /** Items counted once, whatever their attempts. */
  readonly distinctIds: number;
  /** Set when the file has no ids. */
  readonly byPosition: boolean;
  readonly issues: { readonly total: number; readonly first: readonly Issue[] };
  readonly replySets: readonly ReplySetSummary[];
  /** Files that were given with it and could not be read; it was opened without them. */
  readonly refused: readonly RefusedFile[];
  readonly recordedColumns: readonly RecordedColumn[];
  /** The scorer that fits the references best, or null when there are none. */
  readonly suggestedScorer: string | null;
  readonly references: ReferenceCounts;
}

export interface RefusedFile {
  readonly file: string;
  readonly refusal: Refusal;
}

export interface FileSummary {
  readonly name: string;
  readonly bytes: number;
  /** `references`, `recorded`: its rows say what is right of the dataset's items, or what was recorded of them. */
  readonly role: 'dataset' | 'replies' | 'tools' | 'references' | 'recorded';
  readonly container: ContainerName;
  /** What the bytes were wrapped in. */
  readonly packed: 'gzip' | null;
  /** The mapping it was read by; null where a format reads it. */
  readonly mapping: Mapping | null;
  readonly format: string;
  /** Members that decided the recognition; null when it was overridden. */
  readonly recognisedBy: readonly string[] | null;
  /** Other formats of the same kind that the file could be opened as. */
  readonly alternatives: readonly string[];
  readonly rows: number;
}

/** How rows stand in a file. `groups`: lists under the keys of one object, `promptfoo`: one cell a system. */
export type ContainerName =
  'json-lines' | 'json-array' | 'json-object' | 'csv' | 'tsv' | 'groups' | 'promptfoo' | 'trajectory-lines';

export interface ReplySetSummary {
  readonly replySet: ReplySetId;
  /** File name, or the dataset's own name for replies that stand in its rows. */
  readonly name: string;
  /** SHA-256 over the raw bytes of the file in which the replies stand, hex; names them in routes. */
  readonly fingerprint: string;
  readonly join: JoinReport;
}

/** How replies found their items. Lists hold the first 20. */
export interface JoinReport {
  readonly joinedBy: 'same-row' | 'id' | 'id-and-attempt' | 'position';
  readonly joined: number;
  readonly onlyInDataset: { readonly total: number; readonly first: readonly ItemKey[] };
  readonly onlyInReplies: { readonly total: number; readonly first: readonly ItemKey[] };
  readonly repeated: { readonly total: number; readonly first: readonly ItemKey[] };
}

export interface RunRequest {
  readonly scorer: string;
  readonly options: ReadonlyMap<string, string>;
  /** Null: no replies, every item is "not run". */
  readonly replySet: ReplySetId | null;
}

export interface RunProgress {
  readonly stage: 'schemas' | 'self-test' | 'scoring';
  readonly items: number;
  readonly totalItems: number;
  readonly itemsPerSecond: number | null;
  readonly secondsLeft: number | null;
}

export interface RunSummary {
  readonly run: RunId;
  readonly dataset: DatasetId;
  readonly scorer: string;
  readonly version: number;
  /** With defaults filled in, in declared order. */
  readonly options: readonly (readonly [string, string])[];
  /** Null also where the scorer looks at no replies, whatever was asked for. */
  readonly replySet: ReplySetId | null;
  readonly selfTest: SelfTestReport;
  /** `skipped` is said wherever the run is shown or exported. */
  readonly schemas:
    { readonly kind: 'built'; readonly tools: number } | { readonly kind: 'skipped' } | { readonly kind: 'none' };
  readonly notes: readonly RunNote[];
  readonly totals: Totals;
}

export interface ViewRequest {
  /** The filter expression as typed; empty for all. See `core/filter`. */
  readonly filter: string;
  /** Null: the order of the file. */
  readonly sort: { readonly column: SortColumn; readonly descending: boolean } | null;
  readonly run: RunId | null;
  /** A second run shown beside the first (fields `beside.verdict`, `beside.reason`, `differs`). */
  readonly beside: RunId | null;
  /** Recorded columns whose values `RowView.recorded` is to hold, by name. */
  readonly recorded?: readonly string[];
  /** Rows hold trajectories whatever the run, or where there is none. */
  readonly trajectories?: boolean;
  /** How many of its first rows are to come with the answer, so that they need no further call. */
  readonly rows?: number;
}

export type SortColumn =
  'id' | 'verdict' | 'reason' | 'category' | 'calls' | 'input' | 'beside.verdict' | ScoreColumn | RecordedField;

/** A recorded column as a field of filters, facets and sorting. */
export type RecordedField = `recorded.${string}`;

export interface ViewSummary {
  readonly view: ViewId;
  readonly shown: number;
  readonly total: number;
  readonly facets: readonly Facet[];
  /** Of the shown items alone. */
  readonly totals: Totals | null;
  /** The first rows, as many as were asked for, where there are so many. */
  readonly rows?: readonly RowView[];
}

/**
 * Counts over the items that pass every condition of the filter but those on the facet's own field
 * (so that a neighbour's count says what a click would show). Listed is every value that any item of the dataset has,
 * also with a count of 0, and every value that is chosen; of `missing` and `extra` the 30 most frequent names. An item
 * counts once for each of its names.
 */
export interface Facet {
  readonly field:
    | 'verdict'
    | 'reason'
    | 'category'
    | 'cause'
    | 'schema'
    | 'beside.verdict'
    | 'beside.reason'
    | 'differs'
    | StepFacetField
    | RecordedField;
  readonly values: readonly { readonly value: string; readonly count: number; readonly selected: boolean }[];
}

export interface ColumnValue {
  readonly value: string;
  readonly count: number;
}

export interface WindowRows {
  readonly view: ViewId;
  readonly from: number;
  readonly rows: readonly RowView[];
}

/** One row as the table paints it. */
export interface RowView {
  readonly key: ItemKey;
  readonly byPosition: boolean;
  /** Null before a run. */
  readonly state: State | null;
  /** A reason, or the cause when the item was not judged or is a fault. */
  readonly reason: string | null;
  readonly score: number | null;
  readonly besideState: State | null;
  readonly besideReason: string | null;
  /** Up to 200 characters of the last user message. */
  readonly input: string;
  readonly category: string | null;
  /** Null where there is no reference, or no reply. */
  readonly referenceCalls: number | null;
  readonly replyCalls: number | null;
  /**
   * Up to 200 characters of the accepted texts, and of the text held against them; null where there are none. Of a run
   * that judges a normaliser, what was expected and what came.
   */
  readonly accepted: string | null;
  readonly answer: string | null;
  /** Of the recorded columns that the view asks for, in that order; up to 200 characters each. */
  readonly recorded?: readonly (string | null)[];
  /** What the same columns say, where they say a verdict. */
  readonly recordedStates?: readonly (State | null)[];
  /** Where the run compares trajectories, or the view asks; null where the item has neither a reference nor steps. */
  readonly trajectory?: RowTrajectory | null;
}

/** `reason` stands for the cause, too, where there is no verdict. */
export type CrossField = 'category' | 'verdict' | 'reason' | 'beside.verdict' | RecordedField;

export interface CrossRequest {
  readonly rows: CrossField;
  readonly columns: CrossField;
  /** Of each; what is left is counted together under null. */
  readonly most: number;
}

/** Null stands for the rest together as a row or column; empty text for items without a value. */
export interface Cross {
  readonly rows: readonly (string | null)[];
  readonly columns: readonly (string | null)[];
  /** By row, then column. */
  readonly counts: readonly (readonly number[])[];
  readonly total: number;
}

export interface ItemRequest {
  readonly run: RunId | null;
  readonly replySet: ReplySetId | null;
  /** Trajectories are wanted whatever the run. */
  readonly trajectory?: boolean;
}

export interface ItemDetail {
  readonly key: ItemKey;
  readonly byPosition: boolean;
  readonly place: {
    readonly file: string;
    readonly line: number | null;
    readonly row: number;
    /** Null where the file was packed or a table: its rows are no stretches of it. */
    readonly byteOffset: number | null;
    readonly bytes: number;
  };
  readonly category: string | null;
  readonly input: readonly Message[];
  /** Messages that followed the input in the file. */
  readonly continuation: readonly Message[];
  /** With the calls that were read out of its text, where the run declares a dialect. */
  readonly reply: Reply | null;
  /** The dialect by which calls were read out of the reply's text; null where none were. */
  readonly callsReadBy: string | null;
  readonly referenceTexts: readonly string[] | null;
  /** Absent where the reference has none; empty where nothing is to be called. */
  readonly referenceCalls?: Message['calls'];
  /** Whether and what has to be calculated; absent where the reference does not say. */
  readonly calculator?: CalculatorReference;
  readonly result: Result | null;
  readonly comparison: CallComparison | null;
  /** Where the run compares trajectories, the item has a reference trajectory or its reply one, or it is asked for. */
  readonly trajectory?: ItemTrajectory | null;
  /** Of a run of `toolcall-300`, where the item is a case of it. */
  readonly conformance?: ItemConformance;
  readonly tools: readonly ToolView[];
  readonly recorded: readonly Recorded[];
  /** Other attempts of the same id. */
  readonly attempts: readonly { readonly attempt: number; readonly state: State | null }[];
  readonly issues: readonly Issue[];
  /** The row as it stands in the file (decoded), and the reply's own row where it came from another file. */
  readonly raw: { readonly text: string; readonly cut: boolean };
  readonly rawReply: {
    readonly text: string;
    readonly cut: boolean;
    readonly file: string;
    readonly line: number | null;
  } | null;
}

export interface ToolView {
  readonly name: string;
  readonly description: string;
  /** JSON text of the tool as written. */
  readonly source: string;
  readonly schema: ToolSchema;
}

export interface Neighbours {
  readonly position: number | null;
  readonly shown: number;
  readonly previous: ItemKey | null;
  readonly next: ItemKey | null;
  readonly previousWrong: ItemKey | null;
  readonly nextWrong: ItemKey | null;
}

/** `csv` is safe for spreadsheets: what would be a formula begins with an apostrophe; `csv-raw` has texts as they are. */
export type ExportKind = 'jsonl' | 'csv' | 'csv-raw';

export interface ExportProgress {
  readonly items: number;
  readonly totalItems: number;
}
