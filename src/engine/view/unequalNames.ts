import type { Item, Reply } from '../../core/model/item.ts';
import { readPaths, traceOf } from '../../core/scorers/trajectory/readPaths.ts';
import { alignSteps } from '../../core/trajectory/align.ts';
import { compareArguments } from '../../core/trajectory/argumentsLayer.ts';
import { stepsOf } from '../../core/trajectory/steps.ts';

/** Names, each once, of the matched steps whose arguments are captured on both sides and not equal. `best`: the reference's index. */
export function unequalNames(item: Item, reply: Reply | null, best: number): readonly string[] {
  const read = readPaths(item);
  const path = read.ok ? read.paths[best] : undefined;
  const candidate = reply === null ? null : traceOf(reply);
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
