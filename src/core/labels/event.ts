import type { JsonObject } from '../json/value.ts';
import type { ItemKey } from '../model/item.ts';
import type { Header } from './header.ts';

/** One line of a label file. What it says is in `facts`; its body is written out again as it was read. */
export interface LabelEvent {
  readonly id: string;
  /** Everything that stands in the line but `batch`, unknown members too. */
  readonly body: JsonObject;
  /** The body as canonical text: two events of one id are the same when these are. */
  readonly text: string;
  /** The header that it stands under. */
  readonly header: Header;
  /** Imports that brought it, in order of their names; null for an event that was made here. */
  readonly batches: readonly string[] | null;
  /** Null where the type is not known: such an event is kept, and says nothing. */
  readonly facts: Facts | null;
}

export type Facts =
  LabelFacts | AdjudicateFacts | ResolveFacts | JudgeFacts | SightFacts | UndoFacts | ImportFacts | DisputedFacts;

/** Who wrote an event, and which of theirs it is. */
interface Stamp {
  readonly rater: string;
  /** Empty where the file does not say. */
  readonly device: string;
  /** Counts the events of a rater on a device; null where the file does not say. */
  readonly seq: number | null;
  /** Time as written; never compared: clocks differ. */
  readonly at: string | null;
}

/** A rater's value for an item. */
export interface LabelFacts extends Stamp {
  readonly type: 'label';
  readonly item: ItemKey;
  /** Hash of the item as it was labelled; null where the file does not say. */
  readonly hash: string | null;
  /** A category, `UNSURE` or `SKIP`; null: the label was cleared. */
  readonly value: string | null;
  /** Whether the judge was out of sight; null where the file does not say. */
  readonly blind: boolean | null;
  /** When the judge was revealed, of a label given afterwards. */
  readonly revealedAt: string | null;
  readonly supersedes: string | null;
  readonly note: string | null;
  /** Empty also where something else than a list of texts stands there. */
  readonly tags: readonly string[];
  /** Scores of the rubric's parts, in its smallest unit; null where the label has none, or none that can be read. */
  readonly parts: ReadonlyMap<string, number> | null;
  /** For how long the item was in sight, in milliseconds; null where the file does not say. */
  readonly msOnItem: number | null;
}

/** What was settled after raters had said different things. */
export interface AdjudicateFacts extends Stamp {
  readonly type: 'adjudicate';
  readonly item: ItemKey;
  readonly hash: string | null;
  readonly value: string | null;
  readonly supersedes: string | null;
  readonly note: string | null;
}

/** A rater's choice among labels of their own that stand side by side. */
export interface ResolveFacts extends Stamp {
  readonly type: 'resolve';
  readonly item: ItemKey;
  /** The label that holds. */
  readonly target: string;
  /** Labels that do not hold; null: all others there are. */
  readonly over: readonly string[] | null;
}

export interface JudgeFacts {
  readonly type: 'judge';
  readonly judge: string;
  /** Empty where the file does not say. */
  readonly version: string;
  readonly item: ItemKey;
  readonly hash: string | null;
  readonly verdict: string | null;
  /** `ok`, or why the judge's output gives no verdict; null where the file does not say. */
  readonly status: string | null;
  /** As written. */
  readonly score: string | null;
  readonly supersedes: string | null;
}

/** A verdict of the judge was on screen: asked for (`reveal`), or met elsewhere (`seen`). */
export interface SightFacts extends Stamp {
  readonly type: 'reveal' | 'seen';
  /** Null: of every item. */
  readonly item: ItemKey | null;
}

export interface UndoFacts extends Stamp {
  readonly type: 'undo' | 'redo';
  /** An event, or a batch of imported ones. */
  readonly target: string;
}

export interface ImportFacts extends Stamp {
  readonly type: 'import';
  readonly batch: string;
}

/** The item's reference is held to be wrong. */
export interface DisputedFacts extends Stamp {
  readonly type: 'disputed';
  readonly item: ItemKey;
}
