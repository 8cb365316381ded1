import type { ItemDetail, Neighbours } from '../engine/engine.ts';
import { IDLE, type Async } from './async.ts';

/** The item the reader looks at. */
export interface ItemState {
  /** What was asked last, as one text; null when no item is open. */
  readonly asked: string | null;
  readonly detail: Async<ItemDetail>;
  /** View and key whose neighbours were asked last. */
  readonly neighboursAsked: string | null;
  /** Null until the view is known. */
  readonly neighbours: Neighbours | null;
  /** View and key that they are of: for a moment after a step those of the item before. */
  readonly neighboursOf: string | null;
  /** The run that stands beside, or null. */
  readonly beside: Async<ItemDetail>;
}

export const NO_ITEM: ItemState = {
  asked: null,
  detail: IDLE,
  neighboursAsked: null,
  neighbours: null,
  neighboursOf: null,
  beside: IDLE,
};
