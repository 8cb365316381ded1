import { useMemo, useState } from 'react';
import { refusedPathClause } from '../../core/words/path.ts';
import type { ItemTrajectory } from '../../engine/trajectories.ts';
import { Button } from '../../ui/Button.tsx';
import { StepLanes } from '../../ui/steps/StepLanes.tsx';
import { BuilderButtons, type BuilderButtonsProps } from './BuilderButtons.tsx';
import { laneRow } from './laneRow.tsx';
import type { Hit } from './searchParts.ts';
import { TrajectoryFacts } from './TrajectoryFacts.tsx';
import { TrajectoryNotes } from './TrajectoryNotes.tsx';
import { TrajectoryScoreView } from './TrajectoryScoreView.tsx';
import { trajectoryRows } from './trajectoryRows.ts';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

export interface TrajectoryTabProps {
  readonly trajectory: ItemTrajectory;
  /** The place to bring into sight. */
  readonly hit: Hit | null;
  readonly onBuild: BuilderButtonsProps['onBuild'];
}

const SHOWN = 200;
const MORE = 1000;

/** How the reply's steps answer those of the reference: scores with their formulas, both lanes, and what is to be noted. */
export function TrajectoryTab({ trajectory, hit, onBuild }: TrajectoryTabProps) {
  const { references, candidate, compared, refused } = trajectory;
  const [most, setMost] = useState(SHOWN);
  const rows = useMemo(() => trajectoryRows(trajectory), [trajectory]);
  // Names alone need no word on arguments.
  const captured = rows.some(({ reference, candidate: made }) => hasArguments(reference) || hasArguments(made));
  const shown = Math.max(most, (hit?.part.row ?? -1) + 1);
  return (
    <div className={styles.tab}>
      {compared !== null && <TrajectoryScoreView scores={compared.scores} />}
      {refused !== null && <p className={styles.note}>{words.pathRefused(refusedPathClause(refused))}</p>}
      {references.length === 0 && <p className={styles.note}>{words.noReferencePath}</p>}
      {candidate === null && <p className={styles.note}>{words.noTrace}</p>}
      {compared !== null && <TrajectoryFacts compared={compared} references={references.length} />}
      <BuilderButtons trajectory={trajectory} onBuild={onBuild} />
      {rows.length === 0 ? (
        references.length > 0 && candidate !== null && <p className={styles.note}>{words.noSteps}</p>
      ) : (
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
      )}
      {compared !== null && <TrajectoryNotes notes={compared.notes} />}
    </div>
  );
}

function hasArguments(placed: { readonly step: { readonly argumentsText: string | null } } | null): boolean {
  return placed !== null && placed.step.argumentsText !== null;
}
