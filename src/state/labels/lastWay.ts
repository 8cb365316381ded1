import type { LabelEvent } from '../../core/labels/event.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import { isJsonNumber, isJsonObject } from '../../core/json/value.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import { readRubric } from '../../core/rubric/rubricJson.ts';
import type { LabelOrder, OrderMode } from './desk.ts';

/** How a rater labelled last on a device: the next time goes on so. */
export interface Way {
  readonly order: LabelOrder;
  readonly rubric: Rubric | null;
}

/** From the last label by `seq`; null where there is none, or where it was by a rubric that cannot be labelled by. */
export function lastWay(log: LabelLog, rater: string, device: string): Way | null {
  let last: LabelEvent | null = null;
  let most = -1;
  for (const event of log.events.values()) {
    const { facts } = event;
    if (facts?.type !== 'label' || facts.rater !== rater || facts.device !== device) continue;
    if (facts.seq === null || facts.seq <= most) continue;
    [last, most] = [event, facts.seq];
  }
  if (last === null) return null;
  const order = orderIn(last);
  const written = last.header.body?.get('rubric') ?? null;
  const rubric = readRubric(written);
  return order === null || (written !== null && rubric === null) ? null : { order, rubric };
}

const MODES: readonly OrderMode[] = ['shuffle', 'file', 'uncertain', 'disagreements', 'stratified'];

function orderIn({ body }: LabelEvent): LabelOrder | null {
  const order = body.get('order') ?? null;
  if (order === null || !isJsonObject(order)) return null;
  const mode = MODES.find((one) => one === order.get('mode'));
  const seed = order.get('seed') ?? null;
  const value = seed !== null && isJsonNumber(seed) ? Number(seed.token) : Number.NaN;
  return mode === undefined || !Number.isInteger(value) || value < 0 || value >= 2 ** 32 ? null : { mode, seed: value };
}
