import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { focusItself } from './focusItself.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** One sentence under the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the chief one last. */
  readonly footer?: ReactNode;
  readonly size?: 's' | 'm' | 'l' | 'xl' | undefined;
}

/** A modal dialog: focus inside, Esc closes, focus goes back to where it was. */
export function Dialog({ open, onOpenChange, title, description, children, footer, size = 'm' }: DialogProps) {
  const returnFocus = useFocusReturn(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={cx(styles.dialog, styles[size])}
          onOpenAutoFocus={focusItself}
          onCloseAutoFocus={returnFocus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.header}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <Button variant="quiet" icon={<X />} label="Close" />
            </RadixDialog.Close>
          </header>
          <div className={styles.body}>
            {description !== undefined && (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
