import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for assistive technology alone. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
