import type { LabelLog } from '../../core/labels/log.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import type { LabelOrder, LabelValue } from './desk.ts';
import type { NewLine } from './keptLabels.ts';
import type { Subject } from './labelHeader.ts';

/**
 * Something that was said, before it is known what others have written meanwhile: what its lines are follows from the
 * log by `linesOf`, the same each time.
 */
export type Intent = LabelIntent | AdjudicateIntent | PlainIntent | ImportIntent | LinesIntent;

interface Said {
  /** The event's id: once a line of it is in storage, all of it is. */
  readonly id: string;
  readonly rater: string;
  readonly device: string;
  /** ISO 8601. */
  readonly at: string;
  readonly subject: Subject;
  readonly rubric: Rubric | null;
}

export interface LabelIntent extends Said {
  readonly kind: 'label';
  /** Ids of the events that may go before and behind it. */
  readonly seenId: string;
  readonly resolveId: string;
  readonly key: ItemKey;
  /** Null where the item's hash could not be had. */
  readonly hash: string | null;
  readonly value: LabelValue;
  readonly note: string;
  readonly tags: readonly string[];
  readonly parts: ReadonlyMap<string, number>;
  /** What was on screen of how the item was judged; empty: nothing. */
  readonly sights: readonly string[];
  /** Milliseconds. */
  readonly msOnItem: number;
  readonly order: LabelOrder;
  /** Place in the queue, from 1; null where it has none. */
  readonly position: number | null;
}

export interface PlainIntent extends Said {
  readonly kind: 'plain';
  readonly says:
    | { readonly type: 'undo' | 'redo'; readonly target: string }
    | { readonly type: 'reveal'; readonly key: ItemKey }
    | { readonly type: 'disputed'; readonly key: ItemKey; readonly hash: string | null }
    | {
        readonly type: 'resolve';
        readonly key: ItemKey;
        readonly target: string;
        readonly over: readonly string[];
      };
}

export interface AdjudicateIntent extends Said {
  readonly kind: 'adjudicate';
  readonly resolveId: string;
  readonly key: ItemKey;
  readonly hash: string | null;
  readonly value: LabelValue;
  readonly note: string;
}

export interface ImportIntent extends Said {
  readonly kind: 'import';
  readonly file: string;
  readonly log: LabelLog;
}

/** Lines that were written once and are to be written again, as they are. */
export interface LinesIntent {
  readonly kind: 'lines';
  readonly id: string;
  readonly lines: readonly NewLine[];
}
