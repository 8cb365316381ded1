import { cx } from './cx.ts';
import type { Tone } from './tone.ts';
import styles from './Meter.module.css';

export interface MeterProps {
  /** Says what is measured and how much, for instance "37 of 50 right". */
  readonly label: string;
  readonly value: number;
  readonly max?: number | undefined;
  readonly tone?: Tone | 'accent' | undefined;
}

/** A thin bar: a share of a whole. The figure stands beside it in words. */
export function Meter({ label, value, max = 1, tone = 'accent' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={label}
      className={styles.track}
    >
      <span className={cx(styles.bar, styles[tone])} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
