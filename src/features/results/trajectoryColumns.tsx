import { grouped } from '../../core/words/numbers.ts';
import { scoreText } from '../../core/words/trajectory.ts';
import { SCORE_MEANINGS, SCORE_TITLES, type ScoreName } from '../../core/words/trajectoryScores.ts';
import type { RowView } from '../../engine/engine.ts';
import type { RowTrajectory } from '../../engine/trajectories.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { RowSteps } from './RowSteps.tsx';
import { words } from './words.ts';
import styles from './Cells.module.css';

/** The steps as chips, as many as have room in so many pixels. */
export function trajectoryColumn(width: number, tight: boolean): GridColumn<RowView> {
  return {
    key: 'trajectory',
    header: words.column.trajectory,
    hint: words.trajectoryHint,
    width: tight ? 'minmax(160px, 2fr)' : 'minmax(200px, 4fr)',
    render: ({ trajectory }) =>
      trajectory === undefined || trajectory === null || isUntold(trajectory) ? (
        <span className={styles.quiet}>{words.nothing}</span>
      ) : (
        <RowSteps trajectory={trajectory} width={width} lines={2} />
      ),
  };
}

/** Without steps where nothing was compared, nobody says that none were taken. */
function isUntold({ steps, stepCredit }: RowTrajectory): boolean {
  return steps.length === 0 && stepCredit === null;
}

const WIDTHS: Readonly<Record<ScoreName, string>> = {
  exact: '52px',
  order_aware: '78px',
  set_overlap: '76px',
  step_credit: '76px',
};

/** What each row says of a score. */
const VALUES: Readonly<Record<ScoreName, (trajectory: RowTrajectory) => number | null>> = {
  exact: ({ exact }) => exact,
  order_aware: ({ orderAware }) => orderAware,
  set_overlap: ({ setOverlap }) => setOverlap,
  step_credit: ({ stepCredit }) => stepCredit,
};

/** One of the four scores, with two decimals; `exact` is 0 or 1. */
export function stepScoreColumn(name: ScoreName): GridColumn<RowView> {
  return {
    key: name,
    header: SCORE_TITLES[name],
    hint: SCORE_MEANINGS[name],
    width: WIDTHS[name],
    align: 'end',
    sortable: true,
    mono: true,
    // What the chips and the verdict say, too, gives way first.
    hideNarrow: name === 'exact' || name === 'set_overlap',
    render: ({ trajectory }) =>
      numberCell(
        trajectory,
        VALUES[name],
        (value) => (name === 'exact' ? String(value) : scoreText(value)),
        name === 'exact',
      ),
  };
}

/** How many steps are missing, or extra. */
export function stepCountColumn(name: 'missing' | 'extra'): GridColumn<RowView> {
  return {
    key: name,
    header: words.column[name],
    hint: words.stepCountHint[name],
    width: name === 'missing' ? '64px' : '52px',
    align: 'end',
    sortable: true,
    mono: true,
    hideNarrow: true,
    render: ({ trajectory }) =>
      numberCell(
        trajectory,
        ({ missingCount, extraCount }) => (name === 'missing' ? missingCount : extraCount),
        grouped,
        true,
      ),
  };
}

function numberCell(
  trajectory: RowTrajectory | null | undefined,
  valueOf: (trajectory: RowTrajectory) => number | null,
  textOf: (value: number) => string,
  tight: boolean,
) {
  const value = trajectory === undefined || trajectory === null ? null : valueOf(trajectory);
  if (value !== null) return textOf(value);
  return (
    <span className={styles.quiet} title={words.undefinedHint}>
      {tight ? (
        <>
          <span aria-hidden="true">{words.nothing}</span>
          <VisuallyHidden>{words.undefinedShort}</VisuallyHidden>
        </>
      ) : (
        words.undefinedShort
      )}
    </span>
  );
}
