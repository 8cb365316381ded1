import type { Compared } from '../core/trajectory/compareTrajectories.ts';
import type { ReferencePath, Step } from '../core/trajectory/trajectory.ts';

/** What the thread that compares two long trajectories is asked, once. */
export interface CompareRequest {
  readonly path: ReferencePath;
  readonly candidate: readonly Step[];
}

/** What it answers, in this order. */
export type CompareAnswer =
  | { readonly kind: 'compared'; readonly compared: Compared }
  /** To 100, which is more than 99. */
  | { readonly kind: 'counted'; readonly alignments: number };
