import type { JsonSlice } from '../json/slice.ts';
import type { ReferencePath, Step } from '../trajectory/trajectory.ts';
import type { StateCounts } from './report.ts';
import type { State } from './verdict.ts';

/** What names an item inside a dataset. Ids are text as written in the file, never trimmed or folded. */
export interface ItemKey {
  readonly id: string;
  /** Epoch, trial, repeat; 0 where the file says nothing. */
  readonly attempt: number;
}

/** A tool call as recorded. Argument text is kept as it came: only a scorer reads it. */
export interface Call {
  /** Null when the record has no name, or one that is not text. */
  readonly name: string | null;
  /** JSON text of the arguments; null when there is none. */
  readonly argumentsText: string | null;
  /**
   * How the file wrote them: as JSON text inside a string, as an object (its own source text is kept), or not at all.
   */
  readonly argumentsForm: 'text' | 'object' | 'absent';
  /** What the file calls it, so that a tool's result can be tied to it. */
  readonly id?: string;
}

export type Role = 'system' | 'user' | 'assistant' | 'tool' | 'other';

export interface Message {
  readonly role: Role;
  /** The role as the file wrote it. */
  readonly roleAsWritten: string;
  readonly text: string;
  readonly calls: readonly Call[];
  /** Of a tool message: the tool's name or the call's id, as written. */
  readonly callRef: string | null;
}

/** One accepted answer of a reference. A number is compared as its plain digits (document 001). */
export type AcceptedText =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'number'; readonly token: string };

/** Why a reference cannot be used: the item is then a fault, never a wrong reply. */
export interface ReferenceProblem {
  readonly code:
    | 'not-json'
    | 'not-a-list'
    | 'not-a-call'
    | 'not-a-text'
    | 'no-name'
    | 'arguments-not-an-object'
    /** Of what has to be calculated: whether a calculator is needed, and the expression. */
    | 'not-true-or-false'
    | 'not-an-expression';
  /** Index of the call it concerns, from 0, or null. */
  readonly call: number | null;
  /** Up to 80 characters of what stands there. */
  readonly excerpt: string;
}

/** What the dataset holds to be right. An item may have calls, texts, both or neither. */
export interface Reference {
  readonly calls: readonly Call[] | null;
  readonly texts: readonly AcceptedText[] | null;
  /** Trajectories, any of which will do; without them the calls are one. */
  readonly paths?: readonly ReferencePath[] | null;
  /** Whether and what has to be calculated (document 003). */
  readonly calculator?: CalculatorReference;
  /** A case of a conformance corpus (document 002). */
  readonly conformance?: ConformanceSource;
  readonly problem: ReferenceProblem | null;
}

/** A case as JSON texts, each as the file has it: only the scorer reads them, as the document's program would. */
export interface ConformanceSource {
  readonly id: string;
  readonly category: string;
  readonly tools: string;
  readonly input: string;
  readonly expectedKind: string;
  /** Null: the row has none. */
  readonly expected: string | null;
}

/** What a normaliser gave for a case, as recorded. */
export type RecordedOutput =
  /** `json` as the file has it. */
  | { readonly kind: 'returned'; readonly json: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'raised'; readonly error: string };

export interface CalculatorReference {
  /** Null: the file does not say. */
  readonly needsCalculator: boolean | null;
  /** Numbers, `+ - * / ( )` and a minus before a value, as written; null where none is given. */
  readonly expression: string | null;
}

/** What the system under test answered. */
export interface Reply {
  readonly text: string | null;
  /** A separate answer field, used before `text` by text scorers (document 001). */
  readonly answer: string | null;
  readonly calls: readonly Call[];
  /** The steps that were taken, even if none; null or absent where the file has no trace of them but the calls. */
  readonly trajectory?: readonly Step[] | null;
  /** The recorded finish or stop reason, as written; `incomplete:<why>` where a file splits it in two. */
  readonly finishReason: string | null;
  /** A failure kind that the reply reports itself, as written. */
  readonly failureKind: string | null;
  /** `ok: false` stands for document 001's failed gr_result. */
  readonly ok: boolean | null;
  /** Tokens of the reply and the cap it ran under, where recorded: only ever a warning. */
  readonly completionTokens: number | null;
  readonly tokenCap: number | null;
  /** Of a normaliser's recorded outputs. */
  readonly output?: RecordedOutput;
  /** The file itself says which calls were made, even if none: nothing more is to be read out of the text. */
  readonly statesCalls?: true;
  /**
   * Set when the file holds a reply here that cannot be read: where, and the JSON type found. Such an item is a fault.
   */
  readonly unreadable?: UnreadableReply;
}

