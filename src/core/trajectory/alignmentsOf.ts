import { alignSteps, alignmentOf, assertAligned, layerOf, type AlignOptions } from './align.ts';
import { bestPairs } from './bestPairs.ts';
import { groupPairs } from './groupPairs.ts';
import { sidesOf } from './sides.ts';
import { cellsOf, hasOrders } from './steps.ts';
import type { Alignment, ReferencePath, Step } from './trajectory.ts';

/** Most cells of the table from which further alignments are listed. */
const LIST_CELLS = 16_000_000;

/**
 * Every best alignment, the shown one first, the others in the order of the rule, worked out when they are asked for.
 * All have the same counts, so that no score differs. Of two so long that the table would have more than 16,000,000
 * cells only the shown one is given. Throws a RangeError on a reference that `pathRefusal` refuses.
 */
export function* alignmentsOf(
  path: ReferencePath,
  candidate: readonly Step[],
  options: AlignOptions = {},
): Generator<Alignment, void> {
  assertAligned(path, candidate);
  const shown = alignSteps(path, candidate, options);
  yield shown;
  if (cellsOf(path, candidate) > LIST_CELLS) return;
  const layer = layerOf(path, candidate, options);
  const sides = sidesOf(path, candidate, layer === 'names-only' ? 'names' : layer);
  const all = path.some(hasOrders) ? groupPairs(sides) : bestPairs(sides);
  let isFirst = true;
  for (const pairs of all) {
    if (!isFirst) yield alignmentOf(pairs, path, candidate, shown.rule);
    isFirst = false;
  }
}
