import type { Step } from '../../core/trajectory/trajectory.ts';
import type { ItemTrajectory } from '../../engine/trajectories.ts';
import { stepRows, type StepRow } from '../../state/stepRows.ts';

/** The rows of an item's steps: as they were aligned, else the steps of whichever side there is, without marks. */
export function trajectoryRows(trajectory: ItemTrajectory): readonly (StepRow | LoneRow)[] {
  const { references, candidate, compared } = trajectory;
  const path = references[compared?.best ?? 0];
  if (compared !== null && path !== undefined && candidate !== null) {
    return stepRows(path, candidate, compared.alignment);
  }
  const wanted = path?.flat() ?? [];
  const made = candidate ?? [];
  return Array.from({ length: Math.max(wanted.length, made.length) }, (_, at): LoneRow => ({
    mark: null,
    reference: placed(wanted, at),
    candidate: placed(made, at),
    pair: null,
    group: null,
  }));
}

/** Steps that nothing was compared with: they stand side by side by their numbers alone. */
export interface LoneRow extends Omit<StepRow, 'mark'> {
  readonly mark: null;
}

function placed(steps: readonly Step[], at: number): StepRow['reference'] {
  const step = steps[at];
  return step === undefined ? null : { at, step };
}
