/**
 * What a column of a table can mean. `calls` are the reply's; `verdict` a program's, `judge` a judge's, `rater` a
 * person's.
 */
export const MAPPING_ROLES = [
  'id',
  'attempt',
  'input',
  'tools',
  'reference',
  'reply',
  'calls',
  'verdict',
  'score',
  'reason',
  'judge',
  'rater',
  'category',
] as const;
export type MappingRole = (typeof MAPPING_ROLES)[number];

/** Roles of columns whose values say right or wrong. */
export const VERDICT_ROLES: ReadonlySet<MappingRole> = new Set(['verdict', 'judge', 'rater']);

/** Roles that several columns may have; an id of several columns is their values joined by `/`. */
export const REPEATABLE_ROLES: ReadonlySet<MappingRole> = new Set([
  'id',
  'verdict',
  'score',
  'reason',
  'judge',
  'rater',
]);

export interface MappedColumn {
  readonly role: MappingRole;
  /** Name of the column; of nested objects the path, joined by dots. */
  readonly column: string;
}

/** What the columns of a table mean. Plain data: it crosses threads and is kept in storage as it is. */
export interface Mapping {
  readonly columns: readonly MappedColumn[];
  /** Values of `verdict`, `judge` and `rater` columns that mean right, compared without case and outer blanks. */
  readonly right: readonly string[];
  /** Whether reference columns hold calls or texts. */
  readonly referenceAs: 'calls' | 'texts';
  /** Whether columns without a role are recorded as they are. */
  readonly keepOthers: boolean;
}

/** Why a column was guessed to have its role. */
export interface GuessReason {
  readonly role: MappingRole;
  readonly column: string;
  /** `name`: a known name for it · `values`: what stands in it · `only`: the only column that could be it. */
  readonly by: 'name' | 'values' | 'only';
  /** The known name, or what the values are, as in `true/false`. */
  readonly found: string;
}

export interface PreviewColumn {
  readonly name: string;
  /** Of the rows seen: cells that are not empty, and distinct values among them. */
  readonly filled: number;
  readonly distinct: number;
  /** The most frequent values, at most 20, up to 80 characters each. */
  readonly values: readonly string[];
  readonly kind: 'number' | 'boolean' | 'text' | 'json' | 'calls' | 'messages' | 'empty';
}

/** The first rows of a file as a table, and what its columns may mean. */
export interface Preview {
  readonly file: string;
  /** Names of all columns and the container: files with the same one are mapped alike. */
  readonly signature: string;
  /** Format that the file is recognised as; null: only a mapping opens it. */
  readonly recognisedAs: string | null;
  readonly columns: readonly PreviewColumn[];
  /** Rows that were looked at. */
  readonly rowsSeen: number;
  /** The first 20: by row, then column; null where nothing stands, else up to 500 characters. */
  readonly cells: readonly (readonly (string | null)[])[];
  readonly guess: Mapping;
  readonly reasons: readonly GuessReason[];
}
