import { Blocks } from 'lucide-react';
import type { ReferencePath } from '../../core/trajectory/trajectory.ts';
import type { ItemTrajectory } from '../../engine/trajectories.ts';
import type { Actions } from '../../state/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

export interface BuilderButtonsProps {
  readonly trajectory: ItemTrajectory;
  readonly actions: Actions;
}

/** The ways from an item into the builder: as it is, or with what was done as what is asked for. */
export function BuilderButtons({ trajectory: { references, candidate, compared }, actions }: BuilderButtonsProps) {
  const path: ReferencePath = references[compared?.best ?? 0] ?? [];
  return (
    <div className={styles.deeds}>
      <Button
        icon={<Blocks />}
        onClick={() => {
          actions.openInBuilder(path, candidate ?? []);
        }}
      >
        {words.openInBuilder}
      </Button>
      {candidate !== null && candidate.length > 0 && (
        <Button
          variant="quiet"
          title={words.attemptAsReferenceHint}
          onClick={() => {
            actions.openInBuilder(candidate, candidate);
          }}
        >
          {words.attemptAsReference}
        </Button>
      )}
    </div>
  );
}
