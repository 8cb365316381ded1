import type { StepColumns } from '../run/stepColumns.ts';
import type { StepFacetField } from '../trajectories.ts';

/** Items by the code of each name among their missing or extra steps; an item counts once a name. */
export function nameCounts(
  steps: StepColumns,
  field: StepFacetField,
  lists: readonly (Uint32Array | undefined)[],
): Uint32Array {
  const counts = new Uint32Array(steps.names.names.length);
  /** The item, and 1 more, that counted last. */
  const last = new Uint32Array(counts.length);
  for (const items of lists) {
    for (const item of items ?? []) {
      for (const code of steps.codesOf(field, item)) {
        if (last[code] === item + 1) continue;
        last[code] = item + 1;
        counts[code]! += 1;
      }
    }
  }
  return counts;
}
