import { useMemo, useState } from 'react';
import type { ItemTrajectory } from '../../engine/trajectories.ts';
import { Button } from '../../ui/Button.tsx';
import { StepLanes } from '../../ui/steps/StepLanes.tsx';
import { laneRow } from './laneRow.tsx';
import type { Hit } from './searchParts.ts';
import { trajectoryRows } from './trajectoryRows.ts';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

export interface TrajectoryLanesProps {
  readonly trajectory: ItemTrajectory;
  /** The place to bring into sight. */
  readonly hit: Hit | null;
}

const SHOWN = 200;
const MORE = 1000;

/** The steps of the reference and of the reply side by side, as they were aligned, or the steps of one side alone. */
export function TrajectoryLanes({ trajectory, hit }: TrajectoryLanesProps) {
  const { references, candidate, compared } = trajectory;
  const [most, setMost] = useState(SHOWN);
  const rows = useMemo(() => trajectoryRows(trajectory), [trajectory]);
  // Names alone need no word on arguments.
  const captured = rows.some(({ reference, candidate: made }) => hasArguments(reference) || hasArguments(made));
  const shown = Math.max(most, (hit?.part.row ?? -1) + 1);
  if (rows.length === 0) {
    return references.length > 0 && candidate !== null ? <p className={styles.note}>{words.noSteps}</p> : null;
  }
  return (
    <div className={styles.lanes}>
      <StepLanes
        label={words.lanes}
        left={words.referenceOf(compared?.best ?? 0, references.length)}
        right={words.reply}
        rows={rows.slice(0, shown).map((row, place) => laneRow(row, place, compared, captured))}
      />
      {shown < rows.length && (
        <Button
          onClick={() => {
            setMost(shown + MORE);
          }}
        >
          {words.moreSteps(Math.min(MORE, rows.length - shown))}
        </Button>
      )}
    </div>
  );
}

function hasArguments(placed: { readonly step: { readonly argumentsText: string | null } } | null): boolean {
  return placed !== null && placed.step.argumentsText !== null;
}
