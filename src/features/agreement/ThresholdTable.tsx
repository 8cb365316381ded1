import type { CurveName, ThresholdPoint } from '../../core/comparison/threshold.ts';
import { statisticText } from '../../core/words/agreement.ts';
import { grouped } from '../../core/words/numbers.ts';
import { CURVES, isSameThreshold, type Thresholds } from '../../state/agreement/thresholds.ts';
import { cx } from '../../ui/cx.ts';
import { words } from './words.ts';
import styles from './ThresholdPanel.module.css';

export interface ThresholdTableProps {
  readonly thresholds: Thresholds;
  readonly points: readonly ThresholdPoint[];
  readonly atLeast: string | null;
  readonly onChoose: (atLeast: string) => void;
}

/** The numbers of the curves; each score can be chosen. Where a curve is highest, its number is marked. */
export function ThresholdTable({ thresholds, points, atLeast, onChoose }: ThresholdTableProps) {
  return (
    // A region that scrolls can be reached by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableBox} role="region" aria-label={words.thresholdTable} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {points.length < thresholds.points.length
            ? words.thresholdSome(points.length, thresholds.points.length)
            : words.thresholdTable}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.passesFromShort}</th>
            <th scope="col">{words.passes}</th>
            {CURVES.map((curve) => (
              <th key={curve} scope="col">
                {words.curves[curve]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.atLeast} aria-current={isSameThreshold(point.atLeast, atLeast)}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.choose}
                  aria-label={words.chooseThreshold(point.atLeast)}
                  onClick={() => {
                    onChoose(point.atLeast);
                  }}
                >
                  {point.atLeast}
                </button>
              </th>
              <td>{grouped(point.table.a + point.table.b)}</td>
              {CURVES.map((curve) => (
                <Cell key={curve} point={point} curve={curve} thresholds={thresholds} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly point: ThresholdPoint;
  readonly curve: CurveName;
  readonly thresholds: Thresholds;
}

function Cell({ point, curve, thresholds: { points, peaks } }: CellProps) {
  const isPeak = (peaks.get(curve) ?? []).some((at) => points[at] === point);
  return (
    <td className={cx(isPeak && styles.peak)}>
      {statisticText(point[curve])}
      {isPeak && <span className={styles.peakMark}> {words.highest}</span>}
    </td>
  );
}
