import { memo } from 'react';
import type { TrajectoryNote } from '../../core/trajectory/notes.ts';
import type { Columns } from '../../state/buildColumns.ts';
import { canvasSize, linePath, type LaneShape } from './laneShape.ts';
import type { ScrollWindow } from './useScrollWindow.ts';
import styles from './Lanes.module.css';

export interface LaneLinesProps {
  readonly columns: Columns;
  readonly shape: LaneShape;
  readonly shown: ScrollWindow;
  readonly notes: readonly TrajectoryNote[];
}

/** Lines from each matched step to what it answers, and from a missing step to where it was made instead. For the eye. */
export const LaneLines = memo(function LaneLines({ columns, shape, shown, notes }: LaneLinesProps) {
  const size = canvasSize(shape, columns.count);
  const matches: string[] = [];
  for (let place = shown.from; place < shown.to; place += 1) {
    const candidate = columns.candidate[place] ?? -1;
    const reference = candidate < 0 ? -1 : (columns.answers[candidate] ?? -1);
    if (reference >= 0) matches.push(linePath(shape, columns.ofReference[reference] ?? place, place));
  }
  const moves = notes.flatMap((note) => {
    if (note.code !== 'moved') return [];
    const [from, to] = [columns.ofReference[note.reference] ?? 0, columns.ofCandidate[note.candidate] ?? 0];
    if (Math.min(from, to) < shown.from || Math.max(from, to) >= shown.to) return [];
    return [linePath(shape, from, to)];
  });
  return (
    <svg className={styles.lines} width={size.width} height={size.height} aria-hidden="true">
      {moves.map((path) => (
        <path key={path} className={styles.moved} d={path} />
      ))}
      {matches.map((path) => (
        <path key={path} className={styles.matched} d={path} />
      ))}
    </svg>
  );
});
