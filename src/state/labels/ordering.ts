import { keyText } from '../../core/labels/keyText.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { SaidByJudge } from '../judges/judge.ts';
import { opinionsOf } from '../judges/opinionsOf.ts';
import type { LabelOrder } from './desk.ts';
import { headerRubric } from './headerRubric.ts';
import { goesByJudge, orderedQueue } from './orders.ts';
import { seriesAtDesk } from './select.ts';
import { noteSights, writeSights } from './sightings.ts';
import { show, showOther } from './showItem.ts';
import type { Desk, Sitting } from './sitting.ts';
import { words } from './words.ts';

const NO_OPINIONS: ReadonlyMap<string, SaidByJudge> = new Map();

/** Labels in another order from now on, and goes to the first item of it of which nothing is said. */
export function setOrder(desk: Desk, order: LabelOrder): void {
  const { order: before } = desk.store.getState();
  desk.store.setState({ order });
  void reorder(desk, () => {
    desk.store.setState({ order: before });
    desk.context.effects.notify(words.noOrder, 'fault');
  });
}

/** Puts the queue in order anew; `failed` where the judge says nothing to order by. */
export async function reorder(desk: Desk, failed: () => void): Promise<void> {
  const { sitting, store } = desk;
  if (sitting === null || store.getState().stage !== 'ready') return;
  const queue = await queueNow(desk, sitting);
  if (desk.sitting !== sitting) return;
  if (queue === null) {
    failed();
    return;
  }
  store.setState({ queue });
  const { current, order } = store.getState();
  // The order itself says where the judge says something else.
  if (order.mode === 'disagreements') {
    noteSights(desk.context, sitting.scope.scope, queue.map(keyText), 'disagreements');
    writeSights(desk.context, sitting.scope.scope);
    showOther(desk, sitting, queue[0] ?? null);
  } else if (current !== null) show(desk, null);
}

/** The queue in the order that is chosen; null where that goes by the judge, who says nothing. */
export async function queueNow(desk: Desk, sitting: Sitting): Promise<readonly ItemKey[] | null> {
  const { store, context } = desk;
  const { order, judge, log, rubric, hashes } = store.getState();
  let opinions = NO_OPINIONS;
  if (goesByJudge(order)) {
    const source = { log, rubric: headerRubric(rubric), hashes };
    const answer = judge === null ? null : await opinionsOf(context, sitting.scope.dataset, judge, source);
    if (answer?.kind !== 'done') return null;
    opinions = answer.value;
  }
  const now = store.getState();
  return orderedQueue(sitting.keys, now.order, now.rater, { opinions, labels: seriesAtDesk(now, 'after-review') });
}
