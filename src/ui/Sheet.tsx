import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { focusItself } from './focusItself.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import dialog from './Dialog.module.css';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly side?: 'left' | 'right' | 'bottom' | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A drawer over the page, for what has no room beside it. */
export function Sheet({ open, onOpenChange, title, side = 'left', children, footer }: SheetProps) {
  const returnFocus = useFocusReturn(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialog.overlay} />
        <RadixDialog.Content
          className={cx(styles.sheet, styles[side])}
          aria-describedby={undefined}
          onOpenAutoFocus={focusItself}
          onCloseAutoFocus={returnFocus}
        >
          <header className={dialog.header}>
            <RadixDialog.Title className={dialog.title}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <Button variant="quiet" icon={<X />} label="Close" />
            </RadixDialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={dialog.footer}>{footer}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