export interface UnreadableReply {
  readonly path: string;
  /** A JSON type, or in words what stands there. */
  readonly found: string;
  /** It is certain that no text is in it, which document 001 judges (`parse_failure`). */
  readonly textless?: true;
  /** Nothing was answered, for the request failed: its status, or up to 80 characters of what was said. */
  readonly failed?: string;
}

/**
 * The tools of an item, read only when schemas are built or shown: its members are worked out when
 * they are asked for, so it is no plain object that could cross to another thread.
 */
export interface ToolsSource {
  /** JSON text of the list. */
  readonly text: string;
  /** `xlam`: parameters with type words; `json-schema`: parameters are a JSON Schema already (sent as they are). */
  readonly dialect: 'xlam' | 'json-schema';
}

/**
 * What a recorded value is. `verdict`: of a program · `judge`: of an automated judge · `label`: of a person ·
 * `score`, `reason`: beside a verdict · `other`: any further column.
 */
export type RecordedKind = 'verdict' | 'judge' | 'label' | 'score' | 'reason' | 'other';

/** Kinds that say right or wrong of an item. */
export const VERDICT_KINDS: ReadonlySet<RecordedKind> = new Set(['verdict', 'judge', 'label']);

/** A verdict, score, reason or label that the file brought. It stays what it is, named by its source. */
export interface Recorded {
  readonly name: string;
  /** As written: text without quotes, anything else as JSON text. */
  readonly text: string;
  /** Absent: the format does not say. */
  readonly kind?: RecordedKind;
  /** What a verdict, judge or label says; absent where the format does not say. */
  readonly state?: State;
}

/** A recorded column of a dataset. */
export interface RecordedColumn {
  readonly name: string;
  readonly kind: RecordedKind;
  /** Items by what they say in it; of a `verdict`, `judge` or `label`. Items without a value are not counted. */
  readonly states: StateCounts | null;
}

export interface Item {
  readonly key: ItemKey;
  readonly input: readonly Message[];
  readonly tools: ToolsSource | null;
  readonly reference: Reference;
  readonly category: string | null;
  readonly recorded: readonly Recorded[];
  /** Of a recorded conversation: the messages that followed the input, as the file has them. */
  readonly continuation?: readonly Message[];
}

/** An item as a format reads it from one row, before the dataset has settled its key. */
export interface ItemRow {
  /** Null: the row has no id, and gets `#<row>`. */
  readonly id: string | null;
  /** Null: the row says nothing, and a repeated id becomes the next attempt. */
  readonly attempt: number | null;
  readonly item: Omit<Item, 'key'>;
  /** The reply that stands in the same row, if any. */
  readonly reply: Reply | null;
  readonly issues: readonly RowIssue[];
}

/** A row of a replies file. */
export interface ReplyRow {
  readonly id: string | null;
  readonly attempt: number | null;
  readonly reply: Reply;
  readonly issues: readonly RowIssue[];
}

/** Something odd in one row that did not stop it from being read, or did (then the reader gives no row). */
export interface RowIssue {
  readonly code:
    | 'not-an-object'
    | 'duplicate-key'
    | 'field-type'
    | 'unknown-failure-kind'
    | 'tools-unreadable'
    | 'reply-unreadable'
    | 'reply-missing'
    | 'request-failed'
    | 'not-a-count'
    | 'several-choices'
    | 'other-calls'
    | 'input-missing'
    /** Of a conformance case (document 002): a member that it cannot be loaded without. */
    | 'member-missing'
    /** It claims a value and has none. */
    | 'expected-missing'
    /** What it expects is neither of the two words: it is taken as a value, as the document's program takes it. */
    | 'expected-kind';
  /** The member it concerns, as a path (`reply.calls[1].name`), or empty. */
  readonly path: string;
  /** What the code is about: the type found, the key, an excerpt of up to 80 characters. */
  readonly found: string;
}

export type RowReader<Row> = (row: JsonSlice) => Row | { readonly refused: RowIssue };
