import type { Change } from '../core/comparison/change.ts';
import type { ItemKey } from '../core/model/item.ts';
import type { Rate, StateCounts } from '../core/model/report.ts';
import type { State } from '../core/model/verdict.ts';
import type { CallOptions, DatasetId, ExportProgress, Outcome, RunId } from './engine.ts';

/** Two runs held against each other, item by item; of one dataset or of two, whatever their scorers. */
export interface ComparisonCalls {
  /**
   * `a` is what is compared with (earlier, the baseline), `b` what is judged by it. A comparison lasts until either
   * dataset is closed, or six later ones were made.
   */
  compare(request: CompareRequest, call?: CallOptions<ExportProgress>): Promise<Outcome<RunComparison>>;
  /** Rows of the comparison that pass, in order, from `from` to `to` (exclusive). */
  comparedRows(comparison: ComparisonId, request: ComparedRowsRequest): Promise<Outcome<ComparedRows>>;
  /**
   * All rows that pass, in order; a table is safe for spreadsheets. The key is that of B, or of A where the item is on
   * its side alone; where the keys of joined items may differ, those of both sides stand behind.
   */
  exportComparison(
    comparison: ComparisonId,
    request: ComparedFilter,
    kind: 'csv' | 'jsonl',
    call?: CallOptions<ExportProgress>,
  ): Promise<Outcome<Blob>>;
}

export type ComparisonId = string & { readonly brand?: 'comparison' };

export interface CompareSide {
  readonly dataset: DatasetId;
  readonly run: RunId;
}

/**
 * `key`: id and attempt, of items whose ids the files name, or of one file · `input`: the text of the input, white space
 * folded · `place`: the first of A with the first of B. Null: by key, by input where no key joins, by place where neither
 * file has ids and one has no inputs.
 */
export type JoinBy = 'key' | 'input' | 'place';

export interface CompareRequest {
  readonly a: CompareSide;
  readonly b: CompareSide;
  readonly joinBy: JoinBy | null;
}

export interface RunComparison {
  readonly comparison: ComparisonId;
  readonly join: ComparisonJoin;
  /** Joined items by state in A, then in B, both in the order of `STATES`. */
  readonly matrix: readonly (readonly number[])[];
  /** In the order of `CHANGES`, zeros too. */
  readonly changes: readonly { readonly change: Change; readonly count: number }[];
  /** Over the joined items that are judged in both. */
  readonly paired: {
    readonly judged: number;
    readonly a: Rate;
    readonly b: Rate;
    /** Right in A alone, right in B alone. */
    readonly onlyA: number;
    readonly onlyB: number;
    /** Exact and two-sided; null where no item changed between right and wrong. */
    readonly mcnemarP: number | null;
  };
  /**
   * Of joined items by category, in the order of the file of B; null for items without one, where others have one. An
   * item's category is what B says, or A where B says nothing.
   */
  readonly categories: readonly ComparedCategory[];
  /** Where both scorers grade in one and the same range: the mean of B minus A over items with both; null elsewhere. */
  readonly scores: { readonly n: number; readonly a: number; readonly b: number } | null;
  /** Empty: no regression, or `ungated`. */
  readonly gate: readonly GateReason[];
  /** The sides that judged none of the joined items, by which there is no gate: nothing is held against nothing. */
  readonly ungated: readonly ('a' | 'b')[];
}

/** Lists hold the first 20. */
export interface ComparisonJoin {
  readonly joinedBy: JoinBy;
  readonly joined: number;
  /** Which sides name no id at all: theirs were made up from the number of the row, and join nothing. */
  readonly withoutIds: { readonly a: boolean; readonly b: boolean };
  readonly onlyA: { readonly total: number; readonly first: readonly ItemKey[] };
  readonly onlyB: { readonly total: number; readonly first: readonly ItemKey[] };
  /**
   * Ids (inputs) that stand more than once on a side: joined in order of appearance. Not ids whose attempts both sides
   * name.
   */
  readonly repeated: { readonly total: number; readonly first: readonly ItemKey[] };
  /**
   * Joined items whose inputs or references differ by more than white space: perhaps not the same question. A side
   * without an input, or a reference, says nothing of it.
   */
  readonly differs: { readonly total: number; readonly first: readonly ItemKey[] };
}

export interface ComparedCategory {
  readonly category: string | null;
  readonly n: number;
  readonly a: StateCounts;
  readonly b: StateCounts;
  readonly regressions: number;
  readonly fixes: number;
}

/**
 * Why the gate fails: over joined items. A category that one side alone names is left to the
 * total, unless the other side names none at all.
 */
export type GateReason =
  | { readonly code: 'right-fell'; readonly from: number; readonly to: number }
  | { readonly code: 'category-fell'; readonly category: string; readonly from: number; readonly to: number };

export interface ComparedFilter {
  /** Empty: all. */
  readonly changes: readonly Change[];
  /** Joined items of these states alone; undefined: all. */
  readonly states?: StatePair;
  /** Undefined: all; null: items without one. */
  readonly category?: string | null;
  /** Text in the id or the input, whatever its case; empty for all. */
  readonly search: string;
  /** `change`: worst first, then as in the file · `delta`: largest fall of the score first · `file`: as in A, then B. */
  readonly sort: 'change' | 'delta' | 'file';
}

/** What an item is in A, and in B. */
export interface StatePair {
  readonly a: State;
  readonly b: State;
}

export interface ComparedRowsRequest extends ComparedFilter {
  readonly from: number;
  readonly to: number;
}

export interface ComparedRows {
  readonly shown: number;
  readonly total: number;
  readonly from: number;
  readonly rows: readonly ComparedRow[];
  /** What is counted of the category and the search, whatever the changes and states that are asked for. */
  readonly counts: ComparedCounts;
}

export type ComparedCounts = Pick<RunComparison, 'matrix' | 'changes'>;

export interface ComparedRow {
  readonly change: Change;
  /** Null where the item is on the other side alone. */
  readonly a: ComparedCell | null;
  readonly b: ComparedCell | null;
  readonly category: string | null;
  /** Up to 200 characters of the last user message. */
  readonly input: string;
}

export interface ComparedCell {
  readonly key: ItemKey;
  readonly state: State;
  /** A reason, or the cause where it was not judged or is a fault. */
  readonly reason: string | null;
  readonly score: number | null;
}
