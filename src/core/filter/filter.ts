import type { FilterRegex } from './regex.ts';

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/**
 * A filter as a tree. `field` is a field's plain name (`verdict`, `recorded.my column`): see `fields.ts`.
 * `and` and `or` have two parts or more, as they were grouped.
 */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  | Condition
  /** Contained in any text of the item, in any case. */
  | { readonly kind: 'anywhere'; readonly value: string };

/** What is asked of one field. */
export type Condition =
  | { readonly kind: 'compare'; readonly field: string; readonly operator: Comparison; readonly value: string }
  | { readonly kind: 'contains'; readonly field: string; readonly value: string }
  /** A regular expression, in RE2's syntax; see `FilterRegex`. */
  | { readonly kind: 'matches'; readonly field: string; readonly pattern: string; readonly ignoreCase: boolean }
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'null'; readonly field: string; readonly not: boolean };

/** Where values come from: one row at a time. Null is "nothing there". */
export interface FilterSource {
  /** Value of a field as text. */
  readonly text: (field: string, row: number) => string | null;
  /** The same where it is a number: its JSON token, else null. */
  readonly number: (field: string, row: number) => string | null;
  /** Values of a field that may have several (`tool`, `issue`). */
  readonly list: (field: string, row: number) => readonly string[];
  /** `text` in lower case (`toLowerCase`), where a source keeps it. */
  readonly folded?: (field: string, row: number) => string | null;
  /** How `matches` is asked; without it nothing is known of any row. */
  readonly regex?: FilterRegex | undefined;
}
