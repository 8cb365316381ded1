import { intervalPlaces } from './intervalPlaces.ts';
import styles from './Interval.module.css';

export interface IntervalProps {
  /** The whole in words, for instance "74 % right, 60 to 84". */
  readonly label: string;
  readonly value: number | undefined;
  readonly low: number | undefined;
  readonly high: number | undefined;
  /** The ends of the axis: 0 and 1 for a proportion, -1 and 1 for a coefficient. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Values with a fine mark and a figure under the axis. */
  readonly ticks?: readonly { readonly at: number; readonly text: string }[] | undefined;
}

const NO_TICKS: NonNullable<IntervalProps['ticks']> = [];

/** A value with its interval on an axis: a band, and a stroke where the value is. */
export function Interval({ label, value, low, high, min = 0, max = 1, ticks = NO_TICKS }: IntervalProps) {
  const places = intervalPlaces({ value, low, high, min, max });
  return (
    <span role="img" aria-label={label} className={styles.plot} data-ticks={ticks.length > 0}>
      <span className={styles.axis} />
      {ticks.map((tick) => (
        <span key={tick.at} className={styles.tick} style={{ left: `${((tick.at - min) / (max - min)) * 100}%` }}>
          <span className={styles.figure}>{tick.text}</span>
        </span>
      ))}
      {places.band !== undefined && (
        <span className={styles.band} style={{ left: `${places.band.left}%`, width: `${places.band.width}%` }} />
      )}
      {places.point !== undefined && <span className={styles.point} style={{ left: `${places.point}%` }} />}
    </span>
  );
}
