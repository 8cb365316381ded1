import { STATES } from '../../core/model/verdict.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { Neighbours } from '../engine.ts';
import type { View } from './view.ts';

const WRONG = STATES.indexOf('wrong');

/** Where an item stands in a view, and what is next to it. */
export function neighboursOf(view: View, item: number): Neighbours {
  const { order } = view;
  const position = order.indexOf(item);
  if (position < 0) {
    return { position: null, shown: order.length, previous: null, next: null, previousWrong: null, nextWrong: null };
  }
  return {
    position,
    shown: order.length,
    previous: keyAt(view, position - 1),
    next: keyAt(view, position + 1),
    previousWrong: keyAt(view, wrongFrom(view, position, -1)),
    nextWrong: keyAt(view, wrongFrom(view, position, 1)),
  };
}

function keyAt({ dataset, order }: View, position: number): ItemKey | null {
  const item = order[position];
  return item === undefined ? null : { id: dataset.items.ids[item]!, attempt: dataset.items.attempt.at(item) };
}

/** The nearest position with a wrong item in that direction, or -1. */
function wrongFrom({ order, run }: View, position: number, step: number): number {
  if (run === null) return -1;
  for (let at = position + step; at >= 0 && at < order.length; at += step) {
    if (run.columns.stateCode(order[at]!) === WRONG) return at;
  }
  return -1;
}
