import { useStore } from 'zustand';
import type { Opening } from '../../state/datasets.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { bytesText } from './bytes.ts';
import { words } from './words.ts';
import styles from './Openings.module.css';

export interface OpeningsProps {
  readonly bench: Workbench;
}

/** How far the files being read have come. */
export function Openings({ bench }: OpeningsProps) {
  const openings = useStore(bench.store, (state) => state.datasets.openings);
  if (openings.length === 0) return null;
  return (
    <div className={styles.list}>
      {openings.map((opening) => (
        <ProgressBar
          key={opening.token}
          label={labelOf(opening)}
          value={shareOf(opening)}
          detail={detailOf(opening)}
          action={
            <Button
              onClick={() => {
                bench.actions.cancelOpening(opening.token);
              }}
            >
              {words.cancel}
            </Button>
          }
        />
      ))}
    </div>
  );
}

function labelOf({ names, into, fetching }: Opening): string {
  if (fetching === true) return words.fetching(names);
  return into === null ? words.reading(names) : words.adding(names);
}

function shareOf({ progress }: Opening): number | undefined {
  return progress === null || progress.totalBytes === 0 ? undefined : progress.bytes / progress.totalBytes;
}

function detailOf({ progress, fetching }: Opening): string | undefined {
  if (progress === null) return undefined;
  const { bytes, totalBytes, items, itemsPerSecond, secondsLeft } = progress;
  if (fetching === true) return words.fetched(bytesText(bytes), totalBytes === 0 ? null : bytesText(totalBytes));
  return [
    words.progress(bytesText(bytes), bytesText(totalBytes), items),
    itemsPerSecond === null ? null : words.perSecond(itemsPerSecond),
    secondsLeft === null ? null : words.left(secondsLeft),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
