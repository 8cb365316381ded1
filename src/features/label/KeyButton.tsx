import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { shortcutOf } from './shortcutOf.ts';
import styles from './KeyButton.module.css';

/** Whether single-letter keys act: those that do not are not printed. */
export const KeysOnContext = createContext(true);

export interface KeyButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'type'> {
  /** The keys that press it, as shown: `p`, `Shift r`. */
  readonly keys: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly pressed?: boolean | undefined;
}

/** A button with its key printed on it. */
export function KeyButton({ keys, children, ...rest }: KeyButtonProps) {
  const on = use(KeysOnContext);
  return (
    <Button {...rest} aria-keyshortcuts={on ? shortcutOf(keys) : undefined}>
      {children}
      {on && (
        <span className={styles.hint} aria-hidden="true">
          <Kbd keys={keys} />
        </span>
      )}
    </Button>
  );
}
