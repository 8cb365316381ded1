import { AlertDialog as RadixAlert } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import styles from './Dialog.module.css';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What will happen, in a sentence or two. */
  readonly description: ReactNode;
  /** The verb of the deed, for instance "Forget file". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly onConfirm: () => void;
}

/** Asks once before something that can't be taken back. Focus starts on Cancel; a click outside does nothing. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  onConfirm,
}: AlertDialogProps) {
  const returnFocus = useFocusReturn(open);
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={styles.overlay} />
        <RadixAlert.Content className={cx(styles.dialog, styles.s)} onCloseAutoFocus={returnFocus}>
          <header className={styles.header}>
            <RadixAlert.Title className={styles.title}>{title}</RadixAlert.Title>
          </header>
          <div className={styles.body}>
            <RadixAlert.Description asChild>
              <div className={styles.description}>{description}</div>
            </RadixAlert.Description>
          </div>
          <footer className={styles.footer}>
            <RadixAlert.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </RadixAlert.Cancel>
            <RadixAlert.Action asChild>
              <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </RadixAlert.Action>
          </footer>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
