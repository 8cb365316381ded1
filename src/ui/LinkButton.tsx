import type { ComponentProps, ReactNode } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './Button.module.css';

export interface LinkButtonProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly variant?: ButtonVariant | undefined;
  readonly icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({ variant = 'plain', icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={cx(styles.button, styles[variant], className)}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </a>
  );
}
