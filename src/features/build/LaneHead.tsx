import { ClipboardCopy, CornerRightUp, Eraser } from 'lucide-react';
import { memo } from 'react';
import type { LaneName } from '../../state/build.ts';
import { candidateAsReference, clearLane } from '../../state/buildEdit.ts';
import { laneText } from '../../state/buildText.ts';
import type { Workbench } from '../../state/workbench.ts';
import { copyText } from '../../ui/copyText.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Edit } from './edit.ts';
import { words } from './words.ts';
import styles from './BuildView.module.css';

export interface LaneHeadProps {
  readonly store: Workbench['store'];
  readonly steps: number;
  readonly edit: Edit;
  readonly lane: LaneName;
}

/** The name of a lane and what can be done with all of it. */
export const LaneHead = memo(function LaneHead({ store, steps, edit, lane }: LaneHeadProps) {
  const none = steps === 0;
  return (
    <div className={styles.laneHead}>
      <h2>{words.lane[lane]}</h2>
      <span className={styles.quiet}>{none ? words.laneEmpty[lane] : words.stepCount(steps)}</span>
      <span className={styles.laneDeeds}>
        <IconButton
          icon={<ClipboardCopy />}
          label={words.copySteps(lane)}
          disabled={none}
          onClick={() => void copyText(laneText(store.getState().build?.pair[lane] ?? []))}
        />
        {lane === 'candidate' && (
          <IconButton
            icon={<CornerRightUp />}
            label={words.asReference}
            disabled={none}
            onClick={() => {
              edit(candidateAsReference);
            }}
          />
        )}
        <IconButton
          icon={<Eraser />}
          label={words.clear(lane)}
          disabled={none}
          onClick={() => {
            edit((state) => clearLane(state, lane));
          }}
        />
      </span>
    </div>
  );
});
