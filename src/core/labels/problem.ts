import type { JsonError } from '../json/error.ts';
import type { Place } from '../model/issue.ts';

/** Something wrong with a line of a label file or a row of a table. Good lines are kept. */
export type LabelIssue =
  | { readonly code: 'not-json'; readonly place: Place; readonly error: JsonError }
  /** Null: the line itself. */
  | { readonly code: 'not-an-event'; readonly place: Place; readonly member: string | null; readonly wants: Wants }
  /** The line is kept and written out again. */
  | { readonly code: 'unknown-type'; readonly place: Place; readonly type: string }
  /** Of a table: an id or a rater that is empty or has control characters, an attempt that is no whole number. */
  | {
      readonly code: 'bad-cell';
      readonly place: Place;
      readonly column: 'item' | 'attempt' | 'rater';
      readonly written: string;
    }
  /** Events stand before any header: PASS and FAIL are taken for the categories. */
  | { readonly code: 'no-header'; readonly place: Place };

/** What stands in the place of something else. `plain-text`: without control characters, and not empty. */
export type Wants =
  'object' | 'plain-text' | 'count' | 'text-or-null' | 'true-or-false' | 'list-of-texts' | 'several-texts' | 'category';

/** Why nothing is read of a file, or nothing of several. */
export type LabelRefusal =
  | { readonly code: 'no-events'; readonly file: string; readonly issues: readonly LabelIssue[] }
  | { readonly code: 'file-not-json'; readonly file: string; readonly error: JsonError }
  | { readonly code: 'unknown-version'; readonly place: Place; readonly format: string; readonly version: string }
  | { readonly code: 'bad-header'; readonly place: Place; readonly member: string; readonly wants: Wants }
  /** One id, two bodies. */
  | { readonly code: 'event-twice'; readonly id: string; readonly places: readonly [Place, Place] }
  | { readonly code: 'no-item-column'; readonly file: string; readonly columns: readonly string[] }
  | { readonly code: 'column-twice'; readonly file: string; readonly column: string }
  | {
      readonly code: 'item-twice';
      readonly item: string;
      readonly attempt: number;
      readonly places: readonly [Place, Place];
    };
