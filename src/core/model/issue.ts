import type { BaselineProblem } from '../conformance/readBaseline.ts';
import type { JsonError } from '../json/error.ts';
import type { JsonType } from '../json/value.ts';
import type { RowIssue } from './item.ts';
import type { NumberRange } from './scorer.ts';

/** Where in which file something stands. */
export interface Place {
  readonly file: string;
  /** From 1: physical line of the row's first byte; null where the file has no lines to speak of. */
  readonly line: number | null;
  /** From 1: the row's place among the rows. */
  readonly row: number | null;
}

/** Something wrong with a file, with its place and cause. Good rows are kept. */
export type Issue =
  | { readonly code: 'row'; readonly place: Place; readonly issue: RowIssue; readonly kept: boolean }
  | { readonly code: 'row-not-json'; readonly place: Place; readonly error: JsonError }
  | { readonly code: 'row-not-utf8'; readonly place: Place; readonly column: number }
  | { readonly code: 'row-too-long'; readonly place: Place; readonly bytes: number; readonly limit: number }
  | { readonly code: 'row-too-deep'; readonly place: Place; readonly limit: number }
  | { readonly code: 'file-cut'; readonly place: Place; readonly open: 'array' | 'object' | 'text' }
  | { readonly code: 'repeated-id'; readonly place: Place; readonly id: string; readonly attempt: number }
  | { readonly code: 'by-position'; readonly place: Place; readonly rows: number }
  | { readonly code: 'text-after-end'; readonly place: Place; readonly excerpt: string }
  /** A wrapper object has another list of objects behind the one that is read. */
  | { readonly code: 'other-list'; readonly place: Place; readonly name: string }
  /** Members of an object of groups that are no lists of rows; the first 20. */
  | { readonly code: 'left-out'; readonly place: Place; readonly names: readonly string[]; readonly total: number }
  /**
   * `quotes-open`: one quote too many was left open, and nothing behind it was read. Cells are counted with their row.
   */
  | {
      readonly code: 'table-row';
      readonly place: Place;
      readonly why: 'short' | 'long' | 'too-many-cells' | 'text-behind-quote' | 'quote-open' | 'quotes-open';
      readonly cells: number;
      readonly columns: number;
    }
  /** A packed file breaks off; `bytes` could be unpacked. */
  | { readonly code: 'packed-cut'; readonly place: Place; readonly bytes: number }
  /** Behind the end of what is packed stand bytes that are none of it. */
  | { readonly code: 'packed-tail'; readonly place: Place; readonly bytes: number }
  /**
   * Rows of an overlay whose ids no item has, or that an earlier row had (`repeated`); items that it says nothing of.
   */
  | {
      readonly code: 'overlay-left';
      readonly place: Place;
      readonly gives: 'references' | 'recorded';
      readonly side: 'overlay' | 'repeated' | 'dataset';
      readonly ids: readonly string[];
      readonly total: number;
    }
  /** Nothing was joined, for one side has ids and the other has none. */
  | { readonly code: 'ids-on-one-side'; readonly place: Place; readonly side: 'replies' | 'dataset' };

/**
 * Why a whole call gives nothing: one sentence, made in `core/words`, names file, place, cause and way out.
 * `rows` of type words: the first 50 offenders, `total` counts all.
 */
export type Refusal =
  | { readonly code: 'empty-file'; readonly file: string; readonly holds?: 'empty-list' }
  /** JSON, but neither rows nor a list of them: one value (`whole`), or a list of values that are no objects. */
  | { readonly code: 'no-objects'; readonly file: string; readonly found: JsonType; readonly whole: boolean }
  | { readonly code: 'not-text'; readonly file: string; readonly looksLike: FileLook }
  | { readonly code: 'unpack-failed'; readonly file: string; readonly why: UnpackFault }
  /** `packed`: bytes of the file; `limit`: those that may come out of it. */
  | { readonly code: 'unpacked-too-large'; readonly file: string; readonly packed: number; readonly limit: number }
  | { readonly code: 'too-many-columns'; readonly file: string; readonly columns: number; readonly limit: number }
  | { readonly code: 'unknown-format'; readonly file: string; readonly keys: readonly string[] }
  | { readonly code: 'no-good-rows'; readonly file: string; readonly issues: readonly Issue[]; readonly total: number }
  | { readonly code: 'read-failed'; readonly file: string; readonly message: string }
  | { readonly code: 'two-datasets'; readonly files: readonly string[] }
  /** `unknown`: members of the first rows that are none of a reply, at most 20. */
  | { readonly code: 'only-replies'; readonly file: string; readonly unknown: readonly string[] }
  /** A label file by itself: nothing is open that it is of. */
  | { readonly code: 'only-labels'; readonly file: string }
  /** A result that runs are held against, by itself: no corpus is open that it could be of. */
  | { readonly code: 'only-baseline'; readonly file: string }
  | { readonly code: 'no-baseline'; readonly file: string; readonly problem: BaselineProblem }
  | { readonly code: 'type-words'; readonly rows: readonly TypeWordProblem[]; readonly total: number }
  | {
      readonly code: 'self-test-failed';
      readonly scorer: string;
      readonly failures: readonly SelfTestFailure[];
      readonly total: number;
    }
  | { readonly code: 'unknown-scorer'; readonly scorer: string; readonly known: readonly string[] }
  | {
      readonly code: 'bad-option';
      readonly option: string;
      readonly value: string;
      readonly allowed: readonly string[];
      /** Numbers that are allowed beside them. */
      readonly range?: NumberRange;
    }
  /** A scorer that reads recorded verdicts was asked of a dataset that has none. */
  | { readonly code: 'nothing-recorded'; readonly scorer: string; readonly file: string }
  | { readonly code: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | { readonly code: 'unknown-format-name'; readonly format: string; readonly known: readonly string[] }
  /** `length` of what is wrong, in UTF-16 units; 0, as if not told, where something is missing. */
  | {
      readonly code: 'bad-filter';
      readonly filter: string;
      readonly offset: number;
      readonly length?: number;
      readonly problem: string;
    }
  | {
      readonly code: 'no-such';
      readonly what: 'dataset' | 'run' | 'view' | 'item' | 'reply-set' | 'column' | 'comparison';
      readonly name: string;
    };

export type FileLook = 'html' | 'utf-16' | 'binary' | 'zip' | 'zstd' | 'bzip2' | 'xz' | 'parquet' | 'text';

/** Why a packed file gives nothing: `cut` before anything could be unpacked, `checksum` of what came out is another. */
export type UnpackFault = 'broken' | 'checksum' | 'cut' | 'too-many-levels';

export interface TypeWordProblem {
  readonly place: Place;
  readonly id: string;
  readonly tool: string;
  readonly parameter: string;
  /** The words as written, or JSON text of what stands in their place. */
  readonly words: string;
  readonly why:
    'outside-grammar' | 'mixed-tuple' | 'default-differs' | 'default-only-in-words' | 'no-type' | 'tools-unreadable';
}

export interface SelfTestFailure {
  readonly id: string;
  readonly attempt: number;
  readonly check: 'answer-key' | 'null-control';
  readonly found: 'wrong' | 'right' | 'not-judged' | 'fault' | 'undeclared-reason';
  readonly reason: string;
}
