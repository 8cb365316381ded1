/** Items by what is in their references: one that has several things counts for each. */
export interface ReferenceCounts {
  readonly calls: number;
  readonly texts: number;
  /** Items with trajectories. */
  readonly paths: number;
  readonly none: number;
  readonly broken: number;
  /** Items that say whether or what has to be calculated; absent where there are none. */
  readonly calculator?: number;
  /** Cases of a conformance corpus; absent where there are none. */
  readonly conformance?: number;
}
