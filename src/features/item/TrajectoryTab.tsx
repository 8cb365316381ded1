import { refusedPathClause } from '../../core/words/path.ts';
import type { ItemTrajectory } from '../../engine/trajectories.ts';
import { BuilderButtons, type BuilderButtonsProps } from './BuilderButtons.tsx';
import type { Hit } from './searchParts.ts';
import { TrajectoryFacts } from './TrajectoryFacts.tsx';
import { TrajectoryLanes } from './TrajectoryLanes.tsx';
import { TrajectoryNotes } from './TrajectoryNotes.tsx';
import { TrajectoryScoreView } from './TrajectoryScoreView.tsx';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

export interface TrajectoryTabProps {
  readonly trajectory: ItemTrajectory;
  /** The place to bring into sight. */
  readonly hit: Hit | null;
  readonly onBuild: BuilderButtonsProps['onBuild'];
}

/** How the reply's steps answer those of the reference: scores with their formulas, both lanes, and what is to be noted. */
export function TrajectoryTab({ trajectory, hit, onBuild }: TrajectoryTabProps) {
  const { references, candidate, compared, refused } = trajectory;
  return (
    <div className={styles.tab}>
      {compared !== null && <TrajectoryScoreView scores={compared.scores} />}
      {refused !== null && <p className={styles.note}>{words.pathRefused(refusedPathClause(refused))}</p>}
      {references.length === 0 && <p className={styles.note}>{words.noReferencePath}</p>}
      {candidate === null && <p className={styles.note}>{words.noTrace}</p>}
      {compared !== null && <TrajectoryFacts compared={compared} references={references.length} />}
      <BuilderButtons trajectory={trajectory} onBuild={onBuild} />
      <TrajectoryLanes trajectory={trajectory} hit={hit} />
      {compared !== null && <TrajectoryNotes notes={compared.notes} />}
    </div>
  );
}
