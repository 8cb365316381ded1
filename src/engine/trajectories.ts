import type { ArgumentsBadge } from '../core/trajectory/argumentsLayer.ts';
import type { TrajectoryNote } from '../core/trajectory/notes.ts';
import type { PathRefusal } from '../core/trajectory/steps.ts';
import type { Alignment, ReferencePath, Step, TrajectoryScores } from '../core/trajectory/trajectory.ts';

/** Fields by which a run that compares trajectories sorts: its four scores, and how many steps are missing or extra. */
export type StepSortColumn = 'exact' | 'order_aware' | 'set_overlap' | 'step_credit' | 'missing' | 'extra';

/** Fields that hold names of steps: `missing` of the reference's, `extra` of the reply's. */
export type StepFacetField = 'missing' | 'extra';

/** One item's steps as the table draws them. Scores, marks and counts are null where nothing was compared. */
export interface RowTrajectory {
  /** The first 40 steps of the reply. */
  readonly steps: readonly { readonly name: string; readonly mark: 'match' | 'extra' | null }[];
  /** Further steps. */
  readonly more: number;
  /**
   * The first 40 reference steps that nothing answers; each stands before the reply's step of that index, or behind
   * all.
   */
  readonly missing: readonly { readonly before: number; readonly name: string }[];
  readonly missingCount: number | null;
  readonly extraCount: number | null;
  readonly exact: 0 | 1 | null;
  readonly orderAware: number | null;
  readonly setOverlap: number | null;
  readonly stepCredit: number | null;
  /** Of `references` acceptable ones that which is answered best, from 0. */
  readonly reference: number | null;
  readonly references: number;
}

/** Everything of one item's trajectories. */
export interface ItemTrajectory {
  /** Any of which will do; none where the item has no reference, or a broken one. */
  readonly references: readonly ReferencePath[];
  /** Null: there is no reply, or none that says which steps were taken. */
  readonly candidate: readonly Step[] | null;
  /** Null where a side is not there, or the reference is refused. */
  readonly compared: ComparedTrajectory | null;
  /** Why a reference cannot be aligned. */
  readonly refused: PathRefusal | null;
}

export interface ComparedTrajectory {
  /** Index of the reference that is answered best. */
  readonly best: number;
  readonly alignment: Alignment;
  readonly scores: TrajectoryScores;
  /** Equally good alignments: 100 stands for more than 99; null where the two are too long to count them. */
  readonly alignments: number | null;
  /** What the arguments of each pair are to each other, in the order of `alignment.pairs`; of the first 1000. */
  readonly arguments: readonly ArgumentsBadge[];
  readonly notes: readonly TrajectoryNote[];
  /** Step credit against each of the references. */
  readonly credits: readonly number[];
}

/** What the items of a view make of each step of their reference. Every count is of items, never of steps. */
export interface Positions {
  /**
   * The 5 most frequent references by the names and groups of their steps; of several the one that is answered best.
   */
  readonly paths: readonly PathPositions[];
  /** Items with another reference, and how many others there are. */
  readonly rest: { readonly items: number; readonly paths: number };
  /** Items of the view in which nothing was compared. */
  readonly without: number;
}

export interface PathPositions {
  /** Names alone. */
  readonly path: ReferencePath;
  readonly items: number;
  /** By step, groups opened. */
  readonly positions: readonly PositionHits[];
  /**
   * Before each step, and after the last. An extra step stands before the next one that is answered, behind what is
   * missing there.
   */
  readonly gaps: readonly GapIntruders[];
}

export interface PositionHits {
  readonly name: string;
  /** Items that answer this step, of `items`. */
  readonly hits: number;
  readonly items: number;
  /** Items of the whole view that `missing = <name>` shows. */
  readonly missing: number;
}

export interface GapIntruders {
  /** Items with any extra step here. */
  readonly items: number;
  /** The 3 most frequent names. */
  readonly usual: readonly {
    readonly name: string;
    /** Items with this extra step here. */
    readonly items: number;
    /** Items of the whole view that `extra = <name>` shows. */
    readonly extra: number;
  }[];
}
