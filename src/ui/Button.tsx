import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'plain' | 'primary' | 'quiet' | 'danger';

interface ButtonBase extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'type'> {
  readonly variant?: ButtonVariant | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Shown as pressed or not; for buttons that toggle. */
  readonly pressed?: boolean | undefined;
}

interface WordedButton extends ButtonBase {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly label?: string | undefined;
}

interface IconOnlyButton extends ButtonBase {
  readonly icon: ReactNode;
  readonly children?: undefined;
  /** What the button does, in words: an icon alone says nothing. */
  readonly label: string;
}

export type ButtonProps = WordedButton | IconOnlyButton;

/** A button. `type` is "button" unless said otherwise. */
export function Button({ variant = 'plain', pressed, icon, label, children, className, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(styles.button, styles[variant], children === undefined && styles.iconOnly, className)}
    >
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  );
}
