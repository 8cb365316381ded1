import type { Item, Reply } from '../../core/model/item.ts';
import { alignSteps } from '../../core/trajectory/align.ts';
import { compareArguments } from '../../core/trajectory/argumentsLayer.ts';
import { stepsOf } from '../../core/trajectory/steps.ts';
import { sidesOf } from '../run/sidesOf.ts';

/**
 * Names, each once, of the matched steps whose arguments are captured on both sides and not equal. `best`: the
 * reference's index.
 */
export function unequalNames(item: Item, reply: Reply | null, best: number): readonly string[] {
  const { paths, candidate } = sidesOf(item, reply);
  const path = paths[best];
  if (path === undefined || candidate === null) return [];
  const wanted = stepsOf(path);
  const names = new Set<string>();
  for (const pair of alignSteps(path, candidate).pairs) {
    const step = wanted[pair.reference]!;
    if (names.has(step.name)) continue;
    const { relation } = compareArguments(step, candidate[pair.candidate]!);
    if (relation !== 'equal' && relation !== 'not-captured') names.add(step.name);
  }
  return [...names];
}
