import { Fragment, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './StepLanes.module.css';

export interface LaneRow {
  readonly key: string;
  /** A chip, or null for a gap. */
  readonly left: ReactNode;
  readonly right: ReactNode;
  /** The two belong together: a line joins them. */
  readonly joined: boolean;
  /** The row's place in a bracket beside the left lane. */
  readonly bracket?: Bracket | undefined;
  /** Stands under the row, across both lanes. */
  readonly below?: ReactNode;
}

export type Bracket = 'first' | 'inner' | 'last';

export interface StepLanesProps {
  /** Names the whole. */
  readonly label: string;
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly rows: readonly LaneRow[];
}

/** Two sequences side by side, row by row, a line between what belongs together. */
export function StepLanes({ label, left, right, rows }: StepLanesProps) {
  return (
    <table className={styles.lanes} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{left}</th>
          <td className={styles.tie} aria-hidden="true" />
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, joined, bracket, below, ...sides }) => (
          <Fragment key={key}>
            <tr>
              <td className={cx(styles.step, bracket !== undefined && cx(styles.bracket, styles[bracket]))}>
                {sides.left}
              </td>
              <td className={styles.tie} aria-hidden="true">
                {joined && (
                  <svg className={styles.line} viewBox="0 0 32 2" preserveAspectRatio="none">
                    <path d="M0 1H32" />
                  </svg>
                )}
              </td>
              <td className={styles.step}>{sides.right}</td>
            </tr>
            {below !== undefined && below !== null && (
              <tr>
                <td colSpan={3} className={styles.below}>
                  {below}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
