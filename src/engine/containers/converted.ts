import type { IssueLog } from '../dataset/issueLog.ts';
import type { ContainerName } from '../engine.ts';
import type { Limits } from '../limits.ts';
import type { Pace } from '../pace.ts';

export interface ConvertCall {
  readonly limits: Limits;
  readonly pace: Pace;
  /** Told the bytes that are done. */
  readonly onBytes: (bytes: number) => void;
  /**
   * The bytes are those of a whole file; else of its head, and what breaks off at the end is left out without a word.
   */
  readonly whole: boolean;
}

/** The rows of a file as JSON Lines. */
export interface Converted {
  readonly blob: Blob;
  readonly container: ContainerName;
  /** Physical line of each row in the file, from 1. */
  readonly lineOf: Uint32Array;
  readonly issues: IssueLog;
}
