import type { LabelLog } from '../../core/labels/log.ts';
import type { Rubric as HeaderRubric } from '../../core/labels/header.ts';
import { keyText } from '../../core/labels/keyText.ts';
import type { SeriesRequest } from '../../core/labels/raterSeries.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { CALCULATOR_PARTS } from '../../core/rubric/calculatorScores.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import { readRubric } from '../../core/rubric/rubricJson.ts';
import { settled, type Async } from '../async.ts';
import type { Dataset } from '../datasets.ts';
import { judgeRun } from '../judges/judgeRun.ts';
import { replySetOf } from '../replySets.ts';
import type { RunParams } from '../route.ts';
import type { Context } from '../state.ts';
import { partsGiven, type PartsGiven } from './partsCompared.ts';
import { ratersIn } from './people.ts';

/** The rubric as it stands whole in the header of a label; null where it does not. */
export function wholeRubric(log: LabelLog, rubric: HeaderRubric | null): Rubric | null {
  if (rubric === null) return null;
  for (const { header } of log.events.values()) {
    if (header.rubric?.key === rubric.key) return readRubric(header.body?.get('rubric') ?? null);
  }
  return null;
}

/** Everyone else who gave parts. */
export function othersWithParts(log: LabelLog, rater: string, request: SeriesRequest): ReadonlyMap<string, PartsGiven> {
  const others = ratersIn(log).filter((name) => name !== rater);
  const given = others.map((name) => [name, partsGiven(log, name, request)] as const);
  return new Map(given.filter(([, parts]) => parts.size > 0));
}

/** Items that are graded at once. */
const MOST = 500;

/**
 * What the rules of `calculator-rubric` give the parts of each item, in tenths; of the first 500 of the items. A part
 * that a person has to settle is left out.
 */
export async function partsByRules(
  context: Context,
  dataset: Dataset,
  run: RunParams | null,
  keys: readonly ItemKey[],
): Promise<Async<PartsGiven>> {
  const rules = { scorer: 'calculator-rubric', options: [], replies: run?.replies ?? null };
  const made = await judgeRun(context, dataset, rules);
  if (made.kind !== 'value') return settled(made);
  const request = { run: made.value, replySet: replySetOf(dataset.summary, rules)?.replySet ?? null };
  const given = new Map<string, ReadonlyMap<string, number>>();
  for (const key of keys.slice(0, MOST)) {
    const outcome = await context.effects.engine.item(dataset.id, key, request);
    if (outcome.kind !== 'value') return settled(outcome);
    const { result } = outcome.value;
    const detail = result === null || result.state === 'fault' ? null : (result.verdict?.detail ?? null);
    if (detail?.code !== 'calculator') continue;
    const { parts } = detail.scores;
    const scores = CALCULATOR_PARTS.flatMap((part) => {
      const { tenths } = parts[part];
      return tenths === null ? [] : [[part, tenths] as const];
    });
    given.set(keyText(key), new Map(scores));
  }
  return { kind: 'done', value: given };
}
