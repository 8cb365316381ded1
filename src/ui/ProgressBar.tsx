import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is going on, for instance "Reading weather-agent.jsonl". */
  readonly label: string;
  /** 0 to 1; undefined when the end isn't known. */
  readonly value?: number | undefined;
  /** The figures at the right, for instance "12,400 of 60,000". */
  readonly detail?: ReactNode;
  /** A cancel button, usually. */
  readonly action?: ReactNode;
}

/** How far something has come. */
export function ProgressBar({ label, value, detail, action }: ProgressBarProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {action}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.floor(share * 100)}
        className={styles.track}
      >
        <div
          className={cx(styles.bar, share === undefined && styles.unknown)}
          style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
