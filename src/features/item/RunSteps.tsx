import { refusedPathClause } from '../../core/words/path.ts';
import type { TrajectoryNote } from '../../core/trajectory/notes.ts';
import type { ItemTrajectory } from '../../engine/trajectories.ts';
import { TrajectoryLanes } from './TrajectoryLanes.tsx';
import { TrajectoryNotes } from './TrajectoryNotes.tsx';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

/** Of which steps something is to be noted; the others speak of scores, which judges go by. */
const OF_STEPS: ReadonlySet<TrajectoryNote['code']> = new Set(['moved', 'substituted', 'same-name']);

/** The steps of a run against those of its reference, by names alone what was made, left out and put in. */
export function RunSteps({ trajectory }: { readonly trajectory: ItemTrajectory }) {
  const { references, compared, refused } = trajectory;
  return (
    <div className={styles.run}>
      {refused !== null && <p className={styles.note}>{words.pathRefused(refusedPathClause(refused))}</p>}
      {references.length === 0 && <p className={styles.note}>{words.noReferencePath}</p>}
      <TrajectoryLanes trajectory={trajectory} hit={null} />
      {compared !== null && <TrajectoryNotes notes={compared.notes.filter(({ code }) => OF_STEPS.has(code))} />}
    </div>
  );
}
