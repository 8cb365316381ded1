import { Blocks } from 'lucide-react';
import type { ReferencePath, Step } from '../../core/trajectory/trajectory.ts';
import type { ItemTrajectory } from '../../engine/trajectories.ts';
import { Button } from '../../ui/Button.tsx';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

export interface BuilderButtonsProps {
  readonly trajectory: ItemTrajectory;
  readonly onBuild: (reference: ReferencePath, candidate: readonly Step[]) => void;
}

/** The ways from an item into the builder: as it is, or with what was done as what is asked for. */
export function BuilderButtons({ trajectory: { references, candidate, compared }, onBuild }: BuilderButtonsProps) {
  const path: ReferencePath = references[compared?.best ?? 0] ?? [];
  return (
    <div className={styles.deeds}>
      <Button
        icon={<Blocks />}
        onClick={() => {
          onBuild(path, candidate ?? []);
        }}
      >
        {words.openInBuilder}
      </Button>
      {candidate !== null && candidate.length > 0 && (
        <Button
          variant="quiet"
          title={words.attemptAsReferenceHint}
          onClick={() => {
            onBuild(candidate, candidate);
          }}
        >
          {words.attemptAsReference}
        </Button>
      )}
    </div>
  );
}
