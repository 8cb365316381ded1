import type { CompareLines } from '../json/lines.ts';
import type { Call } from '../model/item.ts';

/** Reference calls and reply calls as the scorer paired them. */
export interface CallComparison {
  readonly pairs: readonly CallPair[];
  /** Arguments (top level) that are equal, of all that either side names in its paired calls. */
  readonly equalArguments: { readonly equal: number; readonly of: number };
}

export interface CallPair {
  readonly reference: { readonly index: number; readonly call: Call } | null;
  readonly reply: { readonly index: number; readonly call: Call } | null;
  readonly sameName: boolean;
  /** Equal name and arguments. */
  readonly equal: boolean;
  /** Arguments side by side; unreadable arguments stand as their raw text. */
  readonly lines: CompareLines;
}
