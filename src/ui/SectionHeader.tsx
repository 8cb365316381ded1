import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './SectionHeader.module.css';

export interface SectionHeaderProps {
  readonly title: ReactNode;
  readonly level?: 1 | 2 | 3 | 4 | undefined;
  /** A quiet word beside the title: a count, a state. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly ruled?: boolean | undefined;
  readonly id?: string | undefined;
}

/** A title line: title, quiet note, actions at the right. */
export function SectionHeader({ title, level = 2, note, actions, ruled = false, id }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.header, ruled && styles.ruled)}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
