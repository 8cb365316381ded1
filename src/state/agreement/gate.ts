import { keyText } from '../../core/labels/keyText.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { DeskState } from '../labels/desk.ts';
import { progressOf } from '../labels/select.ts';
import type { HumanChoice } from './choice.ts';

/** What items are seen by, once the agreement on them was on screen. */
export const SEEN_BY = 'agreement';

/**
 * Whether the agreement is still closed: while whoever labels here has begun and is not done, unless they said that they
 * are, or a recorded person is compared.
 */
export function isClosed(desk: DeskState, human: HumanChoice | null): boolean {
  const { labelled, skipped, total } = progressOf(desk);
  const isUnderWay = labelled + skipped > 0 && labelled < total;
  return isUnderWay && human?.kind !== 'column' && desk.queue.some((key) => !wasShown(desk, key));
}

/** Items on which the agreement was never on screen. */
export function notYetSeen(desk: Pick<DeskState, 'queue' | 'sights'>): readonly ItemKey[] {
  return desk.queue.filter((key) => !wasShown(desk, key));
}

function wasShown({ sights }: Pick<DeskState, 'sights'>, key: ItemKey): boolean {
  return sights.get(keyText(key))?.includes(SEEN_BY) === true;
}
