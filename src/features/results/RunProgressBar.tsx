import type { RunProgress } from '../../engine/engine.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { words } from './words.ts';

export interface RunProgressBarProps {
  readonly progress: RunProgress | null;
  readonly onCancel: () => void;
}

/** How far the scoring has come. */
export function RunProgressBar({ progress, onCancel }: RunProgressBarProps) {
  return (
    <ProgressBar
      label={words.runStage[progress?.stage ?? 'scoring']}
      value={progress === null || progress.totalItems === 0 ? undefined : progress.items / progress.totalItems}
      detail={progress === null ? undefined : detailOf(progress)}
      action={<Button onClick={onCancel}>{words.cancel}</Button>}
    />
  );
}

function detailOf({ items, totalItems, itemsPerSecond, secondsLeft }: RunProgress): string {
  return [
    words.runProgress(items, totalItems),
    itemsPerSecond === null ? null : words.perSecond(itemsPerSecond),
    secondsLeft === null ? null : words.left(secondsLeft),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
