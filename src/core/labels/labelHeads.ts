import type { ItemKey } from '../model/item.ts';
import type { AdjudicateFacts, LabelFacts, ResolveFacts } from './event.ts';
import { headsOf } from './heads.ts';
import type { Rubric } from './header.ts';
import { keyText } from './keyText.ts';
import type { LabelLog } from './log.ts';
import { maskOf } from './mask.ts';
import { isOfRubric } from './ofRubric.ts';

/** With the id of its event. */
export type Stated<T> = T & { readonly id: string };

/**
 * A rater's labels of an item that nothing supersedes and that were not undone: what a further label has to supersede,
 * or to choose among where there are several. In the order of the log.
 */
export function labelHeads(
  log: LabelLog,
  rater: string,
  key: ItemKey,
  rubric: Rubric | null,
): readonly Stated<LabelFacts>[] {
  const heads = headsIn(log, key, rubric, (facts) => facts.type === 'label' && facts.rater === rater);
  return heads.flatMap((head) => (head.type === 'label' ? [head] : []));
}

/** The same of what was settled of an item, by whomever. */
export function adjudicationHeads(
  log: LabelLog,
  key: ItemKey,
  rubric: Rubric | null,
): readonly Stated<AdjudicateFacts>[] {
  const heads = headsIn(log, key, rubric, ({ type }) => type === 'adjudicate');
  return heads.flatMap((head) => (head.type === 'adjudicate' ? [head] : []));
}

type Given = Stated<LabelFacts> | Stated<AdjudicateFacts>;

function headsIn(
  log: LabelLog,
  key: ItemKey,
  rubric: Rubric | null,
  isWanted: (facts: LabelFacts | AdjudicateFacts) => boolean,
): readonly Given[] {
  const text = keyText(key);
  const given: Given[] = [];
  const choices: Stated<ResolveFacts>[] = [];
  for (const event of log.events.values()) {
    const { id, facts } = event;
    if (facts?.type !== 'label' && facts?.type !== 'adjudicate' && facts?.type !== 'resolve') continue;
    if (facts.item.id !== key.id || keyText(facts.item) !== text || !isOfRubric(event, rubric)) continue;
    if (facts.type === 'resolve') choices.push({ ...facts, id });
    else if (isWanted(facts)) given.push({ ...facts, id });
  }
  if (given.length === 0) return [];
  const { hidden } = maskOf(log);
  const own = choices.filter(({ id, rater }) => !hidden.has(id) && given.some((one) => one.rater === rater));
  return headsOf(given, (id) => hidden.has(id), own);
}
