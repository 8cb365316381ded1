import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Tone } from './tone.ts';
import styles from './Chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: Tone | 'accent' | undefined;
  /** Code or numbers: set in the monospace face. */
  readonly mono?: boolean | undefined;
  /** With it the chip has a remove button; `removeLabel` names it. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly title?: string | undefined;
}

/** A small fact, or one that can be taken away. */
export function Chip({ children, tone, mono = false, onRemove, removeLabel = 'Remove', title }: ChipProps) {
  return (
    <span className={cx(styles.chip, tone !== undefined && styles[tone], mono && styles.mono)} title={title}>
      <span className={styles.text}>{children}</span>
      {onRemove !== undefined && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <X size={12} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
