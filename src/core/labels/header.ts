import type { JsonObject } from '../json/value.ts';

/** What a label file says of itself in its first line. */
export interface Header {
  /** The line as it was read, unknown members too; null where a file begins without one. */
  readonly body: JsonObject | null;
  /** The body as canonical text; of two headers that say the same the lesser text is kept. */
  readonly text: string;
  /** Dataset, rubric and categories as canonical text: what an event of this header means. */
  readonly frame: string;
  readonly dataset: { readonly name: string | null; readonly n: number | null; readonly fingerprint: string | null };
  /** Null: no rubric is named. Labels by different rubrics are never pooled. */
  readonly rubric: Rubric | null;
  /** Declared values, in order. */
  readonly categories: readonly string[];
  readonly ordered: boolean;
  /** The category that counts as passed. */
  readonly positive: string;
}

export interface Rubric {
  /** Canonical text of all that the header says of it. */
  readonly key: string;
  readonly id: string;
  readonly version: string;
}

export const LABELS_FORMAT = 'labels';
export const LABELS_VERSION = '1';

/** Values of a file that declares none. */
export const PASS_FAIL: readonly string[] = ['PASS', 'FAIL'];
