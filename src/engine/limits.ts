/** Bounds of reading. Handed in, so that tests can make them small. */
export interface Limits {
  /** Bytes asked of a file at once. */
  readonly sliceBytes: number;
  /** Bytes looked at to tell what a file is; more are taken when the first row is longer. */
  readonly headBytes: number;
  /** A longer row is an issue and is never held as a whole. */
  readonly maxRowBytes: number;
  /** Deepest nesting of a row. */
  readonly maxDepth: number;
  /** A file up to this size is kept in memory; of a longer one rows are read again when they are wanted. */
  readonly residentBytes: number;
  /** What a packed file may become at most. */
  readonly unpackedBytes: number;
  /** A table with more columns is refused. */
  readonly maxColumns: number;
  /** Issues kept with their facts; all are counted. */
  readonly keptIssues: number;
}

const MB = 1024 * 1024;

export const LIMITS: Limits = {
  sliceBytes: 8 * MB,
  headBytes: MB,
  maxRowBytes: 64 * MB,
  maxDepth: 10_000,
  residentBytes: 1024 * MB,
  unpackedBytes: 2048 * MB,
  maxColumns: 2000,
  keptIssues: 1000,
};
