import type { LabelEvent } from '../../core/labels/event.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { keyText } from '../../core/labels/keyText.ts';
import { aimOf, historyIn } from './history.ts';
import { keepDraft } from './writeLabel.ts';
import { positionsOf } from './select.ts';
import { showOther } from './showItem.ts';
import { isSameKey, stampOf, type Desk, type Sitting } from './sitting.ts';
import { stepWords, words } from './words.ts';

/** Takes back the last thing that the rater did here, and shows the item that it was done to. */
export function undo(desk: Desk): void {
  // What was typed last is what is taken back first.
  keepDraft(desk);
  answer(desk, 'undo', lastOf(desk, 'done'), words.nothingToUndo, words.undone);
}

export function redo(desk: Desk): void {
  answer(desk, 'redo', lastOf(desk, 'undone'), words.nothingToRedo, words.redone);
}

function lastOf({ store }: Desk, which: 'done' | 'undone'): LabelEvent | null {
  const { log, rater, device } = store.getState();
  return historyIn(log, rater, device)[which].at(-1) ?? null;
}

function answer(
  desk: Desk,
  type: 'undo' | 'redo',
  event: LabelEvent | null,
  nothing: string,
  done: (what: string) => string,
): void {
  const { sitting, store, context } = desk;
  const state = store.getState();
  if (sitting === null || state.stage !== 'ready') return;
  if (event === null) {
    context.effects.announce(nothing);
    return;
  }
  sitting.keeping.say({ ...stampOf(desk, sitting.scope), kind: 'plain', says: { type, target: aimOf(event) } });
  context.effects.announce(done(stepWords(event)));
  goTo(desk, sitting, itemOf(event));
}

function goTo(desk: Desk, sitting: Sitting, key: ItemKey | null): void {
  const { queue, current } = desk.store.getState();
  if (key === null || isSameKey(key, current) || !positionsOf(queue).has(keyText(key))) return;
  showOther(desk, sitting, key);
}

function itemOf({ facts }: LabelEvent): ItemKey | null {
  return facts !== null && 'item' in facts ? facts.item : null;
}
