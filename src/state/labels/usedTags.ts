import type { LabelLog } from '../../core/labels/log.ts';
import type { DeskState } from './desk.ts';
import { recalled } from './recalled.ts';

/** Tags that the rater at the desk has given to any item, those given last first. */
export function usedTags({ log, rater }: DeskState): readonly string[] {
  return tagsOf(log, rater);
}

const tagsOf = recalled((log: LabelLog, rater: string): readonly string[] => {
  const tags = new Set<string>();
  for (const { facts } of [...log.events.values()].toReversed()) {
    if (facts?.type === 'label' && facts.rater === rater) for (const tag of facts.tags) tags.add(tag);
  }
  return [...tags];
});
