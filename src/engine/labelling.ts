import type { ItemKey } from '../core/model/item.ts';
import type { State } from '../core/model/verdict.ts';
import type { JudgeFault } from '../core/rubric/judgeOutput.ts';
import type { CallOptions, DatasetId, Outcome, ReplySetId, RunId } from './engine.ts';

/** What labelling asks of a dataset: none of it depends on a view. */
export interface LabellingCalls {
  /** Keys of the items that views over these replies have, in the order of the file. */
  keys(dataset: DatasetId, replySet: ReplySetId | null): Promise<Outcome<readonly ItemKey[]>>;
  /**
   * What items are, as one text each: see `core/labels/itemText.ts`. In the order of the keys; null for a key that the
   * dataset does not have.
   */
  hashes(
    dataset: DatasetId,
    request: HashRequest,
    call?: CallOptions<OpinionProgress>,
  ): Promise<Outcome<readonly (string | null)[]>>;
  /**
   * What a run or a recorded column says of each item, in the order of the file: a run of those that views over its
   * replies have, a column of all, also of attempts that further replies brought. A name that the dataset does not have
   * is refused.
   */
  opinions(
    dataset: DatasetId,
    source: OpinionSource,
    call?: CallOptions<OpinionProgress>,
  ): Promise<Outcome<readonly Opinion[]>>;
}

export interface HashRequest {
  /** Whose replies are part of the items; null: none. */
  readonly replySet: ReplySetId | null;
  /** Null: of every item of `keys`, in that order. */
  readonly keys: readonly ItemKey[] | null;
}

export type OpinionSource =
  | { readonly kind: 'run'; readonly run: RunId }
  /** `judge-output`: the column holds what a judge answered, in YAML (document 003), which is read strictly. */
  | { readonly kind: 'recorded'; readonly column: string; readonly reads: 'value' | 'judge-output' };

/** What one judge or person says of an item. */
export interface Opinion {
  readonly key: ItemKey;
  /**
   * Null where nothing is said, or where what is said is neither right nor wrong, as a choice among several things. A
   * value that its format knows to be broken is a fault.
   */
  readonly state: State | null;
  /**
   * Of a run: the reason, or the cause where the item was not judged or is a fault. Of a column: the value as written,
   * up to 200 characters. Of a judge's output: what it thought, up to 2,000. Null where there is none.
   */
  readonly text: string | null;
  /** In plain digits: of a run, of a column's value that is a number, of a judge's output. Null where there is none. */
  readonly score: string | null;
  /** Why a judge's output gives no verdict; null where it does, or where nothing is read so. */
  readonly problem: JudgeFault | null;
}

export interface OpinionProgress {
  readonly items: number;
  readonly totalItems: number;
}
